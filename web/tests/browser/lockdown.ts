/** What a person does in the Complex: small words for the tests. They look only at what is on the screen. */

import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { openTable, playAhead, type Likes, type Until } from './ahead'
import { curious } from './curious'
import { asks, careless } from './nemesis'
import { untilAsked } from './table'

const BOT = { seat: 'bot', level: 'greedy' }

/** A table with bots; nobody else for a game alone. */
export async function openComplex(who: APIRequestContext, bots = 0, wanted: object = {}): Promise<string> {
  const seats = [{ seat: 'me' }, ...Array.from({ length: bots }, () => BOT)]
  return openTable(who, { game: 'lockdown', seats, 'start-when-full': true, ...wanted })
}

/** The same, played until something is asked. */
export async function enterComplex(
  page: Page,
  { bots = 0, wanted = {}, until = (offers) => asks(offers, 'turn'), likes = careless }: Wanted = {},
): Promise<string> {
  const id = await openComplex(page.request, bots, wanted)
  await playAhead(page.request, id, until, likes)
  await page.goto(`/table/${id}`)
  await untilAsked(page)
  return id
}
interface Wanted {
  bots?: number
  wanted?: object
  until?: Until
  likes?: Likes
}

/** Somebody who tries everything, and so meets everything. */
export const restless = (seed: number): Likes => curious(seed)

/** A room that can be gone to. */
export const nextDoor = (page: Page): Locator =>
  page.locator('[data-board] [data-lit][data-id^="place:room:"]').first()
