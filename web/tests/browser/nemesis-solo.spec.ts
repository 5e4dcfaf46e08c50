/** A whole game of Nemesis alone, by somebody who reads only what is on the screen. */

import type { Page } from '@playwright/test'
import { expect, test } from './house'
import { expectNoKeys, listenForErrors } from './looks'
import { answer, cards, nextDoor, passToTheEnd } from './nemesis'
import { board, ending, endTurnButton, heading, log, question, untilAsked } from './table'

/** From the front page to a game alone, as somebody would who looks for it. */
async function openAlone(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Choose everything yourself' }).first().click()
  const fewer = page.getByRole('button', { name: 'Remove a seat' })
  while (await fewer.isEnabled()) await fewer.click()
  await page.getByRole('button', { name: 'Create table' }).click()
}

test('given somebody alone on the ship, when they press what is lit, then the game comes to its victory check', async ({
  page,
}) => {
  test.slow()
  const errors = listenForErrors(page)
  await openAlone(page)
  await expect(heading(page)).toHaveText(/^Which character do you play/)
  await answer(page, /./)
  await answer(page, /./)

  // The first turn: to the room next door, through a corridor that answers with noise or more.
  await expect(heading(page)).toHaveText('What do you do?')
  await expect(question(page)).toContainText('2 actions left in this turn')
  await expect(cards(page)).toHaveCount(5)
  const aims = page.getByRole('region', { name: 'How near the end is' }).getByRole('article')
  await expect(aims).toHaveCount(2)
  for (const aim of await aims.all()) await expect(aim).toBeInViewport({ ratio: 1 })
  await nextDoor(page).click()
  for (let presses = 0; presses < 12; presses += 1) {
    await untilAsked(page)
    if ((await cards(page).count()) < 5 && (await endTurnButton(page).isVisible())) break
    await answer(page, /Movement|Discard/)
  }
  await expect(log(page)).toContainText(/explores room/)
  await passToTheEnd(page)

  const scene = ending(page)
  await expect(scene.getByRole('heading', { level: 1 })).toHaveText(/ wins$|Nobody has won/)
  await expect(scene.getByRole('heading', { name: 'What became of the crew' })).toBeVisible()
  await expect(scene.getByText(/has won|has lost/).first()).toBeVisible()
  await expect(scene.getByRole('heading', { name: 'Who won?' })).toBeVisible()
  for (const step of ['1 · Engines', '2 · Coordinates', '3 · Contamination', '4 · Objectives'])
    await expect(scene.getByText(step)).toBeVisible()
  await expect(scene.getByText('checked in this browser', { exact: true })).toBeVisible()
  await expectNoKeys(page)
  await scene.getByRole('link', { name: 'Replay' }).click()
  await expect(page.getByRole('slider', { name: 'Timeline' })).toBeVisible()
  await expect(board(page)).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  await expectNoKeys(page)
  expect(errors).toEqual([])
})
