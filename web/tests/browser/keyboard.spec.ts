/** Everything can be done with the keyboard alone, and from the text board alone. */

import type { Page } from '@playwright/test'
import { expect, test } from './house'
import {
  answers,
  board,
  door,
  endTurnButton,
  handSize,
  heading,
  log,
  question,
  sitDown,
  sitDownToChoose,
  untilAsked,
} from './table'

/** Goes on with Tab until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const reached = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    if (await reached()) return
  }
  throw new Error(`Tab does not lead to ${selector}`)
}

test('given a keyboard alone, when somebody comes, then they open a game and play a turn', async ({
  page,
}) => {
  await page.goto('/')
  await expect(door(page).getByRole('button', { name: 'Play now' })).toBeVisible()
  await tabTo(page, '[aria-labelledby="poster-alien-frontiers"] .ways .btn.main')
  await page.keyboard.press('Enter')
  await untilAsked(page)

  for (let presses = 0; presses < 60 && !(await endTurnButton(page).isVisible()); presses += 1) {
    await page.keyboard.press('1')
    await untilAsked(page)
  }
  expect(await handSize(page)).toBe(0)
  await page.keyboard.press('e')
  await page.keyboard.press('e')
  await untilAsked(page)
  // Whoever has too much gives it back first.
  while ((await handSize(page)) === 0) {
    await page.keyboard.press('1')
    await untilAsked(page)
  }

  await expect(log(page)).toContainText('docks')
})

test('given the focus on the board, when arrows and Enter are pressed, then a ship docks, and U takes it back', async ({
  page,
}) => {
  await sitDownToChoose(page)
  await tabTo(page, '[data-board] [data-id]')
  const first = await page.evaluate(() => document.activeElement?.getAttribute('data-id'))

  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key)
  const next = await page.evaluate(() => document.activeElement?.getAttribute('data-id'))
  expect(next).not.toBeNull()
  expect(next).not.toBe(first)

  await page.locator('[data-id="place:station:solar-converter"]').focus()
  await page.keyboard.press('Enter')
  await expect(question(page).getByRole('button', { name: 'Choose again: Solar Converter' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page).getByRole('button', { name: /^Choose again/ })).toHaveCount(0)
  await page.keyboard.press('h')
  await page.keyboard.press('Enter')
  await page.locator('[data-id="place:station:solar-converter"]').focus()
  await page.keyboard.press('Enter')
  await untilAsked(page)
  await expect.poll(() => handSize(page)).toBe(2)

  await page.keyboard.press('u')
  await expect.poll(() => handSize(page)).toBe(3)
})

test('given the keys, when they are pressed, then what they open comes and goes', async ({ page }) => {
  await sitDown(page)

  await page.keyboard.press('k')
  await expect(page.getByRole('dialog')).toContainText('the answer with that number')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.locator('[data-id="place:station:lunar-mine"]').focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('tooltip')).toContainText('Lunar Mine')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog')).toContainText('AF-')
  await page.keyboard.press('Escape')
  await page.keyboard.press('b')
  await expect(board(page)).toHaveCount(0)
  await page.keyboard.press('b')
  await expect(board(page)).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByRole('textbox', { name: 'Say something' })).toBeFocused()
  await page.keyboard.type('b1ue')
  await expect(board(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('l')
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('+')
  await expect(page.getByRole('button', { name: 'Whole board' })).toBeVisible()
  await page.keyboard.press('0')
  await expect(page.getByRole('button', { name: 'Whole board' })).toHaveCount(0)
})

test('given a new question, when the old one goes with the focus, then the focus is not lost', async ({
  page,
}) => {
  await sitDown(page)
  await answers(page).first().focus()

  await page.keyboard.press('Enter')
  await untilAsked(page)
  await page.keyboard.press('1')
  await untilAsked(page)

  await expect(heading(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})

test('given the text board alone, when its answers are pressed, then a whole turn is played', async ({
  page,
}) => {
  await sitDown(page)
  await page.keyboard.press('b')
  const text = page.locator('.textboard')
  await expect(text.getByRole('heading', { name: /answers?$/ })).toBeVisible()
  const list = text.locator('ol > li > button:enabled')

  let isEnded = false
  for (let presses = 0; presses < 80; presses += 1) {
    await untilAsked(page)
    if (isEnded && (await handSize(page)) > 0) break
    const ends = list.filter({ hasText: 'End the turn' })
    isEnded ||= await ends.isVisible()
    await ((await ends.isVisible()) ? ends : list.first()).focus()
    await page.keyboard.press('Enter')
  }

  await expect(log(page)).toContainText('docks')
  await untilAsked(page)
  await expect(
    log(page)
      .getByText(/^Round 2/i)
      .first(),
  ).toBeVisible()
})
