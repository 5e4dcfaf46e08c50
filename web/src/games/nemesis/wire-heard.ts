/** What happens at a table of Nemesis, as the server tells it. */

import type {
  AttackCard,
  Card,
  Coordinates,
  Engine,
  ExplorationToken,
  IntruderToken,
  Numeral,
  ObjectToken,
  Passage,
  PodSide,
  RoomNumber,
  Seat,
} from './wire'
import type {
  ActionCard,
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
  ObjectKind,
  Objective,
  Room,
  SeriousWound,
  Weakness,
} from './words'

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
