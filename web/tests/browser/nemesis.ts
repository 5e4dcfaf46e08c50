/** What a person does aboard the Nemesis: small words for the tests. They look only at what is on the screen. */

import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Offer } from '../../src/games/game'
import type { TableNow } from '../../src/types/protocol'
import { openTable, playAhead, tableNow, type Likes } from './ahead'
import { expect } from './house'
import { answers, endTurnButton, ending, isAskedAgain, pressesOn, question, untilAsked } from './table'

/** The cards in my hand. */
export const cards = (page: Page): Locator => page.locator('[data-hand] [data-id^="thing:card:"]')

/** Which round the bar says it is. */
export async function roundOf(page: Page): Promise<number> {
  const bar = await page.getByRole('banner').textContent()
  return Number(/round (\d+)/.exec(bar ?? '')?.[1])
}

const DOORS =
  '[data-board] [data-lit]:is([data-id$=":6"], [data-id$=":8"], [data-id$=":14"], [data-id$=":15"])'

/** The rooms next to the one in which everybody wakes up. */
export const nextDoor = (page: Page): Locator => page.locator(DOORS).first()

/** Such a room whose middle nothing lies over: on a small phone the board is larger than its window. */
export async function doorInSight(page: Page): Promise<Locator> {
  await expect(nextDoor(page)).toBeVisible()
  const isInSight = (door: Element): boolean => {
    const { x, y, width, height } = door.getBoundingClientRect()
    return door.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  for (const door of await page.locator(DOORS).all()) if (await door.evaluate(isInSight)) return door
  throw new Error('no room next door is in sight')
}

const BOT = { seat: 'bot', level: 'greedy' }

/** A table with bots; nobody else for a game alone. */
export async function openShip(who: APIRequestContext, bots = 0, wanted: object = {}): Promise<string> {
  const seats = [{ seat: 'me' }, ...Array.from({ length: bots }, () => BOT)]
  return openTable(who, { game: 'nemesis', seats, 'start-when-full': true, ...wanted })
}

/** The same, and somebody is chosen: the first turn has come. */
export async function boardShip(page: Page, bots = 0, wanted: object = {}): Promise<string> {
  const id = await openShip(page.request, bots, wanted)
  await playAhead(page.request, id, (offers) => asks(offers, 'turn'), careless)
  await page.goto(`/table/${id}`)
  await untilAsked(page)
  return id
}

/** Whether something of a kind is asked. */
export const asks = (offers: Offer[], name: string): boolean =>
  offers.some(({ choice }) => (choice as { question: string }).question === name)

/** Passes whenever that can be, and else takes what is asked least of. */
export const careless: Likes = (offers) => {
  const told = offers.map((offer) => ({ offer, text: JSON.stringify(offer.choice) }))
  const find = (wanted: RegExp): Offer | undefined => told.find(({ text }) => wanted.test(text))?.offer
  return find(/"pass"|"done"|"no"|"suffer"/)
}

/** Runs through the ship with as few cards as can be, so that something comes and surprises. */
export const reckless: Likes = (offers) => {
  const told = offers.map((offer) => ({ offer, text: JSON.stringify(offer.choice) }))
  const find = (wanted: RegExp): Offer | undefined => told.find(({ text }) => wanted.test(text))?.offer
  return find(/"soldier"/) ?? find(/{"move"/) ?? careless(offers)
}

/** Presses something that is asked for: what is liked, else the first answer; whoever is unsure is sure. */
export async function answer(page: Page, liked: RegExp): Promise<void> {
  await untilAsked(page)
  const sure = question(page).locator('button.unsure')
  for (const each of [sure, answers(page).filter({ hasText: liked }), answers(page), endTurnButton(page)]) {
    if ((await each.count()) === 0) continue
    await each.first().click()
    return
  }
}

/** Passes if it is my turn, else answers what is asked with as little as can be. */
export async function pass(page: Page): Promise<void> {
  await untilAsked(page)
  const isTurn = await endTurnButton(page).isVisible()
  if (isTurn) await endTurnButton(page).click()
  else await answer(page, /Keep the rest|Let it happen|Nothing more|Suffer|^No/)
}

/** Passes until the game is over. */
export async function passToTheEnd(page: Page): Promise<void> {
  for (let presses = 0; await isAskedAgain(page); presses += 1) {
    expect(presses).toBeLessThan(300)
    await pass(page)
  }
  await expect(ending(page)).toBeVisible()
}

/** Answers through the interface of the server for all of some people, until something fits. */
export async function aheadTogether(
  people: APIRequestContext[],
  id: string,
  until: (offers: Offer[]) => boolean,
  likes: Likes,
): Promise<TableNow> {
  for (;;) {
    for (const who of people) {
      const url = (await who.get(`/api/tables/${id}`)).url()
      const now = await tableNow(who, `${url}/events`)
      if (now.state === 'over') return now
      for (const { seat, entry, offers } of now.questions) {
        const some = offers as Offer[]
        if (some.length === 0) continue
        if (until(some)) return now
        const choice = (likes(some) ?? some[0])?.choice
        await who.post(`${url}/say`, { data: { say: 'answer', seat, entry, choice } })
      }
    }
  }
}

/** Whoever is asked next; nobody when the game is over. */
export async function nextOf(people: Page[]): Promise<Page | null> {
  let next: Page | null = null
  const isKnown = async (): Promise<boolean> => {
    for (const it of people) {
      await pressesOn(it)
      if (await canAnswer(it)) next = it
    }
    return next !== null || (await Promise.all(people.map((it) => ending(it).isVisible()))).includes(true)
  }
  await expect.poll(isKnown, { timeout: 90_000, intervals: [50] }).toBe(true)
  return next
}

async function canAnswer(page: Page): Promise<boolean> {
  const isAsked = question(page)
    .and(page.locator('[aria-busy="false"]'))
    .locator('[data-answer][aria-disabled="false"], button[aria-keyshortcuts="E"]:enabled')
  return (await isAsked.count()) > 0
}
