/**
 * Everything that is asked in Aliens is answered by pressing the table.
 *
 * Missions are played through the interface of the server, by answers taken in turn from what is
 * offered. Whatever is asked for the first time is answered at the table, by pressing what is lit.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Offer } from '../../src/games/game'
import { openTable, playAhead, tableNow } from './ahead'
import { curious, nameOf } from './curious'
import { expect, test } from './house'
import { pressesOn, question } from './table'

const TYPES = readFileSync(join(import.meta.dirname, '../../src/types/aliens.ts'), 'utf8')
/** Every question that the rules can ask. */
const ALL = [...TYPES.matchAll(/\{ question: "([a-z-]+)"/g)].flatMap(([, name]) => name ?? [])

/** What these missions come to ask. */
const MET = [
  'hero-choice',
  'preparation',
  'hero-placing',
  'grunt-placing',
  'equip-step',
  'next-action',
  'grunt-order',
  'next-step',
  'remaining-grunt',
  'target-choice',
  'full-auto',
  'defensive-shot',
  'new-hero',
  'draw-more',
  'gun-placing',
  'gun-facing',
]
/** What bots at the table decide too, so that it may be asked of them and not of me. */
const MAYBE = [
  'first-player',
  'hero-order',
  'put-back',
  'last-put-back',
  'recover-more',
  'blip-square',
  'reroll',
  'victim',
  'tunnel-square',
  'react-window',
  'captor',
  'next-ability',
  'signal-point',
]
/** What they hardly ever come to ask; how it is pressed is tested without a table, in `answers.test.ts`. */
const RARE = [
  'team-choice',
  'weapon-question',
  'spare-choice',
  'blast-reroll',
  'grenade-offer',
  'seal-question',
  'search-choice',
  'gear-choice',
  'pull',
  'pull-square',
  'scan',
  'crate-equip',
  'stand-up-order',
  'alien-order',
  'route-choice',
  'shooter-order',
  'board-order',
  'blip-order',
  'signal-hero',
  'nearest-point',
  'extra-alien-square',
  'saved-card',
]

test('given every question of the rules, when somebody adds one, then it is said where it is pressed', () => {
  expect([...MET, ...MAYBE, ...RARE].toSorted()).toEqual(ALL.toSorted())
})

/** What is asked of them now, by its number in the record; nothing when the game is over. */
async function askedOf(who: APIRequestContext, id: string): Promise<string> {
  const url = (await who.get(`/api/tables/${id}`)).url()
  const now = await tableNow(who, `${url}/events`)
  return now.state === 'over' ? '' : JSON.stringify(now.questions.map(({ seat, entry }) => [seat, entry]))
}

/** Waits until something can be pressed: where very much can, the panel lists none of it. */
async function isAsked(page: Page): Promise<void> {
  const lit = page
    .locator(':is([data-board] [data-lit], :is(button, span, div).lit[data-id], [data-answer])')
    .first()
  await expect(async () => {
    await pressesOn(page)
    await expect(lit).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
}

/** What of an id says of what kind it is. */
const kindOf = (id: string | null): string => (id ?? '').split(':').slice(0, 2).join(':')

/** Presses what is lit on the table until the question is answered; whether it could be. */
async function pressesTheTable(page: Page, id: string): Promise<boolean> {
  const before = await askedOf(page.request, id)
  const kinds = new Set<string>()
  for (let presses = 0; presses < 6; presses += 1) {
    const sure = question(page).locator('button.unsure').first()
    if (await sure.isVisible()) await sure.click({ delay: 50 })
    else {
      const lit = await page
        .locator(
          ':is([data-board] [data-lit], :is(button, span, div).lit[data-id]):not([aria-pressed="true"])',
        )
        .all()
      const ids = await Promise.all(lit.map((it) => it.getAttribute('data-id')))
      // After somebody comes where, and not somebody else.
      const next = ids.findIndex((it) => !kinds.has(kindOf(it)))
      const one = lit[next < 0 ? 0 : next]
      if (!one) return false
      kinds.add(kindOf(ids[next] ?? null))
      await one.dispatchEvent('click').catch(() => undefined)
    }
    await page.waitForTimeout(150)
    if ((await askedOf(page.request, id)) !== before) return true
  }
  return false
}

const BOT = { seat: 'bot', level: 'greedy' }

/** Which missions, with whom beside me. */
const MISSIONS: [string, number, object[]][] = [
  ['newt', 11, []],
  ['newt', 61, [BOT, BOT]],
  ['escape', 23, [BOT]],
  ['survive', 31, []],
  ['rescue', 47, [BOT, BOT]],
  ['resupply', 53, [BOT]],
  ['block-sweep', 59, [BOT]],
  ['gantry', 67, [BOT, BOT]],
  ['last-stand', 71, [BOT]],
]

test('given whole missions, when something is asked for the first time, then it is answered by pressing the table', async ({
  page,
}) => {
  test.setTimeout(900_000)
  const pressed = new Map<string, boolean>()
  for (const [mission, seed, others] of MISSIONS) {
    const id = await openTable(page.request, {
      game: 'aliens',
      seats: [{ seat: 'me' }, ...others],
      'start-when-full': true,
      options: { mission },
    })
    const likes = curious(seed)
    await page.request.post(`/api/tables/${id}/say`, { data: { say: 'orders', seat: 1, ask: 'always' } })
    for (;;) {
      let asked = ''
      const isNew = (offers: Offer[]): boolean => {
        asked = offers[0] ? nameOf(offers[0]) : ''
        return !pressed.has(asked) && offers.length > 1
      }
      const now = await playAhead(page.request, id, isNew, likes)
      if (now.state === 'over') break
      await page.goto(`/table/${id}`)
      await isAsked(page)
      if (process.env['AIRLOCK_ASKED'])
        await page.screenshot({ path: `${process.env['AIRLOCK_ASKED']}/${asked}.png` })
      const could = await pressesTheTable(page, id)
      pressed.set(asked, could)
    }
  }
  expect([...pressed].filter(([, could]) => !could).map(([name]) => name)).toEqual([])
  console.log(`    measured: ${pressed.size} of ${ALL.length} questions were asked and pressed`)
  expect([...pressed.keys()]).toEqual(expect.arrayContaining([...MET]))
})
