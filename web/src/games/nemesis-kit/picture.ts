/**
 * What the drawing needs to know, in its own plain form.
 *
 * A view becomes a picture once (`picture()` in `adapter.ts`), and every drawing reads pictures
 * only: so the same drawing shows a table, a replay and an example. What somebody may not see is
 * not in a picture: a secret of mine is marked as one, and a secret of others is missing.
 */

import type {
  ActionCard,
  Back,
  Character,
  Contamination,
  Course,
  Destination,
  Door,
  EngineToken,
  Exploration,
  Intruder,
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

/** Something that lies in a room or is carried, and is heavy. */
export interface ObjectPicture {
  object: 'blue-corpse' | 'corpse' | 'egg' | 'carcass'
  /** Whose corpse it is. */
  of?: number
  n: number
}

/** What I once saw, and when; it may have changed since. */
export interface SeenPicture<Value> {
  value: Value
  round: number
}

export interface RoomPicture {
  number: number
  /** What it is, as far as I know. */
  room: Room | null
  isExplored: boolean
  /** Whether only I know what it is. */
  isSecret: boolean
  /** The exploration token that I looked at in secret. */
  token: { effect: Exploration; items: number } | null
  /** What is left to be found; nothing where nothing is counted. */
  items: number | null
  hasFire: boolean
  hasMalfunction: boolean
  /** The airlock opens here at the end of the player phase. */
  isAirlock: boolean
  objects: ObjectPicture[]
  /** The eggs of the nest; nothing in other rooms. */
  nestEggs: number | null
  /** What is known about the engine that stands here. */
  engine: { number: 1 | 2 | 3; seen: SeenPicture<EngineToken> | null } | null
  isInCombat: boolean
}

export interface CorridorPicture {
  /** By the lower of its rooms and its lowest number there. */
  room: number
  number: number
  door: Door
  hasNoise: boolean
}

export type Place =
  | { at: 'room'; room: number }
  | { at: 'pod'; pod: number }
  | { at: 'hibernating' }
  | { at: 'evacuated' }
  | { at: 'dead' }

export interface IntruderPicture {
  id: number
  kind: Intruder
  room: number
  injuries: number
}

export interface WoundPicture {
  wound: SeriousWound
  isDressed: boolean
}

export interface HeldItem {
  held: 'item'
  item: Item
  ammo: number
  /** 0 if it is no weapon. */
  capacity: number
  attached: Item[]
}

export type Held = HeldItem | { held: 'object'; object: ObjectPicture['object']; of?: number }

/** An item card as I see it: what it is if I may know, and else its back. */
export interface ItemPicture {
  /** The same for the same card as long as it is held. */
  id: string
  item: Item | null
  back: Back
}

export interface QuestPicture {
  item: Item
  isActive: boolean
}

export type HandCard =
  | { id: string; kind: 'action'; card: ActionCard }
  | { id: string; kind: 'contamination'; scanned: Contamination | null }

export interface ObjectivePicture {
  /** Nothing if it is hidden from me. */
  objective: Objective | null
  deck: 'personal' | 'corporate' | 'cooperative'
  /** Whether only I and whoever was shown it can see it. */
  isSecret: boolean
}

export interface CharacterPicture {
  seat: number
  /** The number of the player, from 1; objectives speak of it. */
  player: number
  /** Nothing until the characters are chosen. */
  character: Character | null
  place: Place
  isFirst: boolean
  isOnTurn: boolean
  hasPassed: boolean
  isInCombat: boolean
  hasResigned: boolean
  /** How many cards of the intruders they hold, if they lead them. */
  leads: number | null
  lightWounds: number
  seriousWounds: WoundPicture[]
  hasSlime: boolean
  hasSignal: boolean
  hasLarva: boolean
  /** Cards in hand, in the deck, and discarded. */
  cards: { hand: number; deck: number; discard: number }
  /** The cards themselves, where I may see them. */
  hand: HandCard[] | null
  discard: HandCard[]
  hands: (Held[] | null)[]
  /** How many hands can be used. */
  nHands: number
  inventory: ItemPicture[]
  quests: QuestPicture[]
  objectives: ObjectivePicture[]
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

/** What the bag can hold, as everybody can know. */
export interface BagPicture {
  total: number
  blank: number
  kinds: Record<Intruder, number>
}

export interface IntruderBoardPicture {
  eggs: number
  isNestDestroyed: boolean
  isQueenKilled: boolean
  /** The weaknesses that have been found out, by the object that gave them away. */
  weaknesses: { object: ObjectKind; weakness: Weakness | null }[]
}

export interface ShipPicture {
  side: Side
  round: number
  /** Nothing when the game is over. */
  phase: Phase | null
  /** The actions that are left in this turn. */
  actionsLeft: number
  rooms: RoomPicture[]
  corridors: CorridorPicture[]
  /** The networks of technical corridors with noise in them. */
  noisyNetworks: Network[]
  characters: CharacterPicture[]
  intruders: IntruderPicture[]
  pods: PodPicture[]
  tracks: TracksPicture
  bag: BagPicture
  board: IntruderBoardPicture
  /** Objectives of others that I was shown. */
  shown: { objective: Objective; player: number; round: number }[]
  /** The cards of the intruders, if I lead them. */
  intruderCards: IntruderActionCard[]
  /** What somebody of mine has just found, to keep one of it. */
  found: ItemPicture[]
  /** Something heavy that somebody has just got, while no hand is free for it. */
  incoming: { seat: number; held: Held[] } | null
  /** Where somebody is about to go, while that is paid for or may be interrupted. */
  goal: { seat: number; room: number } | null
  /** The objectives of all, in games for one or all together. */
  common: Objective[]
}
