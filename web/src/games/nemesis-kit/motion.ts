/**
 * How what both books tell is shown: how long it takes, and what is heard. What is a game's own, and what it
 * tells in another way, its own `motion` shows.
 */

import type { Motion } from '../game'
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
