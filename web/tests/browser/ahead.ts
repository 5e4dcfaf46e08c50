/** Games that are played ahead through the interface of the server, to come to a table in the middle of one. */

import type { APIRequestContext } from '@playwright/test'
import type { Offer } from '../../src/games/game'
import type { TableNow, ToClient } from '../../src/types/protocol'

/** How far to play: so many turns of theirs, or until something is asked that fits. */
export type Until = number | ((offers: Offer[]) => boolean)

/** Which of some offers is taken. */
export type Likes = (offers: Offer[]) => Offer | undefined

/** Answers for whoever asks, until it is far enough or the game is over. */
export async function playAhead(
  who: APIRequestContext,
  id: string,
  until: Until = Infinity,
  likes: Likes = liked,
): Promise<TableNow> {
  const url = (await who.get(`/api/tables/${id}`)).url()
  let ended = 0
  for (;;) {
    const now = await tableNow(who, `${url}/events`)
    if (now.state === 'over') return now
    const question = now.questions.find((it) => offersOf(it).length > 0)
    if (!question) continue
    const isFar = typeof until === 'number' ? ended >= until : until(offersOf(question))
    if (isFar) return now
    const choice = (likes(offersOf(question)) ?? offersOf(question)[0])?.choice
    const { seat, entry } = question
    await who.post(`${url}/say`, { data: { say: 'answer', seat, entry, choice } })
    if (JSON.stringify(choice).includes('"end-turn"')) ended += 1
  }
}

const offersOf = (question: TableNow['questions'][number]) => question.offers as Offer[]

/** Colonies first, so that the game comes to its end; then whatever is there; then the end of the turn. */
function liked(offers: Offer[]): Offer {
  const told = offers.map((offer) => ({ offer, text: JSON.stringify(offer.choice) }))
  const find = (wanted: RegExp) => told.filter(({ text }) => wanted.test(text)).at(-1)?.offer
  const best = find(/settle|launch/) ?? find(/colonist-hub|lunar-mine/) ?? find(/dock/) ?? find(/end-turn/)
  const any = best ?? offers[0]
  if (!any) throw new Error('a question without answers')
  return any
}

/** The table as the server tells it to them. */
export async function tableNow(who: APIRequestContext, url: string): Promise<TableNow> {
  const { cookies } = await who.storageState()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const enough = new AbortController()
  const answer = await fetch(url, { headers: { cookie }, signal: enough.signal })
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`)
  let text = ''
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    text += part
    const table = text.split('\n\n').slice(0, -1).flatMap(tablesIn)[0]
    if (!table) continue
    enough.abort()
    return table
  }
  throw new Error('the table said nothing')
}

function tablesIn(event: string): TableNow[] {
  const lines = event.split('\n').filter((line) => line.startsWith('data:'))
  if (lines.length === 0) return []
  const message = JSON.parse(lines.map((line) => line.slice('data:'.length)).join('\n')) as ToClient
  // The first on a line is whole.
  return message.type === 'table' ? [message as TableNow] : []
}

const BOT = { seat: 'bot', level: 'greedy' }

/** A game against bots, begun, which anybody may watch. */
export async function openGame(who: APIRequestContext, bots = 3): Promise<string> {
  const seats = [{ seat: 'me' }, ...Array.from({ length: bots }, () => BOT)]
  return openTable(who, { seats, 'start-when-full': true })
}

export async function openTable(who: APIRequestContext, wanted: object): Promise<string> {
  const data = { game: 'alien-frontiers', visibility: 'open', ...wanted }
  const answer = await who.post('/api/tables', { data })
  if (!answer.ok()) throw new Error(await answer.text())
  const { id } = (await answer.json()) as { id: string }
  return id
}
