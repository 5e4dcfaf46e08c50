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
  CombatFace,
  Contamination,
  Course,
  Destination,
  Door,
  Ending,
  EngineToken,
  Event,
  Intruder,
  Item,
  Network,
  NoiseFace,
  Objective,
  ObjectKind,
  Phase,
  Room,
  Section,
  SeriousWound,
  Weakness,
} from './words'

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
  scratch: { found: (ItemCard | null)[]; 'found-backs': Back[] }
  ending: Ending | null
  winners: Seat[] | null
  asked: Seat[]
}

export type Heard =
  | { event: 'pod-drawn'; pod: Numeral }
  | { event: 'character-chosen'; seat: Seat; character: Character }
  | { event: 'round-began'; round: number }
  | { event: 'first-player-changed' | 'turn-began' | 'turn-ended' | 'passed' | 'resigned'; seat: Seat }
  | { event: 'card-drawn'; seat: Seat; card: Card | null }
  | { event: 'card-discarded' | 'card-turned-up'; seat: Seat; card: ActionCard }
  | { event: 'contamination-discarded' | 'contaminated' | 'contamination-turned-up'; seat: Seat }
  | { event: 'moved'; seat: Seat; from: RoomNumber; to: RoomNumber }
  | { event: 'room-explored'; seat: Seat; number: RoomNumber; room: Room; token: ExplorationToken }
  | { event: 'noise-rolled'; seat: Seat; face: NoiseFace }
  | { event: 'noise-made'; room: RoomNumber; number: number }
  | { event: 'noise-all-around' | 'danger-came'; room: RoomNumber }
  | { event: 'technical-noise'; network: Network }
  | { event: 'door-changed'; passage: Passage; door: Door }
  | { event: 'airlock-started' | 'airlock-cancelled' | 'airlock-opened'; room: RoomNumber }
  | {
      event: 'slimed' | 'slime-washed-off' | 'infested' | 'larva-removed' | 'signal-sent' | 'revived'
      seat: Seat
    }
  | {
      event: 'fire-broke-out' | 'fire-went-out' | 'malfunctioned' | 'repaired' | 'items-burnt'
      room: RoomNumber
    }
  | { event: 'encountered'; seat: Seat; room: RoomNumber }
  | { event: 'token-drawn' | 'bag-developed'; token: IntruderToken }
  | { event: 'intruder-appeared'; figure: number; kind: Intruder; room: RoomNumber }
  | { event: 'intruder-moved'; figure: number; kind: Intruder; from: RoomNumber; to: RoomNumber }
  | { event: 'intruder-vanished'; figure: number; kind: Intruder }
  | { event: 'intruder-died'; figure: number; kind: Intruder; room: RoomNumber }
  | { event: 'attacked'; figure: number; kind: Intruder; seat: Seat }
  | { event: 'attack-revealed'; card: AttackCard; hits: boolean }
  | { event: 'transformed' | 'intruder-healed'; figure: number }
  | { event: 'injured'; figure: number; injuries: number }
  | { event: 'endurance-shown'; figure: number; card: AttackCard }
  | { event: 'retreat-shown'; figure: number; card: Event }
  | { event: 'egg-laid' | 'egg-hatched' }
  | { event: 'egg-destroyed'; room: RoomNumber }
  | { event: 'weakness-discovered'; object: ObjectKind; weakness: Weakness }
  | { event: 'ammo-spent'; seat: Seat; weapon: Item; rounds: number }
  | { event: 'combat-rolled'; seat: Seat; face: CombatFace }
  | { event: 'light-wound-suffered' | 'light-wounds-healed'; seat: Seat }
  | { event: 'serious-wound-suffered' | 'wound-dressed' | 'wound-healed'; seat: Seat; wound: SeriousWound }
  | { event: 'scanned'; seat: Seat; result: Contamination | null }
  | { event: 'died'; seat: Seat; room: RoomNumber | null }
  | { event: 'searched'; seat: Seat; room: RoomNumber; back: Back }
  | { event: 'loaded'; seat: Seat; weapon: Item; ammo: number }
  | { event: 'object-taken' | 'object-dropped'; seat: Seat; object: ObjectToken }
  | { event: 'course-set'; seat: Seat; course: Course }
  | {
      event:
        | 'self-destruct-started'
        | 'self-destruct-stopped'
        | 'pods-unlocked'
        | 'hibernation-opened'
        | 'ship-jumped'
    }
  | { event: 'pod-entered'; seat: Seat; pod: Numeral }
  | { event: 'pod-left'; seat: Seat; room: RoomNumber }
  | { event: 'pod-flipped'; pod: Numeral; side: PodSide }
  | { event: 'pod-launched'; pod: Numeral; with: Seat[] }
  | { event: 'hibernated' | 'found-healthy'; seat: Seat }
  | { event: 'time-passed'; time: number; self_destruct: number | null }
  | { event: 'event-drawn' | 'event-put-away'; card: Event }
  | { event: 'ship-destroyed'; ending: Ending }
  | { event: 'engine-revealed'; engine: Engine; token: EngineToken }
  | { event: 'arrived'; coordinates: Coordinates; destination: Destination }
  | { event: 'objective-revealed'; seat: Seat; objective: Objective }
  | { event: 'game-over'; winners: Seat[] }
  | { event: 'other' }

export type Touch =
  | { touch: 'room' | 'eggs'; room: RoomNumber }
  | { touch: 'corridor'; passage: Passage }
  | { touch: 'figure'; figure: number }
  | { touch: 'object'; what: ObjectToken }
  | { touch: 'character'; seat: Seat }
  | { touch: 'draft'; character: Character }
  | { touch: 'card'; card: ActionCard }
  | { touch: 'contamination' }
  | { touch: 'item'; item: Item }
  | { touch: 'deck'; back: Back }
  | { touch: 'pod'; pod: Numeral }
  | { touch: 'course'; course: Course }
  | { touch: 'objective'; objective: Objective }
  | { touch: 'attack'; card: AttackCard }
  | { touch: 'event'; card: Event }
  | { touch: 'intruder-card'; card: IntruderActionCard }

export type Amount =
  | { what: 'cards'; n: number }
  | { what: 'ammo'; weapon: Item; n: number }
  | { what: 'light-wounds' | 'contamination'; seat: Seat; n: number }
  | { what: 'signal'; seat: Seat }

/** What is done in a turn, as far as the drawing tells deeds apart. */
export interface Action {
  action:
    | 'pass'
    | 'move'
    | 'careful-move'
    | 'shoot'
    | 'melee'
    | 'pick-up'
    | 'trade'
    | 'craft'
    | 'activate'
    | 'play'
    | 'use'
    | 'use-room'
    | 'drop-item'
    | 'drop-object'
}

export type Choice = { question: 'turn'; answer: Action } | { question: string; answer: unknown }
