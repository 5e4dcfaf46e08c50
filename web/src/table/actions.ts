/** What is asked of a table over plain requests: seats, the start, the invitation, a rematch. */

import { ask, problemOf } from '../server/http'
import { texts } from '../texts/texts.svelte'
import type { Problem } from '../types/protocol'
import type { Room } from './room.svelte'

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
export const start = (room: Room) => ask('POST', at(room, 'start'))
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
