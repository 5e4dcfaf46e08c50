/** A whole turn by touch, on phones upright and on their side, and on a tablet. */

import type { Locator, Page } from '@playwright/test'
import { expect, test } from './house'
import { expectNothingCut } from './looks'
import {
  answers,
  board,
  endTurnButton,
  handSize,
  heading,
  question,
  sitDown,
  sitDownToChoose,
  untilAsked,
} from './table'

test.use({ hasTouch: true })

/** Taps what is offered until the turn is ended and the next one has come. */
async function tapTurn(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /more answers?$/ })
  const sure = question(page).locator('button.unsure')
  let isEnded = false
  for (let taps = 0; taps < 80; taps += 1) {
    await untilAsked(page)
    if (isEnded && (await handSize(page)) > 0) return
    const ends = endTurnButton(page)
    const first = await firstThere([sure, ends, answers(page), more])
    isEnded ||= await ends.isVisible()
    await first.tap()
  }
  throw new Error('the turn did not end')
}

async function firstThere(some: Locator[]): Promise<Locator> {
  for (const it of some) if ((await it.count()) > 0) return it.first()
  throw new Error('nothing can be tapped')
}

const sheet = (page: Page) => page.getByRole('region', { name: 'Hand and question' })

const heightOf = async (page: Page) => (await sheet(page).boundingBox())?.height ?? 0

/** How much room the board has, in square pixels. */
async function roomOf(page: Page): Promise<number> {
  const { width, height } = (await board(page).boundingBox()) ?? { width: 0, height: 0 }
  return width * height
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
]) {
  test.describe(`on a phone of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('given a question, when somebody taps, then a whole turn is played', async ({ page }) => {
      await sitDown(page)
      await expectNothingCut(page)

      await tapTurn(page)

      expect(await handSize(page)).toBeGreaterThan(0)
      await expectNothingCut(page)
    })

    test('given the sheet, when its handle is tapped and dragged, then it stands at three heights', async ({
      page,
    }) => {
      await sitDown(page)
      const peek = await heightOf(page)
      const boardBox = await board(page).boundingBox()
      expect(peek + (boardBox?.y ?? 0) + (boardBox?.height ?? 0)).toBeLessThanOrEqual(viewport.height + 8)

      await page.getByRole('button', { name: 'Open further' }).tap()
      await expect.poll(() => heightOf(page)).toBeGreaterThan(peek)
      const half = await heightOf(page)
      await page.getByRole('button', { name: 'Open further' }).tap()
      await expect.poll(() => heightOf(page)).toBeGreaterThan(half)
      await page.getByRole('button', { name: 'Show the board' }).tap()
      await expect.poll(() => heightOf(page)).toBe(peek)

      const handle = await page.getByRole('button', { name: 'Open further' }).boundingBox()
      const from = { x: viewport.width / 2, y: (handle?.y ?? 0) + 8 }
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x, from.y - 80, { steps: 4 })
      await page.mouse.up()
      await expect.poll(() => heightOf(page)).toBe(half)
    })

    test('given the tabs, when they are tapped, then cards, log and chat fill the sheet', async ({
      page,
    }) => {
      await sitDown(page, 1)
      const tabs = page.getByRole('navigation', { name: 'Log, chat and cards' })

      await tabs.getByRole('button', { name: 'Log' }).tap()
      await expect(page.getByRole('log', { name: 'Log' })).toContainText('The game begins.')
      await expectNothingCut(page)
      await tabs.getByRole('button', { name: 'Cards' }).tap()
      await expect(page.getByRole('log', { name: 'Log' })).toHaveCount(0)
      await expectNothingCut(page)
      await tabs.getByRole('button', { name: 'Chat' }).tap()
      await page.getByRole('textbox', { name: 'Say something' }).fill('From a phone')
      await page.getByRole('button', { name: 'Send' }).tap()
      await expect(page.getByRole('log', { name: 'Chat' })).toContainText('From a phone')
      await tabs.getByRole('button', { name: 'Board' }).tap()

      await expect(heading(page)).toBeVisible()
    })

    test('given the board, when a station and a ship are tapped, then the ship docks', async ({ page }) => {
      await sitDownToChoose(page)

      await page.locator('[data-id="place:station:solar-converter"]').tap()
      await expect(
        question(page).getByRole('button', { name: /^Choose again: Solar Converter/ }),
      ).toBeVisible()
      await page.locator('[data-hand] [data-id^="thing:ship:"]').first().tap()
      await untilAsked(page)

      await expect.poll(() => handSize(page)).toBe(2)
    })

    test('given the board, when its lands are looked at, then each shows its bonus', async ({ page }) => {
      await sitDown(page)

      // The eighth has the Relic Ship and no bonus.
      await expect(board(page).locator('.bonus')).toHaveCount(7)
    })

    test('given something on the board, when a finger rests on it, then it is explained', async ({
      page,
    }) => {
      await sitDown(page)
      const mine = page.locator('[data-id="place:station:lunar-mine"]')
      const box = await mine.boundingBox()
      const at = { clientX: (box?.x ?? 0) + 10, clientY: (box?.y ?? 0) + 10, pointerType: 'touch' }

      await mine.dispatchEvent('pointerdown', at)

      await expect(page.getByRole('tooltip')).toContainText('Lunar Mine')
    })
  })
}

for (const [name, viewport] of [
  ['a phone on its side', { width: 740, height: 360 }],
  ['a tablet', { width: 768, height: 1024 }],
  ['a tablet on its side', { width: 1024, height: 768 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('given a question, when somebody taps, then a whole turn is played', async ({ page }) => {
      await sitDown(page, 1)
      await expectNothingCut(page)

      await tapTurn(page)

      await expect(board(page)).toBeInViewport()
    })

    test('given the column beside the board or below it, when it is put away, then the board has more room', async ({
      page,
    }) => {
      await sitDown(page)
      const before = await roomOf(page)

      await page.getByRole('button', { name: 'Question and log' }).tap()

      await expect(heading(page)).toHaveCount(0)
      await expect.poll(() => roomOf(page)).toBeGreaterThan(before)
      await page.getByRole('button', { name: 'Question and log' }).tap()
      await expect(heading(page)).toBeVisible()
    })
  })
}

for (const viewport of [
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  // What a browser on such a tablet leaves of it.
  { width: 768, height: 954 },
]) {
  test.describe(`on a tablet of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('given a table, when the tablet stands, then the board is the large drawing', async ({ page }) => {
      await sitDown(page)

      const drawing = board(page).locator('svg[viewBox="0 0 832 696"]')
      await expect(drawing).toBeVisible()
      const { width, height } = (await drawing.boundingBox()) ?? { width: 0, height: 0 }
      expect(Math.min(width, (height * 832) / 696)).toBeGreaterThan(0.65 * viewport.width)
      await expectNothingCut(page)
    })
  })
}
