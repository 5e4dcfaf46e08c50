/** What is asked of a table over plain requests: seats, the start, the invitation, a rematch. */

import { ask, problemOf } from '../../server/http'
import { texts } from '../../texts/texts.svelte'
import type { Problem, TableChange } from '../../types/protocol'
import type { Sitting } from '../shown/sitting.svelte'

const at = (sitting: Sitting, what: string): string => {
  const key = sitting.key === null ? '' : `?key=${encodeURIComponent(sitting.key)}`
  return `/api/tables/${sitting.id}/${what}${key}`
}

export const sit = (sitting: Sitting, seat?: number) =>
  ask('POST', at(sitting, 'seat'), seat === undefined ? {} : { seat })
export const getUp = (sitting: Sitting, seat: number) => ask('DELETE', at(sitting, `seat/${seat}`))
/** A bot of this level takes the seat; without one the seat is open. */
export const give = (sitting: Sitting, seat: number, level?: string) =>
  ask('PUT', at(sitting, `seat/${seat}`), level === undefined ? {} : { level })
/** Starts the game; bots of a level take the seats that are open. */
export const start = (sitting: Sitting, bots?: string) => {
  const path = at(sitting, 'start')
  const query = bots === undefined ? '' : `${path.includes('?') ? '&' : '?'}bots=${encodeURIComponent(bots)}`
  return ask('POST', `${path}${query}`)
}
/** Sets the table up otherwise, before the game. */
export const change = (sitting: Sitting, what: TableChange) => ask('PATCH', `/api/tables/${sitting.id}`, what)
/** Somebody has to leave their seat. */
export const sendAway = (sitting: Sitting, seat: number) => ask('POST', at(sitting, 'away'), { seat })
/** A bot sits in for somebody who is away. */
export const letBotSit = (sitting: Sitting, seat: number) => ask('POST', at(sitting, `seat/${seat}/bot`))
/** The host is asked for the seat of a bot, or no longer. */
export const askForSeat = (sitting: Sitting, seat: number) => ask('POST', at(sitting, `seat/${seat}/wish`))
export const askNoMore = (sitting: Sitting, seat: number) => ask('DELETE', at(sitting, `seat/${seat}/wish`))
export const answerWish = (sitting: Sitting, wish: number, allowed: boolean) =>
  ask('PUT', at(sitting, `wishes/${wish}`), { allowed })
/** Whoever holds a seat is the host from now on. */
export const makeHost = (sitting: Sitting, seat: number) => ask('PUT', at(sitting, 'host'), { seat })
export const renewInvitation = (sitting: Sitting) => ask('POST', at(sitting, 'invitation'))
export const mute = (sitting: Sitting, seat: number, muted: boolean) =>
  ask('POST', at(sitting, 'mute'), { seat, muted })
export const rematch = (sitting: Sitting) => ask<{ id: string }>('POST', at(sitting, 'follow'), {})

/** Why something was not done, in a sentence. */
export function sentence(problem: Problem): string {
  const key = `error-${problem.code}`
  return texts.say(texts.has(key) ? key : 'error-unknown', problem.args ?? {})
}

/** Does something, and says what went wrong if it was not done. */
export async function tried(what: Promise<unknown>, failed: (sentence: string) => void): Promise<boolean> {
  try {
    await what
    return true
  } catch (thrown) {
    failed(sentence(problemOf(thrown)))
    return false
  }
}
