/** The parts of which example pictures are made, and the beginning of a game. */

import type {
  CharacterPicture,
  CorridorPicture,
  IntruderPicture,
  RoomPicture,
  ShipPicture,
} from '../../src/games/nemesis/picture'
import { PRINTED } from '../../src/printed/nemesis'
import { GRAPHS } from '../../src/games/nemesis/layouts/graph'
import type { Character, Door, Intruder, Side } from '../../src/types/nemesis'

export function room(number: number, side: Side, more: Partial<RoomPicture> = {}): RoomPicture {
  const slot = GRAPHS[side].slots.find((it) => it.number === number && it.tile === 'special')
  const printed = slot?.room ?? null
  const isEngine = PRINTED.engines.some((it) => it.room === printed)
  const engine = isEngine ? { number: 1 as const, seen: null } : null
  return {
    number,
    room: printed,
    isExplored: printed !== null || more.room !== undefined,
    isSecret: false,
    token: null,
    items: null,
    hasFire: false,
    hasMalfunction: false,
    isAirlock: false,
    objects: [],
    nestEggs: null,
    engine,
    isInCombat: false,
    ...more,
  }
}

export function person(
  seat: number,
  character: Character,
  at: number,
  more: Partial<CharacterPicture> = {},
): CharacterPicture {
  return {
    seat,
    player: seat,
    character,
    place: { at: 'room', room: at },
    isFirst: seat === 1,
    isOnTurn: false,
    hasPassed: false,
    isInCombat: false,
    hasResigned: false,
    leads: null,
    lightWounds: 0,
    seriousWounds: [],
    hasSlime: false,
    hasSignal: false,
    hasLarva: false,
    cards: { hand: 5, deck: 5, discard: 0 },
    hand: null,
    discard: [],
    hands: [null, null],
    nHands: 2,
    inventory: [],
    quests: [],
    objectives: [
      { objective: null, deck: 'personal', isSecret: true },
      { objective: null, deck: 'corporate', isSecret: true },
    ],
    ...more,
  }
}

export function corridors(
  side: Side,
  doors: Record<string, Door> = {},
  noise: string[] = [],
): CorridorPicture[] {
  return GRAPHS[side].corridors.map(({ rooms, numbers }) => {
    const name = `${Math.min(...rooms)}-${Math.min(...numbers)}`
    return {
      room: Math.min(...rooms),
      number: Math.min(...numbers),
      door: doors[name] ?? 'open',
      hasNoise: noise.includes(name),
    }
  })
}

export const intruder = (id: number, kind: Intruder, at: number, injuries = 0): IntruderPicture => ({
  id,
  kind,
  room: at,
  injuries,
})

const CREW: Character[] = ['soldier', 'pilot', 'captain', 'mechanic', 'scout']

export function start(side: Side): ShipPicture {
  const home = side === 'basic' ? 11 : 8
  const rooms = Array.from({ length: 21 }, (_, n) => room(n + 1, side))
  if (side === 'alternative') {
    rooms[6] = room(7, side, { room: 'evacuation-section-a', isExplored: false })
    rooms[8] = room(9, side, { room: 'evacuation-section-b', isExplored: false })
  }
  rooms[home - 1] = room(home, side, { objects: [{ object: 'blue-corpse', n: 1 }] })
  return {
    side,
    round: 1,
    phase: 'turns',
    actionsLeft: 2,
    rooms,
    corridors: corridors(side),
    noisyNetworks: [],
    characters: CREW.map((character, n) => person(n + 1, character, home, { isOnTurn: n === 3 })),
    intruders: [],
    pods: [1, 2, 3, 4].map((number) => ({
      number,
      section: number % 2 ? 'a' : 'b',
      isOpen: false,
      seats: [],
    })),
    tracks: { time: 0, selfDestruct: null, course: 'b', destinations: null, fires: 0, malfunctions: 0 },
    bag: { total: 15, blank: 1, kinds: { larva: 4, creeper: 1, adult: 8, breeder: 0, queen: 1 } },
    board: {
      eggs: 5,
      isNestDestroyed: false,
      isQueenKilled: false,
      weaknesses: [
        { object: 'character-corpse', weakness: null },
        { object: 'egg', weakness: null },
        { object: 'intruder-carcass', weakness: null },
      ],
    },
    common: [],
    found: [],
    incoming: null,
    goal: null,
    shown: [],
    intruderCards: [],
  }
}
