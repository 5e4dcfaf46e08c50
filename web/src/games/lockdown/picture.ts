/** What the drawing of the Complex needs to know: what both games have, and what only Lockdown does. */

import type * as kit from '../nemesis-kit/picture'
import type {
  ActionCard,
  Back,
  BackupPower,
  BombView,
  Character,
  ComputerAction,
  ComputerCard,
  Contingency,
  CssToken,
  Exploration,
  Item,
  Level,
  Object as ObjectKind,
  Objective,
  Phase,
  Pod,
  PowerArea,
  PowerToken,
  Room,
  Rover,
  SeriousWound,
  Side,
  Species,
  SurfaceEffect,
  Weakness,
  Zone,
} from '../../types/lockdown'

/** The words of Lockdown for what both games have. */
export interface Words extends kit.Words {
  card: ActionCard
  character: Character
  item: Item
  object: 'corpse' | 'egg' | 'carcass'
  objective: Objective
  wound: SeriousWound
}

export type ObjectPicture = kit.ObjectPicture<Words>
export type Held = kit.Held<Words>
export type HeldItem = kit.HeldItem<Words>
export type ItemPicture = kit.ItemPicture<Words>
export type HandCard = kit.HandCard<Words>
export type { BagPicture, CorridorPicture, IntruderPicture } from '../nemesis-kit/picture'

export interface RoomPicture extends kit.RoomPicture<Words> {
  /** What it is, as far as I know. */
  room: Room | null
  level: Level | null
  isDark: boolean
  /** Whether there is a computer, and whether it works as soon as it has power. */
  computer: 'none' | 'broken' | 'dark' | 'on'
  /** The exploration tokens that I looked at in secret. */
  token: { effect: Exploration; items: number } | null
  surfaceToken: { effect: SurfaceEffect; items: number } | null
  /** The air is about to be let out. */
  isVenting: boolean
}

export type Place =
  | { at: 'room'; room: number }
  | { at: 'pod'; pod: Pod }
  | { at: 'locked-in' }
  | { at: 'launched' }
  | { at: 'bunker' }
  | { at: 'dead' }

export interface CharacterPicture extends kit.CharacterPicture<Words> {
  place: Place
  knowledge: number
  isKnowledgeActive: boolean
  /** Whether darkness matters to them. */
  isDark: boolean
  /** The contingency tokens that lie before them. */
  codes: CodePicture[]
  /** Uses of the Probe Arm, and charges of flashlights, where these are there. */
  probeUses: number
}

/** A contingency token; an id tells nothing. */
export interface CodePicture {
  token: number
  /** What it says, if I may know. */
  code: Contingency | null
  lies: 'pool' | 'active' | 'face-up' | 'with'
  /** With whom it lies. */
  seat: number | null
}

/** A board for a power token. */
export interface PowerPicture {
  area: PowerArea
  token: PowerToken | null
  /** The number on the token. */
  number: number | null
  isOn: boolean
  /** Whether the next working threshold takes it. */
  isNext: boolean
}

/** A space of the time track. */
export interface SpacePicture {
  space: number
  /** What is crossed when the time token leaves it. */
  threshold: 'red' | 'blue' | null
  /** Whether that is the next threshold that takes a level's power. */
  isNext: boolean
  css: { token: CssToken | null } | null
  hasAlert: boolean
  bomb: BombView['side'] | null
}

export interface TimePicture {
  space: number
  backup: BackupPower
  spaces: SpacePicture[]
  isIsolationOpen: boolean
  alert: number | null
  bomb: BombView | null
  /** The level that goes dark next, and when; nothing if no threshold takes any more. */
  next: { area: PowerArea; from: number } | null
}

export interface WeaknessPicture {
  /** From how much knowledge on it can be used; base intruders ask for none. */
  knowledge: number | null
  weakness: Weakness | null
  object: ObjectKind | null
}

export interface ComputerPicture {
  card: ComputerCard | null
  lines: readonly ComputerAction[]
  /** How many cards lie face down. */
  faceDown: number
}

export interface ComplexPicture extends kit.BoardPicture {
  side: Side
  species: Species
  round: number
  /** Nothing when the game is over. */
  phase: Phase | null
  /** The actions that are left in this turn. */
  actionsLeft: number
  rooms: RoomPicture[]
  characters: CharacterPicture[]
  hasTechnicalNoise: boolean
  zoneNoise: Zone[]
  power: PowerPicture[]
  elevator: Level
  time: TimePicture
  isGateOpen: boolean
  rover: Rover
  /** Who waits in which pod. */
  pods: { pod: Pod; room: number | null; seat: number | null }[]
  codes: CodePicture[]
  /** What the codes can be that I have not seen. */
  codesLeft: { code: Contingency; n: number }[]
  computer: ComputerPicture
  bag: kit.BagPicture
  /** The decks of items, with how many cards lie in each. */
  decks: { back: Back; n: number }[]
  eggs: number
  isNestDestroyed: boolean
  isQueenKilled: boolean
  weaknesses: WeaknessPicture[]
  /** How many markers can still be laid, and how many there are. */
  left: { fire: [n: number, of: number]; malfunction: [n: number, of: number] }
  /** Objectives of others that I was shown. */
  shown: { objective: Objective; player: number; round: number }[]
  /** What somebody of mine has just found, to keep one of it. */
  found: ItemPicture[]
  /** Something heavy that somebody has just got, while no hand is free for it. */
  incoming: { seat: number; held: Held[] } | null
  /** Computer cards that are being looked at. */
  looked: ComputerCard[]
  /** The objectives of all, in games for one or all together. */
  common: Objective[]
}

export const isLit = ({ power }: ComplexPicture, area: PowerArea): boolean =>
  power.find((it) => it.area === area)?.isOn ?? false
