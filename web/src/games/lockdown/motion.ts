/**
 * How each event is shown: how long it takes, what comes from where, what is heard, and what it
 * weighs. Figures fly by themselves from where they stood to where they stand.
 */

import { say } from '../../texts/texts.svelte'
import type { Heard } from '../../types/lockdown'
import type { Motion } from '../game'
import { FLIP, LONG, MOMENT, MOVE, SCENE, TUMBLE, shownAlike } from '../nemesis-kit/motion'
import { ids } from './ids'
import type { Moment } from './moments/moment'
import type { Shown } from './moments/story'
import { beginsCheck } from './moments/verdict'
import { characterName } from './names'

type SeatName = (seat: number) => string

export function motion(heard: Heard, before: Shown, seatName: SeatName): Motion {
  const concerns = concernedBy(heard, before)
  const isMine = concerns !== null && before.own.includes(concerns)
  const made = shownAs(heard, before, seatName, isMine)
  const isRead = READ.includes(heard.heard)
  return { ...made, concerns, ...(isRead ? { isRead } : {}), ...weighed(heard, before, isMine, made) }
}

function shownAs(heard: Heard, before: Shown, seatName: SeatName, isMine: boolean): Motion {
  switch (heard.heard) {
    case 'round-began':
      return { lasts: SCENE, band: say('lockdown-table-band-round', { n: heard.round }) }
    case 'turn-began':
      return { lasts: isMine ? SCENE : MOVE, band: called(heard.seat, before, seatName), begins: 'turn' }
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

function called(seat: number, { players }: Shown, seatName: SeatName): string {
  const character = players.find((it) => it.seat === seat)?.character
  return character === undefined ? seatName(seat) : `${seatName(seat)} · ${characterName(character)}`
}

/** Whom something befalls: who acts or suffers, or whom the moment that is shown is about. */
function concernedBy(heard: Heard, { moment }: Shown): number | null {
  if ('seat' in heard) return heard.seat
  switch (moment?.moment) {
    case 'encounter':
    case 'attack':
      return moment.victim.seat
    case 'shot':
      return moment.shooter.seat
    case 'noise':
      return moment.seat
    default:
      return null
  }
}

/** What is watched whole, whoever acts, and the scene to which it belongs. */
const SCENES: Partial<Record<Heard['heard'], string>> = {
  encountered: 'encounter',
  'token-drawn': 'encounter',
  'first-encounter': 'encounter',
  'intruder-appeared': 'encounter',
  attacked: 'attack',
  'attack-revealed': 'attack',
  'dark-part': 'attack',
  'combat-rolled': 'shot',
  'shot-rolled': 'shot',
  'intruder-died': 'shot',
  died: 'death',
  'time-passed': 'time',
  'power-turned': 'lights',
  'event-drawn': 'event',
  'bag-developed': 'bag',
  'weakness-revealed': 'weakness',
  'css-revealed': 'launch',
  'pod-launched': 'launch',
  'launch-failed': 'launch',
  'locked-in': 'launch',
  evacuated: 'launch',
  'locked-down': 'alarm',
  'alert-started': 'alarm',
  'autodestruction-started': 'alarm',
  'autodestruction-turned-red': 'alarm',
  vented: 'alarm',
}

/** What is read in the foreground, before the board shows what comes of it. */
const READ: readonly Heard['heard'][] = [
  'noise-rolled',
  'combat-rolled',
  'shot-rolled',
  'encountered',
  'token-drawn',
  'first-encounter',
  'attacked',
  'attack-revealed',
  'endurance-shown',
  'retreat-shown',
  'time-passed',
  'event-drawn',
  'bag-developed',
]

/** What ends a moment, though it takes no time of its own. */
const GOES_ON: readonly Heard['heard'][] = ['turn-ended', 'turn-began', 'round-began', 'declared', 'passed']

/** What somebody suffers, who looks at it until they go on. */
const HURTS: readonly Heard['heard'][] = [
  'attack-revealed',
  'dark-part',
  'light-wound-suffered',
  'serious-wound-suffered',
  'contaminated',
  'died',
]

function weighed(
  heard: Heard,
  { moment = null }: Shown,
  isMine: boolean,
  { lasts }: Motion,
): Partial<Motion> {
  const { heard: event } = heard
  if (moment?.moment === 'verdict' || beginsCheck(heard) || event === 'game-over')
    return { scene: 'end', isEnd: true }
  const isWound = event === 'light-wound-suffered' || event === 'serious-wound-suffered'
  if (isMine && isWound && moment?.moment !== 'attack') return { scene: 'wound', holds: true }
  const holds = HURTS.includes(event) && (moment?.moment === 'attack' || event === 'died')
  const isResult = event === 'injured' || event === 'endurance-shown' || event === 'retreat-shown'
  // What happens to those in a moment, and what takes no time, belongs to it.
  const isPart = moment !== null && (holds || (lasts === 0 && !GOES_ON.includes(event)) || isResult)
  const scene = SCENES[event] ?? (isPart ? sceneOf(moment) : undefined)
  return { ...(scene === undefined ? {} : { scene }), ...(holds ? { holds } : {}) }
}

function sceneOf(moment: Moment): string | undefined {
  switch (moment.moment) {
    case 'encounter':
    case 'attack':
    case 'shot':
    case 'death':
    case 'launch':
      return moment.moment
    case 'wound':
    case 'event-phase':
    case 'lights':
    case 'alarm':
    case 'weakness':
    case 'noise':
    case 'exploration':
    case 'verdict':
      return undefined
  }
}
