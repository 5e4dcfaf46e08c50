/**
 * What happens in the foreground: things that have weight and are shown large for a moment.
 *
 * A moment grows while its events come: an encounter begins with a room, then has a token, then
 * says whether anybody was surprised.
 */

import type { Verdict } from './verdict'
import type {
  Cause,
  Character,
  CombatFace,
  Event,
  Exploration,
  Intruder,
  Item,
  NoiseFace,
  PrintedAttackCard,
  PrintedToken,
  Room,
  SeriousWound,
} from '../../../types/nemesis'
import type { WoundPicture } from '../picture'
import type { RibbonStep } from '../systems/phases'

export interface Victim {
  seat: number
  character: Character | null
}

/** The blood on an attack card: a number, or without one the arrow at which an intruder retreats. */
export type Blood = PrintedAttackCard['blood']

export type Moment =
  | {
      moment: 'encounter'
      victim: Victim
      room: Room | null
      /** Nothing while the bag is still open; nobody is on a blank token. */
      token: PrintedToken | null
      hand: number
      /** Nobody had met anything before: everybody decides what they are here for. */
      isFirst: boolean
    }
  | {
      moment: 'attack'
      attacker: Intruder
      victim: Victim
      isSurprise: boolean
      card: PrintedAttackCard | null
      hits: boolean | null
      /** What the attack did, in the order in which it happened. */
      wounds: { light: number; serious: SeriousWound[]; contamination: number }
      /** One light wound more than there is room for has become a serious one. */
      isTrackFull: boolean
    }
  | {
      moment: 'shot'
      shooter: Victim
      /** Nothing in a fight without a weapon. */
      weapon: Item | null
      face: CombatFace
      target: Intruder | null
      injuries: number
      checks: Blood[]
      result: 'dies' | 'holds-on' | 'retreats' | null
    }
  | {
      moment: 'noise'
      seat: number
      /** Where it was rolled. */
      room: number | null
      /** Of others: the die lands on the ship, and nothing stands before it. */
      isAside: boolean
      face: NoiseFace
      result: 'noise' | 'encounter' | 'danger' | 'silence' | null
    }
  | { moment: 'exploration'; seat: number; room: Room; effect: Exploration; items: number }
  | {
      moment: 'event-phase'
      /** Whether something moves on the ship: then the ship is seen, and the steps stand aside. */
      isAside: boolean
      now: RibbonStep['name']
      /** What came of the steps that are over. */
      results: Partial<Record<RibbonStep['name'], string>>
      event: Event | null
      token: PrintedToken | null
    }
  | {
      /** I was hurt, and not by an attack. */
      moment: 'wound'
      victim: Victim
      by: Cause
      isTrackFull: boolean
      light: number
      serious: WoundPicture[]
    }
  | {
      moment: 'death'
      victim: Victim
      isMine: boolean
      room: { number: number; room: Room | null } | null
      round: number
      cause: DeathBy
      light: number
      serious: WoundPicture[]
      /** What changes with it for everybody. */
      opensPods: boolean
      leads: boolean
    }
  | { moment: 'verdict'; verdict: Verdict }

/** What somebody died of, and what was seen of it: who attacked with which card, or which event it was. */
export interface DeathBy {
  by: Cause
  attacker: Intruder | null
  card: PrintedAttackCard | null
  event: Event | null
}
