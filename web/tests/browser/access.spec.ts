/** Every screen can be used by everybody, as far as a program can tell. */

import type { Page } from '@playwright/test'
import { openGame, openTable, playAhead } from './ahead'
import { expect, test } from './house'
import { expectAccessible } from './looks'
import {
  answers,
  board,
  dock,
  ending,
  handSize,
  playTurn,
  question,
  sitDown,
  sitDownToChoose,
  twoAtTable,
  untilAsked,
} from './table'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** The screens of a table, and the way to each. */
const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  'a table before the game': async (page) => {
    const seats = [{ seat: 'me' }, { seat: 'open' }, { seat: 'bot', level: 'greedy' }]
    await page.goto(`/table/${await openTable(page.request, { seats })}`)
    await expect(page.locator('.lobby')).toBeVisible()
  },
  'a question in the middle of a game': async (page) => {
    await sitDown(page, 3)
  },
  'an answer half put together': async (page) => {
    await sitDown(page, 1)
    await page.locator('[data-hand] [data-id^="thing:ship:"].lit').first().click()
  },
  'the reasons why not': async (page) => {
    await sitDown(page)
    await question(page).locator('.why').or(question(page).locator('.more')).first().click()
    await untilAsked(page)
  },
  'the text board': async (page) => {
    await sitDown(page, 2)
    await page.keyboard.press('b')
    await expect(page.locator('.textboard')).toBeVisible()
  },
  'the settings at a table': async (page) => {
    await sitDown(page)
    await page.keyboard.press('k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    const menu = page.getByRole('button', { name: 'Menu' })
    if (await menu.isVisible()) {
      await menu.click()
      await page.getByRole('menuitem', { name: 'Settings' }).click()
    } else await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'a game that is watched': async (page) => {
    const id = await openGame(page.request)
    await page.context().clearCookies()
    await page.goto(`/table/${id}`)
    await expect(question(page)).toBeVisible()
  },
  'the end of a game, and its replay': async (page) => {
    const id = await openGame(page.request)
    await playAhead(page.request, id)
    await page.goto(`/table/${id}`)
    await expect(ending(page)).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/replay/${id}?entry=80`)
    await expect(page.getByRole('slider')).toBeVisible()
  },
  'a first game with its guide': async (page) => {
    const id = await openGame(page.request)
    await page.goto(`/table/${id}?learn`)
    await untilAsked(page)
    await expect(page.getByRole('complementary', { name: 'Explanation' })).toBeVisible()
  },
}

for (const [device, viewport] of [
  ['on a desk', DESK],
  ['on a phone', PHONE],
] as const) {
  test.describe(device, () => {
    test.use({ viewport })

    for (const [name, come] of Object.entries(SCREENS)) {
      test(`everybody can use ${name}`, async ({ page }) => {
        await come(page)

        await expectAccessible(page)
      })
    }

    for (const path of ['/', '/new/alien-frontiers', '/rules/alien-frontiers', '/me', '/about']) {
      test(`everybody can use ${path}`, async ({ page }) => {
        await page.goto(path)
        await expect(page.locator('h1').first()).toBeAttached()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

        await expectAccessible(page)
      })
    }
  })
}

/** A desk at 400 %, as somebody sees it who reads large letters. */
test.describe('four times as large', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  for (const path of ['/', '/new/alien-frontiers', '/rules/alien-frontiers', '/me', '/about'])
    test(`nobody has to scroll sideways at ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('h1').first()).toBeAttached()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0)
    })

  test('a ship can be docked once the answers are drawn up', async ({ page }) => {
    await sitDown(page)
    const before = await handSize(page)
    await page.getByRole('button', { name: 'Open further' }).click()
    await page.getByRole('button', { name: 'Open further' }).click()

    await dock(page)

    expect(await handSize(page)).toBeLessThan(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})

test('with colours of their own somebody sees the board as it is drawn, and what can be pressed', async ({
  page,
}) => {
  await sitDownToChoose(page)
  const fill = () =>
    board(page)
      .locator('svg text')
      .first()
      .evaluate((it) => getComputedStyle(it).fill)
  const outline = () =>
    page
      .locator('[data-hand] .lit')
      .first()
      .evaluate((it) => getComputedStyle(it).outlineStyle)
  const [drawn, usual] = [await fill(), await outline()]

  await page.emulateMedia({ forcedColors: 'active' })

  expect(usual).not.toBe('dashed')
  expect(await outline()).toBe('dashed')
  expect(await fill()).toBe(drawn)
})

test('everybody can use a table that waits, and agree to take back', async ({ page, somebody }) => {
  const [asked, other] = await twoAtTable(page, await somebody(), { 'is-practice': true })
  await expectAccessible(other)
  await playTurn(asked)
  await untilAsked(other)
  await asked.getByRole('button', { name: 'Ask to take back' }).click()
  await asked.getByRole('status').getByRole('button', { name: 'Ask to take back' }).click()
  await expect(other.getByRole('alert')).toBeVisible()

  await expectAccessible(other)
  await expectAccessible(asked)
  await expect(answers(other).first()).toBeVisible()
})
