/** What the drawing of the ship needs to know: what both games have, and what only Nemesis does. */

import type * as kit from '../nemesis-kit/picture'
import type {
  ActionCard,
  Character,
  Course,
  Destination,
  EngineToken,
  Exploration,
  IntruderActionCard,
  Item,
  Network,
  Objective,
  Object as ObjectKind,
  Phase,
  Room,
  Section,
  SeriousWound,
  Side,
  Weakness,
} from '../../types/nemesis'

/** The words of Nemesis for what both games have. */
export interface Words extends kit.Words {
  card: ActionCard
  character: Character
  item: Item
  object: 'blue-corpse' | 'corpse' | 'egg' | 'carcass'
  objective: Objective
  wound: SeriousWound
}

export type ObjectPicture = kit.ObjectPicture<Words>
export type Held = kit.Held<Words>
export type HeldItem = kit.HeldItem<Words>
export type ItemPicture = kit.ItemPicture<Words>
export type HandCard = kit.HandCard<Words>
export type { BagPicture, CorridorPicture, IntruderPicture } from '../nemesis-kit/picture'

/** What I once saw, and when; it may have changed since. */
interface SeenPicture<Value> {
  value: Value
  round: number
}

export interface RoomPicture extends kit.RoomPicture<Words> {
  /** What it is, as far as I know. */
  room: Room | null
  /** The exploration token that I looked at in secret. */
  token: { effect: Exploration; items: number } | null
  /** The airlock opens here at the end of the player phase. */
  isAirlock: boolean
  /** What is known about the engine that stands here. */
  engine: { number: 1 | 2 | 3; seen: SeenPicture<EngineToken> | null } | null
}

type Place =
  | { at: 'room'; room: number }
  | { at: 'pod'; pod: number }
  | { at: 'hibernating' }
  | { at: 'evacuated' }
  | { at: 'dead' }

export interface CharacterPicture extends kit.CharacterPicture<Words> {
  place: Place
  /** How many cards of the intruders they hold, if they lead them. */
  leads: number | null
}

export interface PodPicture {
  number: number
  section: Section
  isOpen: boolean
  /** Who waits in it. */
  seats: number[]
}

export interface TracksPicture {
  /** Steps made on the time track: 15 is the jump. */
  time: number
  /** Steps made since the sequence was started; nothing while it is off. */
  selfDestruct: number | null
  course: Course
  /** Where each course leads, if I have seen the coordinates. */
  destinations: Record<Course, Destination> | null
  fires: number
  malfunctions: number
}

export interface IntruderBoardPicture {
  eggs: number
  isNestDestroyed: boolean
  isQueenKilled: boolean
  /** The weaknesses that have been found out, by the object that gave them away. */
  weaknesses: { object: ObjectKind; weakness: Weakness | null }[]
}

export interface ShipPicture extends kit.BoardPicture {
  side: Side
  round: number
  /** Nothing when the game is over. */
  phase: Phase | null
  /** The actions that are left in this turn. */
  actionsLeft: number
  rooms: RoomPicture[]
  /** The networks of technical corridors with noise in them. */
  noisyNetworks: Network[]
  characters: CharacterPicture[]
  pods: PodPicture[]
  tracks: TracksPicture
  bag: kit.BagPicture
  board: IntruderBoardPicture
  /** Objectives of others that I was shown. */
  shown: { objective: Objective; player: number; round: number }[]
  /** The cards of the intruders, if I lead them. */
  intruderCards: IntruderActionCard[]
  /** What somebody of mine has just found, to keep one of it. */
  found: ItemPicture[]
  /** Something heavy that somebody has just got, while no hand is free for it. */
  incoming: { seat: number; held: Held[] } | null
  /** The objectives of all, in games for one or all together. */
  common: Objective[]
}
