/** Two people in one room trade: what is offered is seen, and changes hands. */

import type { Page } from '@playwright/test'
import { openTable } from './ahead'
import { expect, test } from './house'
import { aheadTogether, answer, asks, careless } from './nemesis'
import { answers, heading, log, untilAsked } from './table'

test('given two people in a room, when one offers the other something, then the other sees what it is and takes it', async ({
  page,
  somebody,
}) => {
  const friend = await somebody()
  const seats = [{ seat: 'me' }, { seat: 'open' }]
  const id = await openTable(page.request, { game: 'nemesis', seats, 'start-when-full': true })
  await friend.request.post(`/api/tables/${id}/seat`, { data: {} })
  await aheadTogether([page.request, friend.request], id, (offers) => asks(offers, 'turn'), careless)
  const people = [page, friend]
  await Promise.all(people.map((it) => it.goto(`/table/${id}`)))
  const isOnTurn = async (it: Page): Promise<boolean> =>
    (await heading(it).textContent()) === 'What do you do?'
  await expect.poll(async () => (await Promise.all(people.map(isOnTurn))).includes(true)).toBe(true)
  const [giver, taker] = (await isOnTurn(page)) ? [page, friend] : [friend, page]
  /** Whoever could stop it lets it happen. */
  const undisturbed = async (wanted: RegExp): Promise<void> => {
    await expect
      .poll(async () => {
        const isAsked = /Interruption/.test((await heading(taker).textContent()) ?? '')
        if (isAsked) await answer(taker, /Let it happen/)
        return (await heading(giver).textContent()) ?? ''
      })
      .toMatch(wanted)
  }

  await answers(giver).filter({ hasText: 'Pick up the blue corpse' }).click()
  await answers(giver).first().click()
  await undisturbed(/What do you do/)
  await answers(giver).filter({ hasText: 'Trade' }).click()
  await answers(giver).first().click()
  await undisturbed(/What do you offer or show/)
  await answers(giver)
    .filter({ hasText: /Offer.*corpse/ })
    .first()
    .click()

  await untilAsked(taker)
  await expect(heading(taker)).toHaveText(/offers you: the blue corpse\. What do you say\?/)
  const offered = taker.getByRole('region', { name: 'Offered' })
  await expect(offered).toContainText('the blue corpse')
  await answers(taker).filter({ hasText: 'Take it for nothing' }).click()
  await answer(taker, /Take it for nothing/)

  await expect(offered).toHaveCount(0)
  await expect(taker.locator('[data-hand] [data-id^="thing:hand:"]').first()).toBeVisible()
  await expect(taker.locator('[data-hand]')).toContainText('the blue corpse')
  await expect(log(giver)).toContainText(/blue corpse/)
})
