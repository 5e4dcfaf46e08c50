/**
 * How each event is shown: how long it takes, what comes from where, what is heard, and what it
 * weighs. Figures fly by themselves from where they stood to where they stand.
 */

import { say } from '../../texts/texts.svelte'
import type { Motion } from '../game'
import { ids } from './ids'
import type { Moment } from '../nemesis-kit/moments/moment'
import { LONG, MOMENT, MOVE, SCENE, shownAlike } from '../nemesis-kit/motion'
import type { Shown } from './moments/story'
import { characterName } from './names'
import type { Heard } from '../../types/nemesis'

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
      return { lasts: SCENE, band: say('nemesis-table-band-round', { n: heard.round }) }
    case 'turn-began':
      return { lasts: isMine ? SCENE : MOVE, band: called(heard.seat, before, seatName), begins: 'turn' }
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

function called(seat: number, { players }: Shown, seatName: SeatName): string {
  const character = players.find((it) => it.seat === seat)?.character
  return character === undefined ? seatName(seat) : `${seatName(seat)} · ${characterName(character)}`
}

/** Whom something befalls: who acts or suffers, or whom the moment that is shown is about. */
function concernedBy(heard: Heard, { moment, own }: Shown): number | null {
  if (heard.heard === 'pod-launched') return heard.with.find((seat) => own.includes(seat)) ?? null
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
  'combat-rolled': 'shot',
  'intruder-died': 'shot',
  died: 'death',
  'time-passed': 'time',
  'event-drawn': 'event',
  'bag-developed': 'bag',
  'weakness-discovered': 'weakness',
  'pod-launched': 'launch',
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

/** What is read in the foreground, before the ship shows what comes of it. */
const READ: readonly Heard['heard'][] = [
  'noise-rolled',
  'combat-rolled',
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
  if (moment?.moment === 'verdict' || ENDS.includes(event)) return { scene: 'end', isEnd: true }
  const isWound = event === 'light-wound-suffered' || event === 'serious-wound-suffered'
  if (isMine && isWound && moment?.moment !== 'attack') return { scene: 'wound', holds: true }
  const holds = HURTS.includes(event) && (moment?.moment === 'attack' || event === 'died')
  const own = SCENES[event]
  // What happens to those in a moment, and what takes no time, belongs to it.
  const isPart = moment !== null && (holds || (lasts === 0 && !GOES_ON.includes(event)) || isResult(heard))
  const scene = own ?? (isPart ? sceneOf(moment) : undefined)
  return { ...(scene === undefined ? {} : { scene }), ...(holds ? { holds } : {}) }
}

/** What comes of a shot. */
const isResult = ({ heard: event }: Heard): boolean =>
  event === 'injured' || event === 'endurance-shown' || event === 'retreat-shown'

function sceneOf(moment: Moment): string | undefined {
  switch (moment.moment) {
    case 'encounter':
    case 'attack':
    case 'shot':
    case 'death':
      return moment.moment
    case 'wound':
    case 'event-phase':
    case 'noise':
    case 'exploration':
    case 'verdict':
      return undefined
  }
}
