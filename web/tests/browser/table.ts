/** What a person does at a table: small words for the tests. They look only at what is on the screen. */

import type { Locator, Page } from '@playwright/test'
import { expect } from './house'

/** Where the question stands, or whom the table waits for. */
export const question = (page: Page): Locator => page.locator('section[aria-labelledby="question-heading"]')

export const heading = (page: Page): Locator => page.locator('#question-heading')

export const answers = (page: Page): Locator => page.locator('[data-answer][aria-disabled="false"]')

export const endTurnButton = (page: Page): Locator => question(page).locator('button[aria-keyshortcuts="E"]:enabled')

export const ending = (page: Page): Locator => page.locator('.ending')

/** The board as a drawing. */
export const board = (page: Page): Locator => page.locator('[data-board]')

/** What can be pressed on the board or in the hand. */
export const lit = (page: Page): Locator => page.locator('[data-lit]')

export const log = (page: Page): Locator => page.getByRole('log', { name: 'Log' })

/** From the front page to the first own decision: two presses at most. */
export async function playNow(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now' }).first().click()
  await untilAsked(page)
}

/** Opens a table by the interface of the server, as whoever sits at this page. */
export async function openTable(page: Page, wanted: object): Promise<string> {
  const answer = await page.request.post('/api/tables', {
    data: { game: 'alien-frontiers', visibility: 'by-link', ...wanted },
  })
  expect(answer.ok()).toBe(true)
  const { id } = (await answer.json()) as { id: string }
  return id
}

const BOT = { seat: 'bot', level: 'greedy' }

/** A game against bots, already begun, at which nothing was answered yet. */
export async function openGame(page: Page, bots = 3): Promise<string> {
  const id = await openTable(page, { seats: [{ seat: 'me' }, ...Array.from({ length: bots }, () => BOT)], 'start-when-full': true })
  await page.goto(`/table/${id}`)
  return id
}

/** Waits until this page is asked something and can answer. */
export async function untilAsked(page: Page): Promise<void> {
  await expect(canAnswer(page)).toBeVisible()
}

function canAnswer(page: Page): Locator {
  return question(page)
    .and(page.locator('[aria-busy="false"]'))
    .locator('[data-answer][aria-disabled="false"], button[aria-keyshortcuts="E"]:enabled')
    .first()
}

/** Waits until this page is asked or the game is over; whether it is asked. */
export async function isAskedAgain(page: Page): Promise<boolean> {
  await expect(canAnswer(page).or(ending(page)).first()).toBeVisible({ timeout: 30_000 })
  return !(await ending(page).isVisible())
}

/** Presses an answer: one that has to do with these words if there is one, else the first. */
export async function answerAnything(page: Page, preferred?: RegExp): Promise<void> {
  await untilAsked(page)
  const liked = preferred ? answers(page).filter({ hasText: preferred }) : answers(page)
  if ((await liked.count()) > 0) await liked.first().click()
  else if ((await answers(page).count()) > 0) await answers(page).first().click()
  else await endTurnButton(page).click()
}

/** Ends the turn, and is sure of it. */
export async function endTurn(page: Page): Promise<void> {
  await untilAsked(page)
  await endTurnButton(page).click()
  const sure = question(page).locator('button.unsure[aria-keyshortcuts="E"]')
  if (await sure.isVisible()) await sure.click()
}

/** Everything that was asked before the turn could be ended is answered with the first answer. */
export async function untilTurn(page: Page): Promise<void> {
  await expect(async () => {
    await untilAsked(page)
    if (!(await endTurnButton(page).isVisible())) await answerAnything(page)
    await expect(endTurnButton(page)).toBeVisible({ timeout: 500 })
  }).toPass()
}

/** Docks one ship somewhere, step by step as the panel asks. */
export async function dock(page: Page): Promise<void> {
  const before = await handSize(page)
  await expect(async () => {
    await untilAsked(page)
    if ((await handSize(page)) < before) return
    await answerAnything(page, /Solar Converter|Lunar Mine/)
    expect(await handSize(page)).toBeLessThan(before)
  }).toPass()
}

/** How many ships lie before this person. */
export function handSize(page: Page): Promise<number> {
  return page.locator('[data-hand] [id^="thing:ship:"], [data-hand] [data-id^="thing:ship:"]').count()
}
