/** Aliens at a table that was opened through the interface of the server, where a question waits. */

import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Offer } from '../../src/games/game'
import { openTable, playAhead, type Likes } from './ahead'
import { expect, test } from './house'
import { expectNoKeys } from './looks'
import { answers, board, endTurnButton, ending, heading, log, pressesOn, question, untilAsked } from './table'

/** A mission alone; the equipment is put on as the rules suggest. */
function openMission(who: APIRequestContext, mission: string): Promise<string> {
  const options = { mission, 'quick-start': 'on' }
  return openTable(who, { game: 'aliens', seats: [{ seat: 'me' }], 'start-when-full': true, options })
}

const told = (offer: Offer): string => JSON.stringify(offer.choice)
const asks = (name: string) => (offers: Offer[]) =>
  offers.some(({ choice }) => (choice as { question: string }).question === name)

/** Does nothing that can be left undone. */
const idle: Likes = (offers) =>
  offers.find((it) => /"(end|done|stop|nobody|pass|decline|hold-fire|nothing)"/.test(told(it))) ?? offers[0]

/** At the table where a question of this kind waits. */
async function sitDownAt(page: Page, mission: string, name: string): Promise<string> {
  const id = await openMission(page.request, mission)
  await playAhead(page.request, id, asks(name), idle)
  await page.goto(`/table/${id}`)
  await untilAsked(page)
  return id
}

/** What is shown over the board, in the hands of whoever watches. */
const playback = (page: Page): Locator => board(page).locator('xpath=ancestor::main').locator('.transport')

/** The squad does nothing until the enemies act, which is seen at the table. */
async function watchesAliens(page: Page): Promise<void> {
  const id = await sitDownAt(page, 'newt', 'next-action')
  let asked = 0
  await playAhead(page.request, id, () => (asked += 1) > 30, idle)
  const seesIt = async () => {
    await pressesOn(page)
    await expect(playback(page)).toBeVisible({ timeout: 500 })
  }
  await expect(seesIt).toPass({ timeout: 40_000 })
}

const thing = (page: Page, id: string): Locator => page.locator(`[data-id="${id}"]`)
const litSquares = (page: Page): Locator => board(page).locator('[data-lit][data-id^="place:square:"]')

test('given a mission, when heroes are chosen and placed by pressing, then the squad stands in the light', async ({
  page,
}) => {
  const id = await openMission(page.request, 'newt')
  await page.goto(`/table/${id}`)
  await untilAsked(page)

  await thing(page, 'thing:character:hicks').first().click()
  await expect(heading(page)).toHaveText('What do you equip the squad with?')
  await endTurnButton(page).click()
  const sure = question(page).locator('button.unsure[aria-keyshortcuts="E"]')
  if (await sure.isVisible()) await sure.click()
  await expect(heading(page)).toHaveText('Where does Hicks start?')
  await litSquares(page).first().click()

  await expect(heading(page)).not.toHaveText('Where does Hicks start?')
  await expect(board(page).locator('.names text', { hasText: 'Hicks' })).toBeVisible()
})

/** A square that can be walked to from a distance, and nothing is turned up on the way. */
async function farSquare(page: Page): Promise<Locator> {
  const far = board(page).locator('.reach text', { hasText: /^[345]$/ })
  await expect(far.first()).toBeAttached()
  const place = await far.first().getAttribute('data-square')
  return thing(page, place ?? '')
}

test('given an activation, when a far square is pressed, then the character goes all the way, and it is taken back as one', async ({
  page,
}) => {
  await sitDownAt(page, 'newt', 'next-action')
  const steps = log(page).getByText(/goes from/)
  const before = await steps.count()
  const square = await farSquare(page)

  await square.click()
  if (await question(page).locator('.unsure').first().isVisible()) await square.click()

  await expect.poll(() => steps.count()).toBeGreaterThan(before)
  await untilAsked(page)
  await expect(heading(page)).not.toContainText('Where does')
  await page.keyboard.press('u')
  await expect.poll(() => steps.count()).toBe(before)
  await untilAsked(page)
  await expect(square).toHaveAttribute('data-lit', /.*/)
})

test('given an activation, when the character walks step by step, then each square says what it costs', async ({
  page,
}) => {
  await sitDownAt(page, 'newt', 'next-action')
  const steps = log(page).getByText(/goes from/)
  const before = await steps.count()

  await answers(page).filter({ hasText: 'Move' }).click()
  await expect(heading(page)).toContainText('where?')
  await answers(page).filter({ hasText: 'step by step' }).click()
  await expect(heading(page)).toContainText('Where does')
  await expect(board(page).locator('.reach text', { hasText: /^1$/ }).first()).toBeAttached()
  await litSquares(page).first().click()

  await expect.poll(() => steps.count()).toBeGreaterThan(before)
})

test('given Aliens in sight, when one is pressed and pressed again, then it is fired at', async ({
  page,
}) => {
  const id = await openMission(page.request, 'newt')
  const canFire = (offers: Offer[]) => offers.some((it) => /attack.*(m41a|m56)/.test(told(it)))
  await playAhead(page.request, id, canFire, idle)
  await page.goto(`/table/${id}`)
  await untilAsked(page)
  const fired = log(page).getByText(/fires the/)
  const before = await fired.count()
  await expect(board(page).locator('.shots text', { hasText: '%' }).first()).toBeAttached()

  await board(page).locator('[data-lit][data-id^="thing:enemy:"]').first().click()
  const weapon = answers(page)
    .filter({ hasText: /Rifle|Smart/ })
    .first()
  await weapon.click()
  if (await question(page).locator('.unsure').first().isVisible()) await weapon.click({ delay: 600 })

  await expect.poll(() => fired.count()).toBeGreaterThan(before)
})

test('given a table in words, when a square is pressed there, then it is the same answer', async ({
  page,
}) => {
  await sitDownAt(page, 'newt', 'next-action')
  const steps = log(page).getByText(/goes from/)
  const before = await steps.count()

  await answers(page).filter({ hasText: 'Move' }).click()
  await answers(page).filter({ hasText: 'step by step' }).click()
  await expect(heading(page)).toContainText('Where does')
  await page.keyboard.press('b')
  await page.locator('.textboard section').nth(1).waitFor()
  await page.locator('.textboard ol .press').first().click()

  await expect.poll(() => steps.count()).toBeGreaterThan(before)
})

test('given enemies that act, when somebody watches, then they stop it, go back in it, and see where it ends', async ({
  page,
}) => {
  await watchesAliens(page)
  const pause = playback(page).getByRole('button', { name: 'Pause' })
  const at = playback(page).getByText(/^\d+ of \d+$/)

  await pause.click()
  await expect(playback(page).getByRole('button', { name: 'Go on' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('.')
  const before = Number.parseInt((await at.textContent()) ?? '')
  await page.keyboard.press(',')

  await expect.poll(async () => Number.parseInt((await at.textContent()) ?? '')).toBeLessThan(before)
  await page.keyboard.press('f')
  await expect(playback(page)).toBeHidden()
  await untilAsked(page)
})

test('given a squad that does nothing, when it is lost, then the debriefing says what became of everybody', async ({
  page,
}) => {
  test.slow()
  const id = await openMission(page.request, 'gantry')
  await playAhead(page.request, id, Infinity, idle)

  await page.goto(`/table/${id}`)

  await expect(ending(page)).toBeVisible({ timeout: 30_000 })
  await expect(ending(page).getByRole('row')).toHaveCount(7)
  await expect(
    ending(page)
      .getByRole('cell', { name: /killed|captured/ })
      .first(),
  ).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('given enemies that act, when somebody watches, then the board and what stops it are in sight', async ({
    page,
  }) => {
    await watchesAliens(page)

    await expect(playback(page).getByRole('button', { name: 'Pause' })).toBeInViewport()
    await playback(page).getByRole('button', { name: 'Pause' }).click()
    await playback(page).getByRole('button', { name: 'Show where it ends' }).click()
    await untilAsked(page)
  })

  test('given an activation, when somebody looks, then answers, their cards and a readable board are in sight', async ({
    page,
  }) => {
    await sitDownAt(page, 'newt', 'next-action')

    await expect(answers(page).nth(1)).toBeInViewport()
    await expect(endTurnButton(page)).toBeInViewport()
    await expect(thing(page, 'place:pile:deck').first()).toBeVisible()
    const name = board(page).locator('.names text').first()
    expect(await name.evaluate((it) => it.getBoundingClientRect().height)).toBeGreaterThan(10)
  })
})

test('given a mission that is lost, when it is over, then the page says so in the words of the game', async ({
  page,
}) => {
  const id = await openMission(page.request, 'newt')
  await playAhead(page.request, id, () => false, idle)
  await page.goto(`/table/${id}`)

  await expect(ending(page)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'Mission failed' })).toBeVisible()
  await expectNoKeys(page)
})
