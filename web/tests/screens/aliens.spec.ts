/** Aliens in each language and size: everything that the enemies, the dice and the cards bring about. */

import type { Page } from '@playwright/test'
import { openTable, playAhead } from '../browser/ahead'
import { curious, nameOf } from '../browser/curious'
import { expect, test } from '../browser/house'
import { board, ending, pressesOn, question } from '../browser/table'
import { camera, LANGUAGES } from './pictures'

const BOT = { seat: 'bot', level: 'greedy' }

/** Missions with the seeds by which whoever tries everything comes to be asked these. */
const ASKED: [string, number, object[], string[]][] = [
  ['newt', 11, [], ['hero-choice', 'preparation', 'next-action', 'target-choice', 'react-window', 'captor']],
  ['newt', 61, [BOT, BOT], ['defensive-shot', 'victim', 'next-step', 'full-auto']],
  ['last-stand', 71, [], ['gun-placing', 'gun-facing', 'recover-more', 'crate-equip', 'reroll']],
  ['rescue', 47, [], ['gear-choice', 'signal-point', 'tunnel-square', 'spare-choice', 'grenade-offer']],
]
/** What is seen only where somebody points: a field of fire, a blast. */
const POINTED = ['gun-facing', 'target-choice', 'grenade-offer']

/** Waits until something can be pressed. */
async function isAsked(page: Page): Promise<void> {
  const lit = page
    .locator(':is([data-board] [data-lit], :is(button, span, div).lit[data-id], [data-answer])')
    .first()
  await expect(async () => {
    await pressesOn(page)
    await expect(lit).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: language })
    const take = camera(language)

    test('a mission is chosen', async ({ page }) => {
      await page.goto('/new/aliens')
      await expect(page.locator('h1').first()).toBeAttached()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await page.locator('input[name="mission"]').first().scrollIntoViewIfNeeded()
      await take(page, 'aliens-new-table')
    })

    for (const [mission, seed, others, names] of ASKED) {
      test(`what ${mission} with ${others.length} others asks`, async ({ page }) => {
        test.setTimeout(900_000)
        const wanted = new Set(names)
        const id = await openTable(page.request, {
          game: 'aliens',
          seats: [{ seat: 'me' }, ...others],
          'start-when-full': true,
          options: { mission },
        })
        await page.request.post(`/api/tables/${id}/say`, { data: { say: 'orders', seat: 1, ask: 'always' } })
        const likes = curious(seed)
        for (;;) {
          let asked = ''
          const now = await playAhead(
            page.request,
            id,
            (offers) => {
              asked = offers[0] ? nameOf(offers[0]) : ''
              return offers.length > 1 && wanted.has(asked)
            },
            likes,
          )
          if (now.state === 'over') break
          wanted.delete(asked)
          await page.goto(`/table/${id}`)
          await isAsked(page)
          await take(page, `aliens-${asked}`)
          if (asked === 'next-action') await squareInReach(page, take)
          if (POINTED.includes(asked)) {
            await board(page).locator('[data-lit]').last().focus()
            await take(page, `aliens-${asked}-pointed`)
          }
          if (wanted.size === 0) break
        }
        await playAhead(page.request, id, () => false, likes)
        await page.goto(`/table/${id}`)
        await pressesOn(page)
        await expect(ending(page)).toBeVisible({ timeout: 60_000 })
        await take(page, `aliens-ending-${mission}`)
      })
    }
  })
}

/** What a far square would bring, seen before anybody goes there. */
async function squareInReach(page: Page, take: (page: Page, name: string) => Promise<void>): Promise<void> {
  const far = board(page)
    .locator('.reach text', { hasText: /^[345]$/ })
    .first()
  if ((await far.count()) === 0) return
  const square = page.locator(`[data-id="${await far.getAttribute('data-square')}"]`)
  await square.dispatchEvent('pointerenter')
  await square.focus()
  await expect(question(page)).toBeVisible()
  await take(page, 'aliens-reach')
}
