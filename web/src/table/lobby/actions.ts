/** What is asked of a table over plain requests: seats, the start, the invitation, a rematch. */

import { ask, problemOf } from '../../server/http'
import { texts } from '../../texts/texts.svelte'
import type { Problem, TableChange } from '../../types/protocol'
import type { Room } from '../shown/room.svelte'

const at = (room: Room, what: string): string => {
  const key = room.key === null ? '' : `?key=${encodeURIComponent(room.key)}`
  return `/api/tables/${room.id}/${what}${key}`
}

export const sit = (room: Room, seat?: number) =>
  ask('POST', at(room, 'seat'), seat === undefined ? {} : { seat })
export const getUp = (room: Room, seat: number) => ask('DELETE', at(room, `seat/${seat}`))
/** A bot of this level takes the seat; without one the seat is open. */
export const give = (room: Room, seat: number, level?: string) =>
  ask('PUT', at(room, `seat/${seat}`), level === undefined ? {} : { level })
/** Starts the game; bots of a level take the seats that are open. */
export const start = (room: Room, bots?: string) => {
  const path = at(room, 'start')
  const query = bots === undefined ? '' : `${path.includes('?') ? '&' : '?'}bots=${encodeURIComponent(bots)}`
  return ask('POST', `${path}${query}`)
}
/** Sets the table up otherwise, before the game. */
export const change = (room: Room, what: TableChange) => ask('PATCH', `/api/tables/${room.id}`, what)
/** Somebody has to leave their seat. */
export const sendAway = (room: Room, seat: number) => ask('POST', at(room, 'away'), { seat })
/** A bot sits in for somebody who is away. */
export const letBotSit = (room: Room, seat: number) => ask('POST', at(room, `seat/${seat}/bot`))
/** The host is asked for the seat of a bot, or no longer. */
export const askForSeat = (room: Room, seat: number) => ask('POST', at(room, `seat/${seat}/wish`))
export const askNoMore = (room: Room, seat: number) => ask('DELETE', at(room, `seat/${seat}/wish`))
export const answerWish = (room: Room, wish: number, allowed: boolean) =>
  ask('PUT', at(room, `wishes/${wish}`), { allowed })
/** Whoever holds a seat is the host from now on. */
export const makeHost = (room: Room, seat: number) => ask('PUT', at(room, 'host'), { seat })
export const renewInvitation = (room: Room) => ask('POST', at(room, 'invitation'))
export const mute = (room: Room, seat: number, muted: boolean) =>
  ask('POST', at(room, 'mute'), { seat, muted })
export const rematch = (room: Room) => ask<{ id: string }>('POST', at(room, 'follow'), {})

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
