/** Example pictures: the middle of a game as in the mockup, a crowd, a burning ship. */

import type { RoomPicture, ShipPicture } from '../../src/games/nemesis/picture'
import type { Room } from '../../src/types/nemesis'
import { corridors, intruder, person, room, start } from './parts'

const MIDDLE: Record<number, Partial<RoomPicture>> = {
  2: { room: 'armory', items: 2 },
  3: { room: 'comms-room', items: 1, hasMalfunction: true },
  5: { room: 'laboratory', items: 3 },
  6: { room: 'canteen', items: 1, isInCombat: true },
  8: { room: 'cabins', items: 2, objects: [{ object: 'carcass', n: 1 }] },
  9: { room: 'storage', isExplored: false, isSecret: true, token: { effect: 'fire', items: 2 } },
  10: { room: 'evacuation-section-a', items: 1 },
  11: { objects: [{ object: 'blue-corpse', n: 1 }] },
  12: { room: 'surgery', items: 2 },
  13: { room: 'fire-control-system', items: 2 },
  14: { room: 'shower-room', items: 1, hasFire: true },
  15: { room: 'hatch-control-system', items: 3 },
  16: { room: 'nest', nestEggs: 5 },
  17: { room: 'emergency-room', items: 0 },
  18: { room: 'generator', items: 2, hasMalfunction: true },
  19: { engine: { number: 3, seen: null } },
  20: { engine: { number: 2, seen: { value: 'working', round: 7 } } },
  21: { engine: { number: 1, seen: { value: 'damaged', round: 5 } } },
}

export function middle(): ShipPicture {
  const it = start('basic')
  return {
    ...it,
    round: 8,
    rooms: it.rooms.map((each) => room(each.number, 'basic', MIDDLE[each.number] ?? {})),
    corridors: corridors(
      'basic',
      { '17-3': 'closed', '1-4': 'closed', '13-1': 'destroyed', '10-3': 'closed' },
      ['8-3', '15-2', '18-1', '3-3', '10-3'],
    ),
    noisyNetworks: ['red'],
    characters: [
      person(1, 'soldier', 6, {
        isInCombat: true,
        lightWounds: 1,
        seriousWounds: [{ wound: 'arm', isDressed: true }],
        cards: { hand: 3, deck: 4, discard: 3 },
        hands: [[{ held: 'item', item: 'assault-rifle', ammo: 2, capacity: 5, attached: [] }], null],
        inventory: [{ id: 'i1', item: null, back: 'green' }],
      }),
      person(2, 'pilot', 1, {
        hasSignal: true,
        cards: { hand: 4, deck: 4, discard: 2 },
        hands: [
          [{ held: 'item', item: 'shotgun', ammo: 1, capacity: 2, attached: [] }],
          [{ held: 'object', object: 'egg' }],
        ],
      }),
      person(3, 'captain', 17, {
        hasPassed: true,
        lightWounds: 2,
        cards: { hand: 2, deck: 5, discard: 3 },
        hands: [[{ held: 'item', item: 'revolver', ammo: 4, capacity: 6, attached: [] }], null],
        inventory: [
          { id: 'i2', item: null, back: 'red' },
          { id: 'i3', item: null, back: 'yellow' },
        ],
      }),
      person(4, 'mechanic', 15, {
        isOnTurn: true,
        lightWounds: 1,
        seriousWounds: [{ wound: 'leg', isDressed: false }],
        hasSlime: true,
        cards: { hand: 5, deck: 4, discard: 3 },
        hand: [
          { id: 'thing:card:search#0', kind: 'action', card: 'search' },
          { id: 'thing:card:fast-repairs#0', kind: 'action', card: 'fast-repairs' },
          { id: 'thing:card:technical-corridors#0', kind: 'action', card: 'technical-corridors' },
          { id: 'thing:card:interruption#0', kind: 'action', card: 'interruption' },
          { id: 'thing:card:contamination#0', kind: 'contamination', scanned: null },
        ],
        hands: [
          [{ held: 'item', item: 'sawed-off-shotgun', ammo: 1, capacity: 2, attached: [] }],
          [{ held: 'item', item: 'fire-extinguisher', ammo: 0, capacity: 0, attached: [] }],
        ],
        inventory: [
          { id: 'i4', item: 'tools', back: 'yellow' },
          { id: 'i5', item: 'energy-charge', back: 'red' },
        ],
        quests: [
          { item: 'plasma-torch', isActive: false },
          { item: 'flashlight', isActive: true },
        ],
        objectives: [{ objective: 'quarantine', deck: 'personal', isSecret: true }],
      }),
      person(5, 'scout', 14, {
        lightWounds: 1,
        hasSlime: true,
        hasLarva: true,
        cards: { hand: 5, deck: 5, discard: 1 },
      }),
    ],
    intruders: [
      intruder(1, 'adult', 6, 2),
      intruder(2, 'adult', 18),
      intruder(3, 'queen', 5, 1),
      intruder(4, 'creeper', 12),
    ],
    pods: it.pods.map((pod) => ({ ...pod, isOpen: pod.number === 1 })),
    tracks: {
      time: 7,
      selfDestruct: 2,
      course: 'c',
      destinations: { a: 'venus', b: 'deep-space', c: 'mars', d: 'earth' },
      fires: 1,
      malfunctions: 2,
    },
    bag: { total: 13, blank: 1, kinds: { larva: 4, creeper: 1, adult: 6, breeder: 1, queen: 0 } },
    board: {
      eggs: 5,
      isNestDestroyed: false,
      isQueenKilled: false,
      weaknesses: [
        { object: 'character-corpse', weakness: 'vulnerability-to-energy' },
        { object: 'egg', weakness: null },
        { object: 'intruder-carcass', weakness: null },
      ],
    },
  }
}

/** Everybody and three intruders in one room, more elsewhere; somebody sleeps, somebody waits in a pod. */
export function crowded(): ShipPicture {
  const it = middle()
  return {
    ...it,
    rooms: it.rooms.map((each) =>
      each.number === 6
        ? {
            ...each,
            objects: [
              { object: 'corpse', of: 2, n: 1 },
              { object: 'carcass', n: 3 },
              { object: 'egg', n: 1 },
            ],
          }
        : each,
    ),
    characters: it.characters.map((each, n) => ({ ...each, place: { at: 'room', room: n === 4 ? 6 : 6 } })),
    intruders: [
      intruder(1, 'adult', 6, 2),
      intruder(2, 'adult', 6),
      intruder(3, 'queen', 6, 1),
      intruder(5, 'breeder', 15, 3),
      intruder(6, 'creeper', 15),
      intruder(7, 'larva', 15),
      ...[8, 9, 10, 11, 12, 13].map((id) => intruder(id, id < 11 ? 'adult' : 'larva', 11)),
    ],
  }
}

/** The alternative side late in a game, with fires and malfunctions everywhere. */
export function burning(): ShipPicture {
  const it = start('alternative')
  const names: Room[] = [
    'nest',
    'room-covered-with-slime',
    'engine-control-room',
    'monitoring-room',
    'command-center',
    'airlock-control',
    'canteen',
    'cabins',
    'surgery',
    'storage',
    'generator',
    'laboratory',
    'comms-room',
    'armory',
  ]
  let next = 0
  return {
    ...it,
    round: 12,
    phase: 'event-card',
    rooms: it.rooms.map((each) => {
      if (each.room !== null && each.number !== 7)
        return { ...each, hasFire: each.number === 8, hasMalfunction: each.number === 19 }
      const name = each.room ?? names[next++] ?? 'cabins'
      return room(each.number, 'alternative', {
        room: name,
        items: name === 'nest' || name === 'room-covered-with-slime' ? null : each.number % 4,
        nestEggs: name === 'nest' ? 2 : null,
        hasFire: each.number % 3 === 0,
        hasMalfunction: each.number % 4 === 0,
        isAirlock: each.number === 10,
      })
    }),
    corridors: corridors(
      'alternative',
      {
        '5-1': 'closed',
        '17-4': 'destroyed',
        '11-3': 'closed',
        '8-3': 'closed',
        '20-1': 'closed',
        '4-4': 'destroyed',
      },
      ['5-1', '5-2', '11-4', '17-1', '8-3', '13-1', '14-3', '20-1', '20-2', '1-1'],
    ),
    noisyNetworks: ['blue'],
    characters: [
      person(1, 'soldier', 5),
      person(2, 'pilot', 8, { place: { at: 'hibernating' } }),
      person(3, 'scientist', 7, { place: { at: 'pod', pod: 1 } }),
      person(4, 'mechanic', 13, { isOnTurn: true, hand: middle().characters[3]?.hand ?? null }),
      person(5, 'scout', 8, { place: { at: 'dead' } }),
    ],
    intruders: [intruder(1, 'adult', 15, 1), intruder(2, 'breeder', 4), intruder(3, 'larva', 21)],
    pods: it.pods.map((pod) => ({ ...pod, isOpen: pod.number < 3, seats: pod.number === 1 ? [3] : [] })),
    tracks: { ...it.tracks, time: 11, selfDestruct: 4, fires: 7, malfunctions: 6 },
  }
}
