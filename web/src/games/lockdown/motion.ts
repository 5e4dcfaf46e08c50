/**
 * How each event is shown: how long it takes, what comes from where, what is heard, and what it
 * weighs. Figures fly by themselves from where they stood to where they stand.
 */

import { say } from '../../texts/texts.svelte'
import type { Heard } from '../../types/lockdown'
import type { Motion } from '../game'
import {
  called,
  concernedBy,
  FLIP,
  LONG,
  MOMENT,
  MOVE,
  READ,
  SCENE,
  shownAlike,
  TUMBLE,
  weighed,
} from '../nemesis-kit/motion'
import { BOOK } from './book'
import { ids } from './ids'
import type { Shown } from './moments/story'
import { beginsCheck } from './moments/verdict'

type SeatName = (seat: number) => string

export function motion(heard: Heard, before: Shown, seatName: SeatName): Motion {
  const concerns = concernedBy(heard, before)
  const isMine = concerns !== null && before.own.includes(concerns)
  const made = shownAs(heard, before, seatName, isMine)
  const isRead = READ.includes(heard.heard) || OWN_READ.includes(heard.heard)
  const own = { scenes: SCENES, isEnd: beginsCheck(heard) || heard.heard === 'game-over' }
  return { ...made, concerns, ...(isRead ? { isRead } : {}), ...weighed(heard, before, isMine, made, own) }
}

function shownAs(heard: Heard, before: Shown, seatName: SeatName, isMine: boolean): Motion {
  switch (heard.heard) {
    case 'round-began':
      return { lasts: SCENE, band: say('lockdown-table-band-round', { n: heard.round }) }
    case 'turn-began':
      return {
        lasts: isMine ? SCENE : MOVE,
        band: called(BOOK, heard.seat, before, seatName),
        begins: 'turn',
      }
    case 'elevator-called':
    case 'elevator-ridden':
    case 'rover-moved':
    case 'pod-boarded':
    case 'locked-in':
    case 'lock-in-failed':
    case 'evacuated':
    case 'gate-opened':
    case 'isolation-opened':
    case 'room-used':
    case 'power-moved':
      return { lasts: MOVE, sound: 'tap' }
    case 'computer-used':
    case 'computer-card-turned':
    case 'code-dealt':
    case 'code-seen':
    case 'code-taken':
    case 'css-seen':
    case 'css-moved':
    case 'knowledge-gained':
    case 'object-researched':
      return { lasts: MOVE, sound: 'paper' }
    case 'venting-started':
      return { lasts: MOVE, sound: 'swell' }
    case 'power-turned':
    case 'alert-started':
    case 'autodestruction-started':
    case 'autodestruction-turned-red':
    case 'locked-down':
    case 'vented':
      return { lasts: MOMENT, sound: 'swell' }
    case 'weakness-revealed':
    case 'css-revealed':
    case 'pod-launched':
    case 'launch-failed':
      return { lasts: MOMENT, sound: 'paper' }
    case 'shot-rolled':
      return { lasts: TUMBLE + FLIP, tumbles: [ids.die], sound: 'dice' }
    case 'surface-rolled':
      // The die of others lands where they are, without much ado.
      return isMine
        ? { lasts: TUMBLE + FLIP, tumbles: [ids.die], sound: 'dice' }
        : { lasts: MOVE, sound: 'dice' }
    case 'surface-explored':
      return { lasts: isMine ? MOMENT : MOVE, sound: 'paper' }
    case 'surface-card-drawn':
      return { lasts: MOMENT, sound: 'paper' }
    case 'zone-noise':
      return { lasts: isMine ? SCENE : FLIP, sound: 'tap' }
    case 'suit-torn':
    case 'charge-lost':
      return { lasts: MOVE, sound: 'tap' }
    case 'lit-up':
      return { lasts: MOMENT, sound: 'tap' }
    case 'intruder-appeared':
      return { lasts: MOVE, comesFrom: { [ids.intruder(heard.figure)]: ids.bag } }
    case 'intruder-vanished':
      return { lasts: MOVE, goesTo: { [ids.intruder(heard.figure)]: ids.bag } }
    case 'dark-part':
      return { lasts: SCENE, sound: 'swell' }
    case 'time-passed':
      return { lasts: SCENE, band: say('lockdown-table-event-phase') }
    case 'event-drawn':
      return { lasts: LONG, band: say('lockdown-table-event-phase'), sound: 'paper' }
    case 'bag-developed':
      return { lasts: SCENE, band: say('lockdown-table-event-phase') }
    case 'complex-destroyed':
    case 'squad-arrived':
      return { lasts: MOMENT, sound: 'swell' }
    case 'code-revealed':
      return { lasts: MOMENT, sound: 'paper' }
    default:
      return shownAlike(heard, isMine, before.moment?.moment === 'event-phase')
  }
}

/** What is read in the foreground, beside what both books tell. */
const OWN_READ: readonly Heard['heard'][] = ['shot-rolled', 'surface-rolled', 'surface-card-drawn']

/** What is watched whole, whoever acts, and the scene to which it belongs. */
const SCENES: Partial<Record<Heard['heard'], string>> = {
  'dark-part': 'attack',
  'shot-rolled': 'shot',
  'power-turned': 'lights',
  'weakness-revealed': 'weakness',
  'css-revealed': 'launch',
  'launch-failed': 'launch',
  'locked-in': 'launch',
  evacuated: 'launch',
  'locked-down': 'alarm',
  'alert-started': 'alarm',
  'autodestruction-started': 'alarm',
  'autodestruction-turned-red': 'alarm',
  vented: 'alarm',
}
