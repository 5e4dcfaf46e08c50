/** The screens of Lockdown, in each language and size: everything that is asked, and what befalls people. */

import { playAhead } from '../browser/ahead'
import { expect, test } from '../browser/house'
import { enterComplex, openComplex, restless } from '../browser/lockdown'
import { asks, careless } from '../browser/nemesis'
import { board, ending, pressesOn, question, untilAsked } from '../browser/table'
import { camera, LANGUAGES } from './pictures'

/** Tables with the seeds by which whoever tries everything comes to be asked these. */
const ASKED: [name: string, seed: number, bots: number, options: object, asked: string[]][] = [
  ['three', 11, 2, {}, ['objective-choice', 'light-source', 'keep-one', 'interruption', 'hands-full']],
  ['alone', 61, 0, {}, ['advantage', 'bypass', 'redistribution', 'reaction', 'css-move']],
  ['surface', 71, 2, { side: 'alternative' }, ['turn', 'objective-choice']],
  ['base', 47, 2, { intruders: 'base' }, ['turn', 'objective-choice']],
  ['together', 31, 2, { 'co-operative': 'on' }, ['turn', 'objective-choice']],
]

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: language })
    const take = camera(language)

    test('the Complex: pages', async ({ page }) => {
      for (const [name, path] of [
        ['new-table', '/new/lockdown'],
        ['rules', '/rules/lockdown#LOC-16.31'],
      ] as const) {
        await page.goto(path)
        await expect(page.locator('h1').first()).toBeAttached()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await take(page, `lockdown-${name}`)
      }
    })

    test('the Complex: whom to be, explained', async ({ page }) => {
      await page.goto(`/table/${await openComplex(page.request, 2)}?learn`)
      await untilAsked(page)
      await take(page, 'lockdown-draft')
    })

    test('the Complex: my turn', async ({ page }) => {
      await enterComplex(page, { bots: 4 })
      await take(page, 'lockdown-my-turn')
      await board(page).locator('[data-lit][data-id^="place:room:"]').first().click()
      await take(page, 'lockdown-room-chosen')
      await page.keyboard.press('Escape')
      await page.locator('[data-hand] [data-id^="thing:card:"]').first().focus()
      await page.keyboard.press('?')
      await take(page, 'lockdown-card')
      await page.keyboard.press('Escape')
      await question(page).locator('.why').click()
      await expect(question(page).locator('.list ul')).toBeVisible()
      await take(page, 'lockdown-why-not')
      await page.keyboard.press('b')
      await take(page, 'lockdown-text-board')
      await page.keyboard.press('b')
      await page.locator('.seat .open').nth(1).click()
      await take(page, 'lockdown-seat')
    })

    for (const [name, seed, bots, options, asked] of ASKED) {
      test(`the Complex: what ${name} asks`, async ({ page }) => {
        test.setTimeout(900_000)
        const wanted = new Set(asked)
        const id = await openComplex(page.request, bots, { options })
        await page.request.post(`/api/tables/${id}/say`, { data: { say: 'orders', seat: 1, ask: 'always' } })
        const likes = restless(seed)
        while (wanted.size > 0) {
          const until = [...wanted]
          let found = ''
          const now = await playAhead(
            page.request,
            id,
            (offers) => {
              found = until.find((it) => asks(offers, it)) ?? ''
              return found !== '' && offers.length > 1
            },
            likes,
          )
          if (now.state === 'over') break
          wanted.delete(found)
          await page.goto(`/table/${id}`)
          await untilAsked(page)
          await take(page, `lockdown-${name}-${found}`)
        }
        await playAhead(page.request, id, () => false, likes)
        await page.goto(`/table/${id}`)
        await pressesOn(page)
        await expect(ending(page)).toBeVisible({ timeout: 60_000 })
        await take(page, `lockdown-ending-${name}`)
      })
    }

    test('the Complex: tabs of a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await enterComplex(page, { bots: 2 })
      const tabs = page.locator('.sheet nav button')
      for (let n = 0; n < (await tabs.count()); n += 1) {
        await tabs.nth(n).click()
        await take(page, `lockdown-phone-${n + 1}`)
      }
    })

    test('the Complex: the end, and again', async ({ page }) => {
      const id = await openComplex(page.request, 2)
      await playAhead(page.request, id, Infinity, careless)
      await page.goto(`/table/${id}`)
      await expect(ending(page)).toBeVisible()
      await take(page, 'lockdown-ending')
      await page.goto(`/replay/${id}?entry=60`)
      await expect(page.getByRole('slider')).toBeVisible()
      await expect(board(page)).toBeVisible()
      await take(page, 'lockdown-replay')
    })
  })
}
