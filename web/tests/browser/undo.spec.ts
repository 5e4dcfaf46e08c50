/** Taking back: free while nobody has learned anything; past a roll only for practice, and then for the others to allow. */

import type { Page } from '@playwright/test'
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

/** The button asks once more before anybody is asked. */
async function askToTakeBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask to take back' }).click()
  await page.getByRole('status').getByRole('button', { name: 'Ask to take back' }).click()
}

test('given a docked ship, when it is taken back, then it lies in the hand again', async ({ page }) => {
  await sitDown(page)
  const before = await answers(page).allTextContents()
  await dock(page)
  const takeBack = page.getByRole('button', { name: /^Take back/ })

  await expect(takeBack).toHaveAttribute(
    'title',
    /^Take back: Dock the \d at the (Solar Converter|Lunar Mine)$/,
  )
  // Its words are all there to be read.
  await expect(takeBack).toHaveText(/Take back\s*Dock the \d at the (Solar Converter|Lunar Mine)$/)
  expect(await takeBack.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true)
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
  const [asked, other] = await twoAtTable(page, await somebody(), { 'is-practice': true })
  await playTurn(asked)
  await untilAsked(other)

  await askToTakeBack(asked)
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
  const [asked, other] = await twoAtTable(page, await somebody(), { 'is-practice': true })
  await playTurn(asked)
  await untilAsked(other)

  await askToTakeBack(asked)
  await other.getByRole('button', { name: 'Agree' }).click()

  await untilAsked(asked)
  // Whoever had too much is asked again what to return.
  await expect(heading(asked)).toHaveText(/What do you (do|return)\?$/)
  await expect(question(other).getByText('The table waits for')).toBeVisible()
  // What was taken back, and by whom.
  await expect(log(other)).toContainText(/takes back|Taken back: /)
  await expect(asked.getByRole('status').filter({ hasText: 'Taken back:' })).toBeVisible()
})

test('given an ended turn against bots, when the next one has come, then nothing can be taken back', async ({
  page,
}) => {
  await sitDown(page)
  await playTurn(page)
  await untilAsked(page)

  await expect(page.getByRole('button', { name: /take back/i })).toHaveCount(0)
})

test('given a table for practice, when bots and their dice are taken back, then it says so first, and the log says how much', async ({
  page,
}) => {
  await openPractice(page)
  await expect(page.getByRole('banner').getByText('Practice')).toBeVisible()
  await playTurn(page)
  await untilAsked(page)
  const before = await log(page)
    .getByText(/^Taken back/)
    .count()

  await page.getByRole('button', { name: /^Take back/ }).click()
  const sure = page
    .getByRole('status')
    .filter({ hasText: /With it: \d+ more answers? and \d+ rolls? (or|and) draws?/ })
  await expect(sure).toBeVisible()
  expect(
    await log(page)
      .getByText(/^Taken back/)
      .count(),
  ).toBe(before)
  await sure.getByRole('button', { name: 'Take back' }).click()

  await untilAsked(page)
  await expect(log(page)).toContainText(/With it: \d+ more answers? and \d+ rolls? (or|and) draws?/)
  expect(await handSize(page)).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('given a docked ship, then taking back is a word, and gone when there is nothing to take back', async ({
    page,
  }) => {
    await sitDown(page)
    await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0)
    await dock(page)

    const takeBack = page.getByRole('button', { name: 'Take back' })
    await expect(takeBack).toHaveText('Take back')
    await takeBack.tap()

    await expect.poll(() => handSize(page)).toBe(3)
    await expect(takeBack).toHaveCount(0)
  })
})

/** A new table for practice, by the form, with bots in every other seat. */
async function openPractice(page: Page): Promise<void> {
  await page.goto('/new/alien-frontiers')
  await page.getByRole('radio', { name: /^For practice/ }).check()
  await expect(page.getByText('For practice: anything can be taken back')).toBeVisible()
  await page.getByRole('button', { name: 'Fill with bots and start' }).click()
  await untilAsked(page)
}
