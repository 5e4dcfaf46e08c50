/** Two people and a bot in the Complex, to the end; what each holds is told to nobody else. */

import type { APIRequestContext, Page } from '@playwright/test'
import type { PlayerView, View } from '../../src/types/lockdown'
import type { ToClient } from '../../src/types/protocol'
import { openTable } from './ahead'
import { whole } from './following'
import { expect, test } from './house'
import { restless } from './lockdown'
import { expectNoKeys, listenForErrors } from './looks'
import { aheadTogether, asks, nextOf, pass } from './nemesis'
import { ending, isAskedAgain } from './table'

/** A table at which the first encounter has come, and somebody chooses an objective. */
async function metSomething(one: APIRequestContext, other: APIRequestContext): Promise<string> {
  const seats = [{ seat: 'me' }, { seat: 'open' }, { seat: 'bot', level: 'greedy' }]
  const id = await openTable(one, { game: 'lockdown', seats, 'start-when-full': true })
  await other.post(`/api/tables/${id}/seat`, { data: {} })
  await aheadTogether([one, other], id, (offers) => asks(offers, 'objective-choice'), restless(7))
  return id
}

/** What the server tells a page of others, gathered as it comes. */
function listenForSecrets(page: Page): string[] {
  const told: string[] = []
  const isOthers = (player: PlayerView, mine: number[]): boolean => !mine.includes(player.seat)
  page.on('websocket', (socket) => {
    const alone = whole()
    socket.on('framereceived', ({ payload }) => {
      const message = alone(JSON.parse(String(payload)) as ToClient)
      if (message.type !== 'table' || message.state !== 'playing') return
      const view = message.view as View
      for (const player of view.players.filter((it) => isOthers(it, message.mine))) {
        if (player.hand.cards !== null) told.push(`the hand of seat ${player.seat}`)
        if (player.inventory !== null) told.push(`the items of seat ${player.seat}`)
        if (player.objectives.some(({ objective }) => objective !== null))
          told.push(`the objectives of seat ${player.seat}`)
      }
    })
  })
  return told
}

test('given two people and a bot, when they play on from the first encounter, then no secret is told and the game comes to its end', async ({
  page,
  somebody,
}) => {
  test.slow()
  const friend = await somebody({ viewport: { width: 390, height: 844 } })
  const people = [page, friend]
  const errors = people.map(listenForErrors)
  const secrets = people.map(listenForSecrets)
  await Promise.all(people.map((it) => it.goto('/')))
  const id = await metSomething(page.request, friend.request)
  await Promise.all(people.map((it) => it.goto(`/table/${id}`)))

  for (let presses = 0; presses < 400; presses += 1) {
    const next = await nextOf(people)
    if (next === null) break
    if (presses < 4) await expectNoKeys(next)
    await pass(next)
  }

  for (const it of people) {
    // Whoever died in the last round looks at it first.
    expect(await isAskedAgain(it)).toBe(false)
    await expect(ending(it).getByRole('heading', { level: 1 })).toHaveText(/ wins$|^Victory: |Nobody has won/)
    await expect(ending(it).getByRole('heading', { name: 'Light, round by round' })).toBeVisible()
    await expectNoKeys(it)
  }
  expect(secrets).toEqual([[], []])
  expect(errors.flat()).toEqual([])
})
