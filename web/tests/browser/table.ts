/** What a person does at a table: small words for the tests. They look only at what is on the screen. */

import type { Locator, Page } from '@playwright/test'
import { openGame, openTable, playAhead } from './ahead'
import { expect } from './house'

/** Where the question stands, or whom the table waits for. */
export const question = (page: Page): Locator => page.locator('section[aria-labelledby="question-heading"]')

export const heading = (page: Page): Locator => page.locator('#question-heading')

export const answers = (page: Page): Locator => page.locator('[data-answer][aria-disabled="false"]')

export const endTurnButton = (page: Page): Locator =>
  question(page).locator('button[aria-keyshortcuts="E"]:enabled')

export const ending = (page: Page): Locator => page.locator('.at-table > .ending')

/** The board as a drawing. */
export const board = (page: Page): Locator => page.locator('[data-board]')

/** What can be pressed on the board or in the hand. */
export const lit = (page: Page): Locator => page.locator('[data-lit]')

export const log = (page: Page): Locator => page.getByRole('log', { name: 'Log' })

/** What leads to a game on the front page. */
export const door = (page: Page, game = 'Alien Frontiers'): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: game, exact: true }) })

/** From the front page to the first own decision: two presses at most. */
export async function playNow(page: Page, game?: string): Promise<void> {
  await page.goto('/')
  await door(page, game).getByRole('button', { name: 'Play now' }).click()
  await untilAsked(page)
}

/** A game against bots, a few turns of which were played before this person comes to the screen. */
export async function sitDown(page: Page, turns = 0): Promise<string> {
  const id = await openGame(page.request)
  if (turns > 0) await playAhead(page.request, id, turns)
  await page.goto(`/table/${id}`)
  await untilAsked(page)
  return id
}

/** The same, with ships that do not all show the same, so that there is one to choose. */
export async function sitDownToChoose(page: Page): Promise<void> {
  const names = () =>
    page
      .locator('[data-hand] [data-id^="thing:ship:"]')
      .evaluateAll((ships) => ships.map((it) => it.getAttribute('aria-label')))
  do await sitDown(page)
  while (new Set(await names()).size < 2)
}

/** Two people at a table for two; whoever is asked comes first. */
export async function twoAtTable(
  one: Page,
  other: Page,
  wanted: object = {},
): Promise<[asked: Page, waiting: Page]> {
  const id = await openTable(one.request, {
    seats: [{ seat: 'me' }, { seat: 'open' }],
    ...wanted,
    'start-when-full': true,
  })
  await other.request.post(`/api/tables/${id}/seat`, { data: {} })
  await Promise.all([one.goto(`/table/${id}`), other.goto(`/table/${id}`)])
  const isAsked = () => Promise.all([one, other].map((it) => canAnswer(it).isVisible()))
  await expect.poll(isAsked, { timeout: PATIENCE }).toContain(true)
  return (await isAsked())[0] ? [one, other] : [other, one]
}

/** What waits for a press before anything goes on: what befell this person, or how they see the rest. */
const goOn = (page: Page): Locator => page.locator('.go-on')

/** Lets it go on, if it waits for that; whether it did. */
export async function pressesOn(page: Page): Promise<boolean> {
  if (!(await goOn(page).isVisible())) return false
  // It may go by itself when the page has just been told more.
  await goOn(page)
    .click({ timeout: 2_000 })
    .catch(() => undefined)
  return true
}

/** Goes on until something of these is there. */
async function until(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await expect(wanted.or(goOn(page)).first()).toBeVisible({ timeout: PATIENCE })
    if (!(await pressesOn(page))) return
  }
  throw new Error('it goes on and on')
}

/** Waits until this page is asked something and can answer. */
export async function untilAsked(page: Page): Promise<void> {
  await until(page, canAnswer(page))
  await expect(canAnswer(page)).toBeVisible({ timeout: PATIENCE })
}

/** Bots and busy machines take their time. */
const PATIENCE = 30_000

function canAnswer(page: Page): Locator {
  return question(page)
    .and(page.locator('[aria-busy="false"]'))
    .locator('[data-answer][aria-disabled="false"], button[aria-keyshortcuts="E"]:enabled')
    .first()
}

/** Waits until this page is asked or the game is over; whether it is asked. */
export async function isAskedAgain(page: Page): Promise<boolean> {
  await until(page, canAnswer(page).or(ending(page)))
  await expect(canAnswer(page).or(ending(page)).first()).toBeVisible({ timeout: PATIENCE })
  return !(await ending(page).isVisible())
}

/** Presses an answer: one that has to do with these words if there is one, else the first, else the end of the turn. */
export async function answerAnything(page: Page, preferred = /./): Promise<void> {
  await untilAsked(page)
  const sure = question(page).locator('button.unsure')
  const liked = answers(page).filter({ hasText: preferred })
  for (const each of [sure, liked, answers(page), endTurnButton(page)]) {
    if ((await each.count()) === 0) continue
    await each.first().click()
    return
  }
}

/** How many ships lie before this person. */
export function handSize(page: Page): Promise<number> {
  return page.locator('[data-hand] [data-id^="thing:ship:"]').count()
}

/** Where a ship can always go to, and nothing else happens. */
const HARMLESS = /Solar Converter|Lunar Mine/

/** Docks one ship, step by step as the panel asks. */
export async function dock(page: Page): Promise<void> {
  await untilAsked(page)
  const before = await handSize(page)
  for (let presses = 0; presses < 8; presses += 1) {
    await answerAnything(page, HARMLESS)
    await untilAsked(page)
    if ((await handSize(page)) < before) return
  }
  throw new Error('no ship could be docked')
}

/** Answers until the turn can be ended. */
export async function dockAll(page: Page): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await untilAsked(page)
    if (await endTurnButton(page).isVisible()) return
    await answerAnything(page, HARMLESS)
  }
  throw new Error('the turn could not be ended')
}

/** Ends the turn, is sure of it, and gives back what is above the limit. */
export async function endTurn(page: Page): Promise<void> {
  await untilAsked(page)
  await endTurnButton(page).click()
  const sure = question(page).locator('button.unsure[aria-keyshortcuts="E"]')
  if (await sure.isVisible()) await sure.click()
  const waits = question(page).and(page.locator('[aria-busy="false"]')).locator('.waiting')
  const comesNext = canAnswer(page).or(waits).or(ending(page)).first()
  for (let presses = 0; presses < 20; presses += 1) {
    await expect(comesNext).toBeVisible({ timeout: PATIENCE })
    const isOwn = (await canAnswer(page).isVisible()) && (await handSize(page)) === 0
    if (!isOwn) return
    await answerAnything(page)
  }
  throw new Error('the turn did not end')
}

export async function playTurn(page: Page): Promise<void> {
  await dockAll(page)
  await endTurn(page)
}
