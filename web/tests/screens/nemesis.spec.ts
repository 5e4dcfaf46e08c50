/** The screens of Nemesis, in each language and size. */

import { playAhead } from '../browser/ahead'
import { expect, test } from '../browser/house'
import { asks, boardShip, careless, openShip, reckless } from '../browser/nemesis'
import { board, ending, question, untilAsked } from '../browser/table'
import { camera, LANGUAGES } from './pictures'

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: language })
    const take = camera(language)

    test('aboard: pages', async ({ page }) => {
      for (const [name, path] of [
        ['new-table', '/new/nemesis'],
        ['rules', '/rules/nemesis#NEM-7.3'],
      ] as const) {
        await page.goto(path)
        await expect(page.locator('h1').first()).toBeAttached()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await take(page, `nemesis-${name}`)
      }
    })

    test('aboard: whom to be, explained', async ({ page }) => {
      await page.goto(`/table/${await openShip(page.request, 2)}?learn`)
      await untilAsked(page)
      await take(page, 'nemesis-draft')
    })

    test('aboard: my turn', async ({ page }) => {
      await boardShip(page, 3)
      await take(page, 'nemesis-my-turn')
      await page.locator('[data-board] [data-lit][data-id^="place:room:"]').first().click()
      await take(page, 'nemesis-room-chosen')
      await page.keyboard.press('Escape')
      await page.locator('[data-hand] [data-id^="thing:card:"]').first().focus()
      await page.keyboard.press('?')
      await take(page, 'nemesis-card')
      await page.keyboard.press('Escape')
      await question(page).locator('.why').click()
      await expect(question(page).locator('.list ul')).toBeVisible()
      await take(page, 'nemesis-why-not')
      await page.keyboard.press('b')
      await take(page, 'nemesis-text-board')
      await page.keyboard.press('b')
      await page.locator('.seat .open').nth(1).click()
      await take(page, 'nemesis-seat')
    })

    test('aboard: something came', async ({ page }) => {
      const id = await openShip(page.request, 2)
      const now = await playAhead(page.request, id, (offers) => asks(offers, 'objective-choice'), reckless)
      if (now.state === 'over') return
      await page.goto(`/table/${id}`)
      await untilAsked(page)
      await take(page, 'nemesis-first-encounter')
      await playAhead(page.request, id, (offers) => asks(offers, 'turn'), careless)
      await page.reload()
      await untilAsked(page)
      await take(page, 'nemesis-later')
    })

    test('aboard: tabs of a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await boardShip(page, 2)
      const tabs = page.locator('.sheet nav button')
      for (let n = 0; n < (await tabs.count()); n += 1) {
        await tabs.nth(n).click()
        await take(page, `nemesis-phone-${n + 1}`)
      }
    })

    test('aboard: the end', async ({ page }) => {
      const id = await openShip(page.request, 2)
      await playAhead(page.request, id, Infinity, careless)
      await page.goto(`/table/${id}`)
      await expect(ending(page)).toBeVisible()
      await take(page, 'nemesis-ending')
      await page.goto(`/replay/${id}?entry=60`)
      await expect(page.getByRole('slider')).toBeVisible()
      await expect(board(page)).toBeVisible()
      await take(page, 'nemesis-replay')
    })
  })
}
