/**
 * How each event is shown: how long it takes, what comes from where, what is heard. Figures fly
 * by themselves from where they stood to where they stand.
 */

import { say } from '../../texts/texts.svelte'
import type { Motion } from '../game'
import { ids } from './ids'
import type { Shown } from './moments/story'
import { characterName } from './names'
import type { Heard } from '../../types/nemesis'

/** Milliseconds at normal speed, as `--dur-*` has them. */
const MOVE = 420
const FLIP = 360
const SCENE = 700
const TUMBLE = 900
/** Moments are read, not only seen. */
const MOMENT = 1600
const LONG = 2400

const STILL: Motion = { lasts: 0 }

export function motion(heard: Heard, before: Shown, seatName: (seat: number) => string): Motion {
  switch (heard.event) {
    case 'character-chosen':
      return { lasts: FLIP, sound: 'paper' }
    case 'round-began':
      return { lasts: SCENE, band: say('nemesis-table-band-round', { n: heard.round }) }
    case 'turn-began': {
      const character = before.players.find((it) => it.seat === heard.seat)?.character
      const name =
        character === undefined
          ? seatName(heard.seat)
          : `${seatName(heard.seat)} · ${characterName(character)}`
      return { lasts: SCENE, band: name }
    }
    case 'card-drawn':
    case 'card-discarded':
    case 'contamination-discarded':
      return { lasts: FLIP / 2, sound: 'paper' }
    case 'moved':
    case 'intruder-moved':
      return { lasts: MOVE, sound: 'tap' }
    case 'pod-entered':
    case 'hibernated':
    case 'pod-launched':
    case 'course-set':
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
    case 'self-destruct-started':
    case 'airlock-started':
    case 'airlock-opened':
      return { lasts: MOVE, sound: 'swell' }
    case 'noise-rolled':
    case 'combat-rolled':
      return { lasts: TUMBLE + FLIP, tumbles: [ids.die], sound: 'dice' }
    case 'noise-made':
    case 'technical-noise':
    case 'noise-all-around':
    case 'danger-came':
      return { lasts: SCENE, sound: 'tap' }
    case 'room-explored':
      return { lasts: MOMENT, sound: 'paper' }
    case 'encountered':
      return { lasts: SCENE, sound: 'swell' }
    case 'token-drawn':
      return { lasts: MOMENT, sound: 'tap' }
    case 'intruder-appeared':
      return { lasts: MOVE, comesFrom: { [ids.intruder(heard.figure)]: ids.bag } }
    case 'intruder-vanished':
      return { lasts: MOVE, goesTo: { [ids.intruder(heard.figure)]: ids.bag } }
    case 'intruder-died':
      return { lasts: SCENE, sound: 'tap' }
    case 'attacked':
      return { lasts: SCENE, sound: 'swell' }
    case 'attack-revealed':
      return { lasts: MOMENT, sound: 'paper' }
    case 'light-wound-suffered':
    case 'serious-wound-suffered':
    case 'contaminated':
      return { lasts: MOVE, sound: 'tap' }
    case 'injured':
    case 'endurance-shown':
    case 'retreat-shown':
      return { lasts: SCENE, sound: 'paper' }
    case 'died':
      return {
        lasts: SCENE,
        band: say('nemesis-table-band-died', { seat: seatName(heard.seat) }),
        sound: 'swell',
      }
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
    case 'found-healthy':
    case 'objective-revealed':
      return { lasts: MOMENT, sound: 'paper' }
    case 'game-over':
      return { lasts: LONG, sound: 'swell' }
    default:
      return STILL
  }
}
