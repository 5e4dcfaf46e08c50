/** Two people and a bot aboard, to the end; the server dies in the middle of an action. */

import type { APIRequestContext, Page } from '@playwright/test'
import type { PlayerView, View } from '../../src/types/nemesis'
import type { ToClient } from '../../src/types/protocol'
import { openTable } from './ahead'
import { whole } from './following'
import { expect, test } from './house'
import { expectNoKeys, listenForErrors } from './looks'
import { aheadTogether, answer, asks, cards, nextOf, pass, reckless } from './nemesis'
import { answers, ending, heading, isAskedAgain, log, question, untilAsked } from './table'

/** A table at which somebody has paid for an action, and the other is asked whether to interrupt it. */
async function interruptedAtTable(one: APIRequestContext, other: APIRequestContext): Promise<string> {
  const seats = [{ seat: 'me' }, { seat: 'open' }, { seat: 'bot', level: 'greedy' }]
  const id = await openTable(one, { game: 'nemesis', seats, 'start-when-full': true })
  await other.post(`/api/tables/${id}/seat`, { data: {} })
  // Whoever wants to be asked is asked, whatever they hold.
  for (const [n, who] of [one, other].entries())
    await who.post(`/api/tables/${id}/say`, { data: { say: 'orders', seat: n + 1, ask: 'always' } })
  await aheadTogether([one, other], id, (offers) => asks(offers, 'interruption'), reckless)
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

test('given two people and a bot, when the server is killed in the middle of an action, then nothing is lost and the game comes to its end', async ({
  page,
  somebody,
  house,
}) => {
  test.slow()
  const friend = await somebody()
  const people = [page, friend]
  const errors = people.map(listenForErrors)
  const secrets = people.map(listenForSecrets)
  await Promise.all(people.map((it) => it.goto('/')))
  const id = await interruptedAtTable(page.request, friend.request)
  await Promise.all(people.map((it) => it.goto(`/table/${id}`)))
  const isAsked = async (it: Page): Promise<boolean> =>
    (await heading(it).textContent())?.startsWith('Do you play Interruption') ?? false
  await expect
    .poll(async () => (await Promise.all(people.map(isAsked))).includes(true), { timeout: 30_000 })
    .toBe(true)
  const [asked, waiting] = (await isAsked(page)) ? [page, friend] : [friend, page]
  const before = {
    heading: await heading(asked).textContent(),
    answers: await answers(asked).allTextContents(),
    cards: await cards(asked).count(),
    others: await cards(waiting).count(),
    lines: await log(asked).getByRole('listitem').count(),
  }
  await expect(question(waiting)).toContainText('The table waits for')

  for (const it of people) await expectNoKeys(it)

  await house.kill()
  for (const it of people)
    await expect(it.getByText('No connection. Your table is safe; trying again.')).toBeVisible()
  await house.start()

  await untilAsked(asked)
  await expect(heading(asked)).toHaveText(before.heading ?? '')
  await expect(answers(asked)).toHaveText(before.answers)
  await expect(cards(asked)).toHaveCount(before.cards)
  await expect(cards(waiting)).toHaveCount(before.others)
  await expect(log(asked).getByRole('listitem')).toHaveCount(before.lines)
  await expect(question(waiting)).toContainText('The table waits for')

  await answer(asked, /Let it happen/)
  await expect(heading(asked)).not.toHaveText(before.heading ?? '')
  for (let presses = 0; presses < 400; presses += 1) {
    const next = await nextOf(people)
    if (next === null) break
    await pass(next)
  }

  for (const it of people) {
    // Whoever died in the last round looks at it first.
    expect(await isAskedAgain(it)).toBe(false)
    await expect(ending(it).getByRole('heading', { level: 1 })).toHaveText(/ wins$|^Victory: |Nobody has won/)
    await expect(ending(it).getByRole('heading', { name: 'Who won?' })).toBeVisible()
  }
  expect(secrets).toEqual([[], []])
  // A line that breaks is told to the browser's console, and nothing else is.
  expect(errors.flat().filter((it) => !/WebSocket|ERR_CONNECTION|502|500/.test(it))).toEqual([])
})
