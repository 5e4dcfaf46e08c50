/**
 * How what both books tell is shown: how long it takes, and what is heard. What is a game's own, and what it
 * tells in another way, its own `motion` shows.
 */

import type { Motion } from '../game'
import type { Book } from './book'
import { ids } from './ids'

/** Milliseconds at normal speed, as `--dur-*` has them. */
export const MOVE = 420
export const FLIP = 360
export const SCENE = 700
export const TUMBLE = 900
/** Moments are read, not only seen. */
export const MOMENT = 1600
export const LONG = 2400

/** How an event is shown that is the same at both tables; what neither shows takes no time. */
export function shownAlike({ heard }: { heard: string }, isMine: boolean, isEventPhase: boolean): Motion {
  switch (heard) {
    case 'character-chosen':
      return { lasts: FLIP, sound: 'paper' }
    case 'declared':
      return { lasts: 0, begins: 'action' }
    case 'card-drawn':
    case 'card-discarded':
    case 'contamination-discarded':
      return { lasts: FLIP / 2, isAside: true, sound: 'paper' }
    case 'moved':
    case 'intruder-moved':
      return { lasts: MOVE, sound: 'tap' }
    case 'door-changed':
    case 'object-taken':
    case 'object-dropped':
    case 'repaired':
    case 'fire-went-out':
    case 'loaded':
    case 'searched':
      return { lasts: MOVE, sound: 'tap' }
    case 'fire-broke-out':
    case 'malfunctioned':
      return { lasts: MOVE, sound: 'swell' }
    case 'noise-rolled':
      // The die of others lands where they are, without much ado.
      return isMine
        ? { lasts: TUMBLE + FLIP, tumbles: [ids.die], sound: 'dice' }
        : { lasts: MOVE, sound: 'dice' }
    case 'combat-rolled':
      return { lasts: TUMBLE + FLIP, tumbles: [ids.die], sound: 'dice' }
    case 'noise-made':
    case 'technical-noise':
      return { lasts: isMine || isEventPhase ? SCENE : FLIP, sound: 'tap' }
    case 'noise-all-around':
    case 'danger-came':
      return { lasts: SCENE, sound: 'tap' }
    case 'room-explored':
      return { lasts: isMine ? MOMENT : MOVE, sound: 'paper' }
    case 'encountered':
      // Whoever it is about waits for what comes out of the bag.
      return { lasts: isMine ? MOMENT : SCENE, sound: 'swell' }
    case 'token-drawn':
      return { lasts: MOMENT, sound: 'tap' }
    case 'first-encounter':
      return { lasts: MOMENT, sound: 'swell' }
    case 'intruder-died':
      return { lasts: SCENE, sound: 'tap' }
    case 'attacked':
      return { lasts: SCENE, sound: 'swell' }
    case 'attack-revealed':
      return { lasts: MOMENT, sound: 'paper' }
    case 'light-wound-suffered':
    case 'serious-wound-suffered':
      return { lasts: isMine ? SCENE : MOVE, sound: 'tap' }
    case 'contaminated':
      return { lasts: MOVE, sound: 'tap' }
    case 'injured':
    case 'endurance-shown':
    case 'retreat-shown':
      return { lasts: SCENE, sound: 'paper' }
    case 'died':
      return { lasts: MOMENT, sound: 'swell' }
    case 'found-healthy':
    case 'objective-revealed':
      return { lasts: MOMENT, sound: 'paper' }
    case 'game-over':
      return { lasts: LONG, sound: 'swell' }
    default:
      return { lasts: 0 }
  }
}

/** What is read of an event, and of a view with the moment that is shown. */
interface Told {
  heard: string
}
interface Table {
  own: number[]
  players: { seat: number; character: string | null }[]
  moment?: Scene | null
}
/** A moment, and whoever it is about. */
interface Scene {
  moment: string
  victim?: { seat: number }
  shooter?: { seat: number }
  seat?: number
}

/** Whose turn begins, with whom they play. */
export function called(
  book: Book,
  seat: number,
  { players }: Table,
  seatName: (seat: number) => string,
): string {
  const character = players.find((it) => it.seat === seat)?.character ?? null
  return character === null ? seatName(seat) : `${seatName(seat)} · ${book.name('character', character)}`
}

/** Whom something befalls: who acts or suffers, or whom the moment that is shown is about. */
export function concernedBy(heard: Told & { seat?: number | null }, { moment }: Table): number | null {
  if (heard.seat !== undefined) return heard.seat
  switch (moment?.moment) {
    case 'encounter':
    case 'attack':
      return moment.victim?.seat ?? null
    case 'shot':
      return moment.shooter?.seat ?? null
    case 'noise':
      return moment.seat ?? null
    default:
      return null
  }
}

/** What is watched whole, whoever acts, and the scene to which it belongs. */
const SCENES: Readonly<Record<string, string>> = {
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
  'pod-launched': 'launch',
}

/** What is read in the foreground, before the board shows what comes of it. */
export const READ: readonly string[] = [
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
const GOES_ON: readonly string[] = ['turn-ended', 'turn-began', 'round-began', 'declared', 'passed']

/** What somebody suffers, who looks at it until they go on. */
const HURTS: readonly string[] = [
  'attack-revealed',
  'dark-part',
  'light-wound-suffered',
  'serious-wound-suffered',
  'contaminated',
  'died',
]

/** What comes of a shot. */
const RESULTS: readonly string[] = ['injured', 'endurance-shown', 'retreat-shown']

/** The moments that go on with whatever befalls those in them. */
const GROWING: readonly string[] = ['encounter', 'attack', 'shot', 'death', 'launch']

/** What a game adds: the scenes of what only it tells, and what begins its end. */
interface Own {
  scenes: Readonly<Record<string, string>>
  isEnd: boolean
}

/** What an event weighs: to which scene it belongs, and whether it waits for whom it hurts. */
export function weighed(
  { heard: event }: Told,
  { moment = null }: Table,
  isMine: boolean,
  { lasts }: Motion,
  { scenes, isEnd }: Own,
): Partial<Motion> {
  const now = moment?.moment
  if (now === 'verdict' || isEnd) return { scene: 'end', isEnd: true }
  const isWound = event === 'light-wound-suffered' || event === 'serious-wound-suffered'
  if (isMine && isWound && now !== 'attack') return { scene: 'wound', holds: true }
  const holds = HURTS.includes(event) && (now === 'attack' || event === 'died')
  // What happens to those in a moment, and what takes no time, belongs to it.
  const isPart = holds || (lasts === 0 && !GOES_ON.includes(event)) || RESULTS.includes(event)
  const grown = isPart && now !== undefined && GROWING.includes(now) ? now : undefined
  const scene = scenes[event] ?? SCENES[event] ?? grown
  return { ...(scene === undefined ? {} : { scene }), ...(holds ? { holds } : {}) }
}
