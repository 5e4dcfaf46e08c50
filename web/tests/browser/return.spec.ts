/** Whoever goes away or loses the line finds everything as it was. */

import { expect, test } from './house'
import {
  answers,
  board,
  dock,
  handSize,
  heading,
  log,
  playTurn,
  question,
  sitDown,
  untilAsked,
} from './table'

test('given a turn half played, when the page is loaded anew, then the same question is asked', async ({
  page,
}) => {
  await sitDown(page)
  await dock(page)
  const before = {
    question: await heading(page).textContent(),
    answers: await answers(page).allTextContents(),
  }
  const lines = await log(page).getByRole('listitem').count()

  await page.reload()
  await untilAsked(page)

  await expect(heading(page)).toHaveText(before.question ?? '')
  await expect(answers(page)).toHaveText(before.answers)
  expect(await handSize(page)).toBe(2)
  await expect(log(page).getByRole('listitem')).toHaveCount(lines)
})

test('given a turn half played, when the server is killed and comes back, then the game goes on by itself', async ({
  page,
  house,
}) => {
  await sitDown(page)
  await dock(page)
  const before = await answers(page).allTextContents()

  await house.kill()
  await expect(page.getByText('No connection. Your table is safe; trying again.')).toBeVisible()
  await expect(board(page)).toBeVisible()
  await expect(question(page).locator('[data-answer][aria-disabled="false"]')).toHaveCount(0)
  await house.start()
  await untilAsked(page)

  await expect(page.getByText('No connection.')).toHaveCount(0)
  await expect(answers(page)).toHaveText(before)
  expect(await handSize(page)).toBe(2)
  await playTurn(page)
  await untilAsked(page)
})

test('given an answer in the same moment, when the server is killed, then it counts once or not at all', async ({
  page,
  house,
}) => {
  await sitDown(page)
  await dock(page)
  const acknowledged = await log(page).getByRole('listitem').allTextContents()

  await answers(page).first().click()
  await house.kill()
  await house.start()
  await untilAsked(page)

  await expect(async () => {
    const lines = await log(page).getByRole('listitem').allTextContents()
    expect(lines.slice(0, acknowledged.length)).toEqual(acknowledged)
  }).toPass()
  const atOnce = await log(page).getByRole('listitem').allTextContents()
  await page.reload()
  await untilAsked(page)
  await expect(log(page).getByRole('listitem')).toHaveText(atOnce)
})
