/**
 * The view, the events and the answers of Nemesis as the server sends them, with Rust's names.
 *
 * Written by hand as long as `web/src/types/nemesis.ts` is not generated; everything here reads
 * these types through this file, so that only it changes then.
 */

import type {
  ActionCard,
  Attack,
  Back,
  Character,
  Contamination,
  Course,
  Door,
  Ending,
  EngineToken,
  Intruder,
  Item,
  Network,
  Objective,
  Phase,
  Room,
  Section,
  SeriousWound,
  Weakness,
} from './words'

export type { Heard } from './wire-heard'
export type { Action, Amount, Choice, Touch } from './wire-answers'

export type Seat = number
export type RoomNumber = number
export type Numeral = 'one' | 'two' | 'three' | 'four'
export type Engine = 'one' | 'two' | 'three'
export type PodSide = 'locked' | 'unlocked'
export type Coordinates = 'one' | 'two' | 'three' | 'four' | 'five' | 'six' | 'seven' | 'eight'
/** Such as `adult-three`, and `blank`. */
export type IntruderToken = string
/** Such as `claw-attack-five` and `bite-retreat`. */
export type AttackCard = `${Attack}-${string}`
/** Such as `malfunction-two`. */
export type ExplorationToken = string
export type IntruderActionCard = string

export interface Passage {
  room: RoomNumber
  corridor: number
}

export interface ItemCard {
  item: Item
  back: Back
}

export type ObjectToken =
  { object: 'blue-corpse' } | { object: 'corpse'; of: Seat } | { object: 'egg' } | { object: 'carcass' }

export type Card = { action: ActionCard } | { scanned: Contamination } | 'unscanned'
export type Goods = { item: ItemCard } | { object: ObjectToken }

export type Whereabouts =
  | { whereabouts: 'room'; room: RoomNumber }
  | { whereabouts: 'pod'; pod: Numeral }
  | { whereabouts: 'hibernating' }
  | { whereabouts: 'evacuated' }
  | { whereabouts: 'dead' }

export interface HeavyItemView {
  card: ItemCard
  ammo: number
  capacity: number
  'has-extended-magazine': boolean
  'has-autoloader': boolean
}

export type HeldView =
  | { held: 'nothing' }
  | { held: 'item'; item: HeavyItemView }
  | { held: 'bound'; one: HeavyItemView; other: HeavyItemView }
  | { held: 'object'; what: ObjectToken }

export interface CardsView {
  actions: ActionCard[]
  contamination: number
  scanned: { unscanned: number; infected: number; clean: number } | null
}

export interface PileView {
  count: number
  cards: CardsView | null
}

export interface SeenView<What, Value> {
  what: What
  value: Value
  round: number
}

export interface PlayerView {
  seat: Seat
  number: number
  character: Character
  whereabouts: Whereabouts
  deck: PileView
  hand: PileView
  discard: CardsView
  'light-wounds': number
  'serious-wounds': { wound: SeriousWound; 'is-dressed': boolean }[]
  'has-slime': boolean
  'has-signal': boolean
  'has-larva': boolean
  'has-passed': boolean
  'has-resigned': boolean
  backs: Back[]
  inventory: { card: ItemCard; count: number }[] | null
  hands: HeldView[]
  'inactive-quests': Item[]
  objectives: { objective: Objective | null; 'known-by': Seat[] }[]
  'engines-seen': SeenView<Engine, EngineToken>[] | null
  'objectives-seen': SeenView<Objective, number>[] | null
}

export interface RoomView {
  number: RoomNumber
  room: Room | null
  'known-by': Seat[]
  'is-explored': boolean
  token: ExplorationToken | null
  'token-known-by': Seat[]
  items: number
  'is-burning': boolean
  'has-malfunction': boolean
  corpses: Seat[]
  'has-blue-corpse': boolean
  carcasses: number
  eggs: number
}

export interface CorridorView {
  passage: Passage
  rooms: [RoomNumber, RoomNumber]
  numbers: number[]
  'has-noise': boolean
  door: Door
}

export interface FigureView {
  id: number
  kind: Intruder
  room: RoomNumber
  injuries: number
  'has-acted': boolean
}

export interface View {
  own: Seat[]
  setup: { players: number; options: [string, string][] }
  round: number
  phase: Phase
  first: Seat
  turn: {
    seat: Seat
    'actions-left': number
    'is-unlimited': boolean
    'must-pass': boolean
    'is-choosing': boolean
  }
  players: PlayerView[]
  rooms: RoomView[]
  corridors: CorridorView[]
  'technical-noise': Network[]
  airlock: RoomNumber | null
  engines: { engine: Engine; token: EngineToken | null; 'known-by': Seat[] }[]
  pods: { pod: Numeral; section: Section; side: PodSide }[]
  time: number
  'self-destruct': number | null
  course: Course
  coordinates: Coordinates | null
  figures: FigureView[]
  bag: { token: IntruderToken; count: number }[]
  eggs: number
  'nest-is-destroyed': boolean
  weaknesses: (Weakness | null)[]
  'common-objectives': Objective[]
  intruders: { seat: Seat | null; 'is-in-charge': boolean; hand: number; cards: IntruderActionCard[] | null }
  scratch: { found: (ItemCard | null)[]; 'found-backs': Back[] }
  ending: Ending | null
  winners: Seat[] | null
  asked: Seat[]
}
