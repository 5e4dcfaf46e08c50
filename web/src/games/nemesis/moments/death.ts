/** A death as events tell it: who, where and of what, and what changes with it. */

import type { Heard, View } from '../../../types/nemesis'
import type { Cause, Moment } from './moment'

type Death = Extract<Moment, { moment: 'death' }>

export function dead(moment: Moment | null, view: View, heard: Extract<Heard, { heard: 'died' }>): Death {
  const person = view.players.find((it) => it.seat === heard.seat)
  const { room: number } = heard
  return {
    moment: 'death',
    victim: { seat: heard.seat, character: person?.character ?? null },
    isMine: view.own.includes(heard.seat),
    room:
      number === null ? null : { number, room: view.rooms.find((it) => it.number === number)?.room ?? null },
    round: view.round,
    cause: causeOf(moment, heard),
    light: person?.['light-wounds'] ?? 0,
    serious: (person?.['serious-wounds'] ?? []).map((it) => ({
      wound: it.wound,
      isDressed: it['is-dressed'],
    })),
    opensPods: false,
    leads: false,
  }
}

function causeOf(moment: Moment | null, { seat, by }: Extract<Heard, { heard: 'died' }>): Cause {
  if (by === 'attack' && moment?.moment === 'attack' && moment.victim.seat === seat)
    return { by, attacker: moment.attacker, card: moment.card }
  if (by === 'fire' || by === 'airlock') return { by }
  if (moment?.moment === 'event-phase' && moment.event !== null) return { by: 'event', event: moment.event }
  return { by: 'wounds' }
}

/** The moment after something that a death brings with it; nothing if something else goes on. */
export function mourned(moment: Death, heard: Heard): Death | null {
  switch (heard.heard) {
    case 'pods-unlocked':
      return { ...moment, opensPods: true }
    case 'intruders-led':
      return { ...moment, leads: heard.seat === moment.victim.seat }
    case 'object-dropped':
    case 'item-dropped':
    case 'pod-flipped':
    case 'token-added':
    case 'trade-left':
      return moment
    default:
      return null
  }
}
