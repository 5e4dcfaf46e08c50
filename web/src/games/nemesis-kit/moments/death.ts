/** A death as events tell it: who, where and of what, and what changes with it. */

import type { Heard, View } from '../../../types/nemesis'
import type { WoundPicture } from '../picture'
import type { DeathBy, Moment } from './moment'

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
    ...woundsOf(view, heard.seat),
    opensPods: false,
    leads: false,
  }
}

/** How somebody's wounds stand. */
export function woundsOf(view: View, seat: number): { light: number; serious: WoundPicture[] } {
  const person = view.players.find((it) => it.seat === seat)
  const serious = (person?.['serious-wounds'] ?? []).map((it) => ({
    wound: it.wound,
    isDressed: it['is-dressed'],
  }))
  return { light: person?.['light-wounds'] ?? 0, serious }
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
