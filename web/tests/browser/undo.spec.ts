/** Taking back: free while nobody has learned anything, and else for the others to allow. */

import { expect, test } from './house'
import {
  answers,
  dock,
  handSize,
  heading,
  log,
  playTurn,
  question,
  sitDown,
  twoAtTable,
  untilAsked,
} from './table'

test('given a docked ship, when it is taken back, then it lies in the hand again', async ({ page }) => {
  await sitDown(page)
  const before = await answers(page).allTextContents()
  await dock(page)
  const takeBack = page.getByRole('button', { name: /^Take back/ })

  await expect(takeBack).toHaveAttribute(
    'title',
    /^Take back: Dock the \d at the (Solar Converter|Lunar Mine)$/,
  )
  await takeBack.click()

  await expect(answers(page)).toHaveText(before)
  expect(await handSize(page)).toBe(3)
  await expect(log(page)).toContainText(/Taken back: .* docks a \d/)
  await expect(takeBack).toHaveCount(0)
})

test('given something taken back, when it is done again from what is said of it, then it stands as before', async ({
  page,
}) => {
  await sitDown(page)
  await dock(page)
  await page.getByRole('button', { name: /^Take back/ }).click()

  const said = page.getByRole('status').filter({ hasText: 'Taken back: Dock the' })
  await expect(said).toContainText(/Taken back: Dock the \d at the (Solar Converter|Lunar Mine)/)
  await said.getByRole('button', { name: 'Do it again' }).click()

  await expect.poll(() => handSize(page)).toBe(2)
  await expect(page.getByRole('button', { name: /^Take back/ })).toBeVisible()
})

test('given an ended turn, when the other refuses, then it stays as it is', async ({ page, somebody }) => {
  const [asked, other] = await twoAtTable(page, await somebody())
  await playTurn(asked)
  await untilAsked(other)

  await asked.getByRole('button', { name: 'Ask to take back' }).click()
  await expect(question(asked).getByText(/You asked to take back. Still to agree/)).toBeVisible()
  await expect(other.getByRole('alert')).toContainText('wants to take back the last answer')
  await other.getByRole('button', { name: 'Refuse' }).click()

  await expect(asked.getByText('Not everybody agrees: it stays as it is.')).toBeVisible()
  await expect(other.getByRole('alert')).toHaveCount(0)
  await expect(question(asked).getByText(/You asked to take back/)).toHaveCount(0)
  await expect(question(asked).getByText('The table waits for')).toBeVisible()
  await untilAsked(other)
})

test('given an ended turn, when the other agrees, then the turn is open again', async ({
  page,
  somebody,
}) => {
  const [asked, other] = await twoAtTable(page, await somebody())
  await playTurn(asked)
  await untilAsked(other)

  await asked.getByRole('button', { name: 'Ask to take back' }).click()
  await other.getByRole('button', { name: 'Agree' }).click()

  await untilAsked(asked)
  // Whoever had too much is asked again what to return.
  await expect(heading(asked)).toHaveText(/What do you (do|return)\?$/)
  await expect(question(other).getByText('The table waits for')).toBeVisible()
  await expect(log(other)).toContainText(/taken back/i)
  await expect(asked.getByRole('status').filter({ hasText: 'Taken back:' })).toBeVisible()
})
