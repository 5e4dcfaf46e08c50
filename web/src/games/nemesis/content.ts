/** What is printed on the parts of Nemesis, as far as the drawing shows it. */

import type {
  ActionCard,
  Attack,
  Character,
  CombatIcon,
  Event,
  Intruder,
  IntruderCard,
  IntruderEffect,
  Item,
  Room,
  RoomColour,
} from './words'

interface RoomPrint {
  colour: RoomColour
  hasComputer: boolean
}

const plain = (colour: RoomColour): RoomPrint => ({ colour, hasComputer: false })
const computer = (colour: RoomColour): RoomPrint => ({ colour, hasComputer: true })

export const ROOM_PRINTS: Record<Room, RoomPrint> = {
  armory: plain('red'),
  'comms-room': computer('yellow'),
  'emergency-room': plain('green'),
  'evacuation-section-a': plain('white'),
  'evacuation-section-b': plain('white'),
  'fire-control-system': computer('yellow'),
  generator: computer('yellow'),
  laboratory: computer('green'),
  nest: plain('colourless'),
  storage: plain('red'),
  surgery: plain('green'),
  'airlock-control': plain('yellow'),
  cabins: plain('white'),
  canteen: plain('green'),
  'command-center': computer('red'),
  'engine-control-room': computer('yellow'),
  'hatch-control-system': plain('white'),
  'monitoring-room': computer('red'),
  'room-covered-with-slime': plain('colourless'),
  'shower-room': plain('white'),
  cockpit: plain('colourless'),
  hibernatorium: plain('colourless'),
  'engine-room-one': plain('colourless'),
  'engine-room-two': plain('colourless'),
  'engine-room-three': plain('colourless'),
}

interface CardPrint {
  /** How many further cards it costs. */
  cost: number
  combat: CombatIcon
  isReaction?: boolean
}

const out = (cost: number): CardPrint => ({ cost, combat: 'out-of-combat' })
const within = (cost: number): CardPrint => ({ cost, combat: 'in-combat' })
const any = (cost: number): CardPrint => ({ cost, combat: 'any' })
const reaction: CardPrint = { cost: 0, combat: 'any', isReaction: true }

export const CARD_PRINTS: Record<ActionCard, CardPrint> = {
  search: out(0),
  rest: out(0),
  demolition: any(0),
  interruption: reaction,
  'basic-repairs': out(2),
  reload: any(0),
  order: out(0),
  motivation: any(0),
  'suppressive-fire': within(0),
  repairs: out(1),
  'computer-skills': out(0),
  piloting: out(0),
  'knowledge-of-the-ship': out(0),
  'old-friend': out(0),
  'fast-repairs': out(0),
  'technical-corridors': out(1),
  pyrotechnics: out(1),
  ingenuity: out(0),
  'covering-fire': within(0),
  'taking-aim': within(0),
  'full-auto': within(0),
  'nerves-of-steel': reaction,
  scavenging: out(1),
  reconnaissance: out(1),
  adrenaline: within(0),
  'risk-assessment': out(0),
  'blocking-access': out(0),
  intranet: out(1),
}

interface CharacterPrint {
  weapon: Item
  /** The five cards that only this one has, or few others; everybody has the rest. */
  cards: ActionCard[]
}

export const CHARACTER_PRINTS: Record<Character, CharacterPrint> = {
  captain: {
    weapon: 'revolver',
    cards: ['basic-repairs', 'reload', 'order', 'motivation', 'suppressive-fire'],
  },
  pilot: {
    weapon: 'shotgun',
    cards: ['repairs', 'computer-skills', 'piloting', 'knowledge-of-the-ship', 'old-friend'],
  },
  mechanic: {
    weapon: 'sawed-off-shotgun',
    cards: ['fast-repairs', 'computer-skills', 'technical-corridors', 'pyrotechnics', 'ingenuity'],
  },
  soldier: {
    weapon: 'assault-rifle',
    cards: ['basic-repairs', 'covering-fire', 'taking-aim', 'full-auto', 'nerves-of-steel'],
  },
  scout: {
    weapon: 'rifle',
    cards: ['basic-repairs', 'scavenging', 'reconnaissance', 'suppressive-fire', 'adrenaline'],
  },
  scientist: {
    weapon: 'pistol',
    cards: ['repairs', 'computer-skills', 'risk-assessment', 'blocking-access', 'intranet'],
  },
}

/** How many rounds a weapon holds. */
export const CAPACITIES: Partial<Record<Item, number>> = {
  revolver: 6,
  shotgun: 2,
  'sawed-off-shotgun': 2,
  'assault-rifle': 5,
  rifle: 4,
  pistol: 3,
  'prototype-rifle': 6,
  'prototype-shotgun': 2,
  'prototype-pistol': 3,
  flamethrower: 4,
}

/** The weapon that each character starts with. */
export const STARTING_WEAPONS: Record<Character, Item> = {
  captain: 'revolver',
  pilot: 'shotgun',
  mechanic: 'sawed-off-shotgun',
  soldier: 'assault-rifle',
  scout: 'rifle',
  scientist: 'pistol',
}

/** What takes a hand, and is seen by everybody. */
export const HEAVY: readonly Item[] = [
  ...(Object.keys(CAPACITIES) as Item[]),
  'fire-extinguisher',
  'motion-scanner',
  'holo-computer',
]

/** The kinds of intruders on an attack card, of the four that cards show. */
export const ATTACKERS: Record<Attack, Intruder[]> = {
  scratch: ['creeper', 'adult', 'breeder', 'queen'],
  'claw-attack': ['adult', 'breeder', 'queen'],
  bite: ['adult', 'breeder', 'queen'],
  'tail-attack': ['queen'],
  transformation: ['creeper'],
  frenzy: ['breeder', 'queen'],
  slime: ['creeper', 'adult', 'breeder', 'queen'],
  summoning: ['creeper', 'queen'],
}
export const ON_CARDS: Intruder[] = ['creeper', 'adult', 'breeder', 'queen']

/** The time track has so many steps, and the chambers open at this one. */
export const JUMP = 15
export const HIBERNATION_OPENS = 7
/** The self-destruct track, and where it can no longer be stopped. */
export const SKULL = 6
export const POINT_OF_NO_RETURN = 3
/** So many fires and malfunctions the ship survives. */
export const MOST_MARKERS = 8
export const LIGHT_WOUNDS = 2
export const SERIOUS_WOUNDS = 3

interface EventPrint {
  /** The kinds that move, and through which corridor. */
  movers: Intruder[]
  number: number
}

const event = (number: number, ...movers: Intruder[]): EventPrint => ({ movers, number })

export const EVENT_PRINTS: Record<Event, EventPrint> = {
  regeneration: event(1, 'breeder', 'queen'),
  'egg-protection': event(2, 'breeder', 'queen'),
  'hunt-three': event(3, 'breeder', 'queen'),
  'flammable-compounds': event(4, 'breeder', 'queen'),
  'bulkheads-open': event(1, 'adult', 'breeder'),
  malfunction: event(2, 'adult', 'breeder'),
  hatching: event(3, 'adult', 'breeder'),
  'noise-in-technical-corridors': event(4, 'adult', 'breeder'),
  'damaging-fire': event(1, 'creeper', 'adult'),
  damage: event(2, 'creeper', 'adult'),
  'scent-of-prey': event(3, 'creeper', 'adult'),
  lurking: event(4, 'creeper', 'adult'),
  eclosion: event(1, 'creeper', 'breeder', 'queen'),
  'hunt-two': event(2, 'creeper', 'breeder', 'queen'),
  nest: event(3, 'creeper', 'breeder', 'queen'),
  'consuming-fire': event(4, 'creeper', 'breeder', 'queen'),
  'coolant-leak': event(1, 'adult', 'breeder', 'queen'),
  'life-support-failure': event(2, 'adult', 'breeder', 'queen'),
  'evacuation-pod-ejection': event(3, 'adult', 'breeder', 'queen'),
  'short-circuit': event(4, 'adult', 'breeder', 'queen'),
}

/** A card of whoever leads the intruders: the corridor it moves one through, and how it attacks. */
export interface IntruderCardPrint {
  effect: IntruderEffect
  /** None is any. */
  corridor: number | null
  /** How many attack cards are drawn, to use one of them. */
  attackCards: number
}

const intruderCard = (
  effect: IntruderEffect,
  corridor: number | null,
  attackCards: number,
): IntruderCardPrint => ({ effect, corridor, attackCards })

export const INTRUDER_CARD_PRINTS: Record<IntruderCard, IntruderCardPrint> = {
  'pursuit-one': intruderCard('pursuit', 1, 2),
  'pursuit-two': intruderCard('pursuit', 2, 2),
  'pursuit-three': intruderCard('pursuit', 3, 2),
  'pursuit-any': intruderCard('pursuit', null, 3),
  'coordinated-hunt-three': intruderCard('coordinated-hunt', 3, 1),
  'coordinated-hunt-four': intruderCard('coordinated-hunt', 4, 1),
  'metamorphosis-one': intruderCard('metamorphosis', 1, 1),
  'planning-four': intruderCard('planning', 4, 1),
  'planning-any': intruderCard('planning', null, 1),
  'self-healing-two': intruderCard('self-healing', 2, 1),
}
