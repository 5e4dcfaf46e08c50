/** A death as events tell it: who, where and of what, and what changes with it. */

import type { Heard, View } from '../../../types/nemesis'
import type { DeathBy, Moment } from './moment'
import { roomOf, victim, woundsOf } from './told'

type Death = Extract<Moment, { moment: 'death' }>

export function dead(moment: Moment | null, view: View, heard: Extract<Heard, { heard: 'died' }>): Death {
  const { room: number } = heard
  return {
    moment: 'death',
    victim: victim(view, heard.seat),
    isMine: view.own.includes(heard.seat),
    room: number === null ? null : { number, room: roomOf(view, number) },
    round: view.round,
    cause: causeOf(moment, heard),
    ...woundsOf(view, heard.seat),
    opensPods: false,
    leads: false,
  }
}

/** The server says of what; the moment in which it happened, how. Who leaves the table dies of nothing in it. */
function causeOf(moment: Moment | null, { seat, by }: Extract<Heard, { heard: 'died' }>): DeathBy {
  const attack = by === 'attack' && moment?.moment === 'attack' && moment.victim.seat === seat ? moment : null
  const event = by !== 'resignation' && moment?.moment === 'event-phase' ? moment.event : null
  return { by, attacker: attack?.attacker ?? null, card: attack?.card ?? null, event }
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
