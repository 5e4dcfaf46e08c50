/**
 * How each event is shown: how long it takes, what is rolled where, what is heard, and what it
 * weighs. Figures fly by themselves from where they stood to where they stand.
 */

import { say } from '../../texts/texts.svelte'
import type { Character, Heard, Square, View } from '../../types/aliens'
import type { Motion } from '../game'
import { ids } from './ids'
import { characterName } from './names'

/** Milliseconds at normal speed, as `--dur-*` has them. */
const STEP = 180
const MOVE = 420
/** A whole way of several squares. */
const WALK = 780
const FLIP = 360
const SCENE = 700
const ROLL = 900
const MOMENT = 1600
const LONG = 2400

const STILL: Motion = { lasts: 0 }

export function motion(heard: Heard, before: View): Motion {
  const concerns = concernedBy(heard, before)
  return { ...shownAs(heard, before), concerns, ...weighed(heard), ...passageOf(heard) }
}

const stepOf = ({ from, to }: { from: Square; to: Square }): [string, string] => [
  ids.square(from),
  ids.square(to),
]
const good = (is: boolean): 'good' | 'bad' => (is ? 'good' : 'bad')

function shownAs(heard: Heard, before: View): Motion {
  const at = (character: Character): Square =>
    before.figures.find((it) => it.character === character)?.square ?? { board: 1, column: 1, row: 1 }
  const rolled = (square: Square, die: number, isGood: boolean): Motion => ({
    lasts: ROLL,
    tumbles: [ids.die(square, die, good(isGood))],
    sound: 'dice',
  })
  const band = (text: string, lasts = SCENE): Motion => ({ lasts, band: text, sound: 'swell' })
  switch (heard.heard) {
    case 'turn-began':
      return {
        lasts: SCENE,
        band: say('aliens-table-turn', { n: heard.turn }),
        begins: 'turn',
        sound: 'swell',
      }
    case 'alien-phase-began':
      return { lasts: MOMENT, band: say('aliens-phase-alien-phase'), begins: 'turn', sound: 'swell' }
    case 'activation-began':
      return { lasts: MOVE, band: characterName(heard.character), begins: 'turn' }
    case 'action-taken':
      return { lasts: 0, begins: 'action' }
    case 'character-moved':
    case 'put-back':
      return { lasts: STEP, sound: 'tap' }
    case 'enemy-activated':
      return { lasts: STEP, begins: 'action', at: ids.square(heard.square) }
    case 'enemy-moved':
      // Blips that nobody sees go together, as the tracker shows them.
      return heard.kind === 'blip'
        ? { lasts: WALK, sound: 'tap', isTogether: true, walks: [stepOf(heard)] }
        : { lasts: STEP * 2, sound: 'tap', at: ids.square(heard.to), walks: [stepOf(heard)] }
    case 'character-left':
      return { lasts: MOVE, sound: 'swell' }
    case 'blip-placed':
    case 'alien-appeared':
    case 'tunnel-opened':
    case 'facehugger-placed':
    case 'cocoon-placed':
      return { lasts: FLIP, sound: 'swell' }
    case 'blip-spotted':
      return band(say('aliens-table-band-spotted', { n: heard.aliens }))
    case 'attacked':
      return { lasts: FLIP, begins: 'action' }
    case 'attack-rolled':
      return rolled(at(heard.attacker), heard.die, heard.hit)
    case 'blast-rolled':
      return { ...rolled(heard.square, heard.die, heard.hit), lasts: MOVE }
    case 'gun-rolled': {
      const gun = before.fittings.guns.find((it) => it.gun === heard.gun)
      return gun ? rolled(gun.square, heard.lower, true) : STILL
    }
    case 'tech-tested':
      return rolled(at(heard.character), heard.die, heard.passed)
    case 'door-rolled':
      return rolled(heard.door.square, heard.die, !heard.broken)
    case 'barricade-held':
      return rolled(heard.square, heard.die, true)
    case 'barricade-broken':
      return rolled(heard.square, heard.die, false)
    case 'defence-rolled':
      return {
        ...rolled(at(heard.character), heard.die, heard.held),
        lasts: MOMENT,
        band: say(heard.held ? 'aliens-table-band-held' : 'aliens-table-band-failed', {
          who: `aliens-character-${heard.character}`,
          result: heard.result,
          defence: heard.defence,
        }),
      }
    case 'token-removed':
    case 'enemy-killed':
    case 'counter-attacked':
    case 'armour-held':
    case 'stayed-down':
    case 'stood-up':
    case 'barricade-turned':
    case 'gun-placed':
    case 'gun-ordered':
    case 'gun-fired':
    case 'character-placed':
    case 'crate-opened':
    case 'newt-joined':
    case 'captive-freed':
      return { lasts: FLIP, sound: 'tap' }
    case 'knocked-down':
    case 'facehugged':
      return { lasts: SCENE, sound: 'swell' }
    case 'character-lost':
      return band(
        say('aliens-table-somebody', {
          who: `aliens-character-${heard.character}`,
          how: `aliens-condition-${heard.how}`,
        }),
        MOMENT,
      )
    case 'carried-off':
      return band(
        say('aliens-table-somebody', {
          who: `aliens-character-${heard.character}`,
          how: 'aliens-condition-captured',
        }),
        MOMENT,
      )
    case 'mission-blip-turned':
      return band(say(`aliens-mission-blip-face-${heard.face}`))
    case 'card-revealed':
    case 'hazard-drawn':
      return { lasts: SCENE, band: say(`aliens-card-${heard.card}`), sound: 'paper' }
    case 'hazard-struck':
      return band(say(`aliens-hazard-${heard.hazard}`), MOMENT)
    case 'event-played':
      return { lasts: SCENE, band: say(`aliens-event-card-${heard.event}`), sound: 'paper' }
    case 'tracker-card-drawn':
      return { lasts: MOMENT, band: say(`aliens-tracker-card-${heard.card}`), sound: 'paper' }
    case 'tracker-card-cancelled':
    case 'tracker-reshuffled':
    case 'deck-reshuffled':
      return { lasts: FLIP, sound: 'paper' }
    case 'card-exhausted':
    case 'cards-recovered':
    case 'card-discarded':
    case 'card-drawn':
    case 'card-found':
    case 'hand-card-exhausted':
    case 'hand-card-recovered':
    case 'hand-card-discarded':
    case 'revealed-card-taken':
    case 'equipped':
    case 'equipment-returned':
    case 'equipment-exhausted':
    case 'equipment-discarded':
    case 'put-on':
    case 'taken-off':
      return { lasts: FLIP / 2, isAside: true, sound: 'paper' }
    case 'blip-speed-rolled':
      return {
        lasts: SCENE,
        band: say('aliens-table-band-speed', { board: `aliens-board-face-${heard.face}`, n: heard.die }),
        sound: 'dice',
      }
    case 'dropship-landed':
    case 'dropship-left':
      return band(say(`aliens-table-band-${heard.heard}`), MOMENT)
    case 'game-over':
      return band(say(`aliens-ending-${heard.ending}`), LONG)
    default:
      return STILL
  }
}

/** The Alien phase is watched enemy by enemy, then board by board, then card by card. */
const BEGINS: readonly Heard['heard'][] = [
  'alien-phase-began',
  'enemy-activated',
  'blip-speed-rolled',
  'tracker-card-drawn',
]
const ENDS: readonly Heard['heard'][] = ['turn-began', 'activation-began', 'action-taken', 'game-over']

function passageOf({ heard }: Heard): Partial<Motion> {
  if (BEGINS.includes(heard)) return { passage: 'begins' }
  return ENDS.includes(heard) ? { passage: 'ends' } : {}
}

/** Whose hero or hand it befalls. */
function concernedBy(heard: Heard, { figures, activation }: View): number | null {
  if ('seat' in heard) return heard.seat
  const who = 'character' in heard ? heard.character : 'attacker' in heard ? heard.attacker : null
  const owner = figures.find(({ character }) => character === who)?.owner
  return owner ?? (who !== null && activation?.character === who ? activation.seat : null)
}

/** What is watched whole, whoever acts, and the scene to which it belongs. */
const SCENES: Partial<Record<Heard['heard'], string>> = {
  'blip-spotted': 'spotted',
  'defence-rolled': 'defence',
  'counter-attacked': 'defence',
  'armour-held': 'defence',
  'stayed-down': 'defence',
  'knocked-down': 'defence',
  'character-lost': 'defence',
  'carried-off': 'captured',
  facehugged: 'defence',
  'hazard-struck': 'hazard',
  'mission-blip-turned': 'signal',
  'tracker-card-drawn': 'tracker',
  'dropship-landed': 'dropship',
}

/** What somebody suffers, who looks at it until they go on. */
const HURTS: readonly Heard['heard'][] = ['character-lost', 'carried-off', 'hazard-struck']

function weighed({ heard }: Heard): Partial<Motion> {
  if (heard === 'game-over') return { scene: 'end', isEnd: true }
  const scene = SCENES[heard]
  return { ...(scene === undefined ? {} : { scene }), ...(HURTS.includes(heard) ? { holds: true } : {}) }
}
