/**
 * How each event is shown: how long it takes, what comes from where, what is heard, and what it
 * weighs. Figures fly by themselves from where they stood to where they stand.
 */

import { say } from '../../texts/texts.svelte'
import type { Motion } from '../game'
import {
  called,
  concernedBy,
  LONG,
  MOMENT,
  MOVE,
  READ,
  SCENE,
  shownAlike,
  weighed,
} from '../nemesis-kit/motion'
import { BOOK } from './book'
import { ids } from './ids'
import type { Shown } from './moments/story'
import type { Heard } from '../../types/nemesis'

type SeatName = (seat: number) => string

export function motion(heard: Heard, before: Shown, seatName: SeatName): Motion {
  const concerns =
    heard.heard === 'pod-launched'
      ? (heard.with.find((seat) => before.own.includes(seat)) ?? null)
      : concernedBy(heard, before)
  const isMine = concerns !== null && before.own.includes(concerns)
  const made = shownAs(heard, before, seatName, isMine)
  const isRead = READ.includes(heard.heard)
  const own = { scenes: SCENES, isEnd: ENDS.includes(heard.heard) }
  return { ...made, concerns, ...(isRead ? { isRead } : {}), ...weighed(heard, before, isMine, made, own) }
}

function shownAs(heard: Heard, before: Shown, seatName: SeatName, isMine: boolean): Motion {
  switch (heard.heard) {
    case 'round-began':
      return { lasts: SCENE, band: say('nemesis-table-band-round', { n: heard.round }) }
    case 'turn-began':
      return {
        lasts: isMine ? SCENE : MOVE,
        band: called(BOOK, heard.seat, before, seatName),
        begins: 'turn',
      }
    case 'pod-entered':
    case 'hibernated':
    case 'pod-launched':
    case 'course-set':
      return { lasts: MOVE, sound: 'tap' }
    case 'self-destruct-started':
    case 'airlock-started':
    case 'airlock-opened':
      return { lasts: MOVE, sound: 'swell' }
    case 'intruder-appeared':
      return { lasts: MOVE, comesFrom: { [ids.intruder(heard.figure)]: ids.bag } }
    case 'intruder-vanished':
      return { lasts: MOVE, goesTo: { [ids.intruder(heard.figure)]: ids.bag } }
    case 'time-passed':
      return { lasts: MOMENT, band: say('nemesis-table-event-phase') }
    case 'event-drawn':
      return { lasts: LONG, band: say('nemesis-table-event-phase'), sound: 'paper' }
    case 'bag-developed':
      return { lasts: MOMENT, band: say('nemesis-table-event-phase') }
    case 'weakness-discovered':
      return { lasts: SCENE, sound: 'paper' }
    case 'ship-destroyed':
    case 'ship-jumped':
      return { lasts: MOMENT, sound: 'swell' }
    case 'engine-revealed':
    case 'arrived':
      return { lasts: MOMENT, sound: 'paper' }
    default:
      return shownAlike(heard, isMine, before.moment?.moment === 'event-phase')
  }
}

/** What is watched whole, whoever acts, and the scene to which it belongs. */
const SCENES: Partial<Record<Heard['heard'], string>> = {
  'weakness-discovered': 'weakness',
  hibernated: 'launch',
  'self-destruct-started': 'alarm',
  'airlock-opened': 'alarm',
}

/** How the game ends. */
const ENDS: readonly Heard['heard'][] = [
  'ship-destroyed',
  'ship-jumped',
  'engine-revealed',
  'arrived',
  'found-healthy',
  'objective-revealed',
  'game-over',
]
