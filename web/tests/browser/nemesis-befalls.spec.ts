/** What befalls somebody aboard is seen by them: their death, a combat, and that they cannot interrupt. */

import type { Page } from '@playwright/test'
import type { Offer } from '../../src/games/game'
import { openTable, playAhead } from './ahead'
import { expect, test } from './house'
import { aheadTogether, asks, boardShip, careless, openShip, reckless } from './nemesis'
import { answers, ending, heading, pressesOn, question, untilAsked } from './table'

/** Goes on until something is seen. */
async function seen(page: Page, what: string): Promise<void> {
  await expect(async () => {
    if (!(await page.locator(what).isVisible())) await pressesOn(page)
    await expect(page.locator(what)).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
}

test('given somebody alone aboard, when they die, then their death stands before everything and waits for them', async ({
  page,
}) => {
  test.slow()
  const id = await boardShip(page)
  await playAhead(page.request, id, Infinity, reckless)

  await seen(page, '[data-moment="death"]')

  const death = page.locator('[data-moment="death"]')
  await expect(death.getByRole('heading', { name: 'You are dead' })).toBeVisible()
  await expect(death).toContainText(/Round \d+/)
  await expect(death).toContainText(/lies in|No corpse/)
  await expect(ending(page)).toBeHidden()
  await pressesOn(page)
  await expect(ending(page)).toBeVisible({ timeout: 30_000 })
})

const isInCombat = (offers: Offer[]): boolean =>
  offers.some(({ choice }) => /"shoot"|"melee"/.test(JSON.stringify(choice)))

for (const [where, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${where}`, () => {
    test.use({ viewport })

    test('given an intruder in their room, when they look at the crew, then it says that they are in combat', async ({
      page,
    }) => {
      const id = await openShip(page.request)
      await playAhead(page.request, id, isInCombat, reckless)
      await page.goto(`/table/${id}`)
      await untilAsked(page)

      const crew = page.locator('.crew, .glance').first()
      await expect(crew.getByText('in combat')).toBeAttached()
      await expect(crew.locator('.hurt').first()).toBeInViewport()
    })
  })
}

test.describe('where a reaction window stays open for a while', () => {
  test.use({ windowDelay: 6_000 })

  test('given somebody in the same room without the card, when another acts, then they are told that they cannot interrupt', async ({
    page,
    somebody,
  }) => {
    const friend = await somebody()
    await Promise.all([page.goto('/'), friend.goto('/')])
    const seats = [{ seat: 'me' }, { seat: 'open' }]
    const id = await openTable(page.request, { game: 'nemesis', seats, 'start-when-full': true })
    await friend.request.post(`/api/tables/${id}/seat`, { data: {} })
    const people = [page.request, friend.request]
    await aheadTogether(people, id, (offers) => asks(offers, 'turn'), careless)
    await Promise.all([page, friend].map((it) => it.goto(`/table/${id}`)))
    const isAsked = (it: Page): Promise<boolean> => answers(it).first().isVisible()
    await expect.poll(async () => (await isAsked(page)) || (await isAsked(friend))).toBe(true)
    const [acts, waits] = (await isAsked(page)) ? [page, friend] : [friend, page]

    await acts.locator('[data-board] [data-lit][data-id^="place:room:"]').first().click()
    for (let pays = 0; pays < 3 && !(await question(waits).getByText('You cannot').isVisible()); pays += 1)
      if (await isAsked(acts)) await answers(acts).first().click()

    await expect(question(waits)).toContainText('You cannot interrupt; nobody can tell.')
    await expect(answers(waits)).toHaveCount(0)
    await expect(heading(waits)).not.toContainText('Do you play Interruption')
  })
})
