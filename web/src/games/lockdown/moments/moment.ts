/**
 * What happens in the foreground: things that have weight and are shown large for a moment.
 *
 * A moment grows while its events come: an encounter begins with a room, then has a token, then
 * says whether anybody was surprised.
 */

import type {
  Cause,
  Character,
  CssToken,
  Die,
  Event,
  Exploration,
  Intruder,
  Item,
  NoiseFace,
  Pod,
  PowerArea,
  PrintedAttackCard,
  PrintedToken,
  Room,
  SeriousWound,
  ShotFace,
  SurfaceCard,
  SurfaceEffect,
  SurfaceFace,
  Weakness,
} from '../../../types/lockdown'
import type { WoundPicture } from '../../nemesis-kit/picture'
import type { StepName } from '../systems/phases'
import type { Verdict } from './verdict'

/** What alarms everybody; its number is a space of the time track, or the room that was vented. */
export type AlarmKind = 'alert' | 'autodestruction' | 'red' | 'locked-down' | 'vented'

/** A power token as it lies: where, and whether it is active. */
export interface PowerToken {
  area: PowerArea
  number: number
  isOn: boolean
}

export interface Victim {
  seat: number
  character: Character | null
}

export interface Wounds {
  light: number
  serious: SeriousWound[]
  contamination: number
}

export type Moment =
  | {
      moment: 'encounter'
      victim: Victim
      room: Room | null
      /** Nothing while the bag is still open; nobody is on a blank token. */
      token: PrintedToken | null
      hand: number
      /** Which of the two numbers counts. */
      isDark: boolean
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
      wounds: Wounds
      /** Whether its part for the dark followed. */
      hasDarkPart: boolean
      /** One light wound more than there is room for has become a serious one. */
      isTrackFull: boolean
    }
  | {
      moment: 'shot'
      shooter: Victim
      weapon: Item | null
      die: Die
      face: ShotFace
      target: Intruder | null
      injuries: number
      /** The blood on each card that was drawn: a number, or the arrow at which an intruder retreats. */
      checks: (number | null)[]
      result: 'dies' | 'holds-on' | 'retreats' | null
    }
  | {
      moment: 'noise'
      seat: number
      room: number | null
      /** Of others: the die lands on the board, and nothing stands before it. */
      isAside: boolean
      face: NoiseFace | SurfaceFace
      result: 'noise' | 'encounter' | 'danger' | 'silence' | null
    }
  | { moment: 'exploration'; seat: number; room: Room; effect: Exploration | SurfaceEffect; items: number }
  | { moment: 'surface-card'; seat: number; card: SurfaceCard }
  | {
      moment: 'event-phase'
      /** Whether something moves on the board: then the board is seen, and the steps stand aside. */
      isAside: boolean
      now: StepName
      /** What came of the steps that are over. */
      results: Partial<Record<StepName, string>>
      event: Event | null
      token: PrintedToken | null
    }
  | {
      moment: 'lights'
      area: PowerArea
      isOn: boolean
      /** The space from which time passed, if it was a threshold. */
      from: number | null
      /** All power tokens, by their numbers. */
      tokens: PowerToken[]
      /** Who stands in the dark now. */
      dark: Victim[]
      /** The rooms whose computers have gone out. */
      computers: number[]
    }
  | {
      moment: 'launch'
      space: number
      token: CssToken
      away: { pod: Pod; victim: Victim }[]
      back: { pod: Pod; victim: Victim }[]
    }
  | { moment: 'alarm'; what: AlarmKind; n: number | null }
  | { moment: 'weakness'; slot: number; weakness: Weakness }
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
      isDark: boolean
      round: number
      by: Cause
      attacker: Intruder | null
      card: PrintedAttackCard | null
      event: Event | null
      light: number
      serious: WoundPicture[]
      /** What changes with it for everybody. */
      opensGate: boolean
    }
  | { moment: 'verdict'; verdict: Verdict }
