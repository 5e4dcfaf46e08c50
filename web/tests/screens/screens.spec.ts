/** Every screen, and the table in many states, in each language and size. */

import type { Page } from '@playwright/test'
import { openGame, openTable, playAhead } from '../browser/ahead'
import { expect, test } from '../browser/house'
import { board, ending, playTurn, question, sitDown, twoAtTable, untilAsked } from '../browser/table'
import type { Offer } from '../../src/games/game'
import { camera, LANGUAGES } from './pictures'

const settles = ({ choice }: Offer) => /"settle"|"launch/.test(JSON.stringify(choice))

/** Presses on the board and in the hand what an answer touches, up to its territory. */
async function chooseUpToTerritory(page: Page, offer: Offer): Promise<void> {
  const touches = offer.touches as { touch: string; station?: string; owner?: number; ships?: number[] }[]
  for (const { touch, station, owner, ships } of touches) {
    if (touch === 'station') await page.locator(`[data-id="place:station:${station}"]`).click()
    if (touch === 'hub-track') await page.locator(`[data-id^="place:hub"]`).first().click()
    if (touch === 'ships')
      await page.locator(`[data-hand] [data-id="thing:ship:${owner}:${ships?.[0]}"]`).click()
  }
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: language })
    const take = camera(language)

    test('pages', async ({ page }) => {
      await openGame(page.request)
      await openTable(page.request, { seats: [{ seat: 'me' }, { seat: 'open' }, { seat: 'open' }] })
      for (const [name, path] of [
        ['front', '/'],
        ['new-table', '/new/alien-frontiers'],
        ['rules', '/rules/alien-frontiers#AF-9.2'],
        ['me', '/me'],
        ['about', '/about'],
        ['nowhere', '/no-such-door'],
      ] as const) {
        await page.goto(path)
        await expect(page.locator('h1').first()).toBeAttached()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await take(page, name)
      }
    })

    test('before the game', async ({ page, somebody }) => {
      const seats = [{ seat: 'me' }, { seat: 'open' }, { seat: 'open' }, { seat: 'bot', level: 'greedy' }]
      const id = await openTable(page.request, { seats })
      const friend = await somebody()
      await friend.request.post(`/api/tables/${id}/seat`, { data: {} })
      await page.goto(`/table/${id}`)
      await expect(page.locator('.lobby')).toBeVisible()
      await take(page, 'lobby')
    })

    test('my turn', async ({ page }) => {
      await sitDown(page, 5)
      await take(page, 'table-my-turn')
      await page.locator('[data-hand] [data-id^="thing:ship:"].lit').first().click()
      await take(page, 'table-ship-chosen')
      await page.keyboard.press('Escape')
      await page.locator('[data-id="place:station:lunar-mine"]').focus()
      await page.keyboard.press('?')
      await take(page, 'table-explained')
      await page.keyboard.press('Escape')
      await page.locator('[data-id^="place:display:"]').first().focus()
      await page.keyboard.press('?')
      await take(page, 'table-card')
      await page.keyboard.press('Escape')
      await question(page).locator('.why').click()
      await expect(question(page).locator('.list ul')).toBeVisible()
      await take(page, 'table-why-not')
      await page.keyboard.press('b')
      await take(page, 'table-text-board')
      await page.keyboard.press('b')
      await page.locator('[role="log"] li button').nth(20).click()
      await take(page, 'table-earlier-moment')
      await page.keyboard.press('Escape')
      for (const [key, name] of [
        ['k', 'keys'],
        ['r', 'rule'],
      ] as const) {
        await page.keyboard.press(key)
        await expect(page.getByRole('dialog')).toBeVisible()
        await take(page, `table-${name}`)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await page.locator('.seat .open').nth(1).click()
      await take(page, 'table-seat')
      await page.keyboard.press('Escape')
      await page.locator('header .icon-btn').last().click()
      await take(page, 'table-settings')
      await page.keyboard.press('Escape')
    })

    test('a colony', async ({ page }) => {
      const id = await openGame(page.request)
      const now = await playAhead(page.request, id, (offers) => offers.filter(settles).length > 2)
      await page.goto(`/table/${id}`)
      const offers = (now.questions[0]?.offers ?? []) as Offer[]
      const offer = offers.find(settles)
      if (!offer) return
      await untilAsked(page)
      await chooseUpToTerritory(page, offer)
      await take(page, 'table-territory')
    })

    test('tabs of a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await sitDown(page, 5)
      const tabs = page.locator('.sheet nav button')
      for (const [n, name] of ['half', 'cards', 'log', 'chat'].entries()) {
        await tabs.nth(n).click()
        await take(page, `phone-${name}`)
      }
      await page.setViewportSize({ width: 740, height: 360 })
      await take(page, 'low')
    })

    test('others', async ({ page, somebody }) => {
      const [asked, other] = await twoAtTable(page, await somebody())
      await take(other, 'table-waiting')
      await playTurn(asked)
      await untilAsked(other)
      await asked.locator('header .btn').click()
      await expect(other.getByRole('alert')).toBeVisible()
      await take(other, 'table-take-back')
      const watcher = await somebody()
      await watcher.goto(asked.url())
      await expect(board(watcher)).toBeVisible()
      await take(watcher, 'table-watched')
    })

    test('a first game', async ({ page }) => {
      const id = await openGame(page.request)
      await page.goto(`/table/${id}?learn`)
      await untilAsked(page)
      await take(page, 'table-learn')
    })

    test('the end', async ({ page }) => {
      const id = await openGame(page.request)
      await playAhead(page.request, id)
      await page.goto(`/table/${id}`)
      await expect(ending(page)).toBeVisible()
      await take(page, 'ending')
      await page.goto(`/replay/${id}?entry=150`)
      await expect(page.getByRole('slider')).toBeVisible()
      await expect(board(page)).toBeVisible()
      await take(page, 'replay')
      await page.goto('/me')
      await expect(page.locator('h1').first()).toBeAttached()
      await take(page, 'me-with-games')
    })
  })
}
