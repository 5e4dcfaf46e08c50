/** A view of a small game, for tests: two people, the basic side, in the middle of a turn. */

import { GRAPHS } from './layouts/graph'
import { passage } from '../nemesis-kit/layouts/ways'
import type { PlayerView, RoomView, View } from '../../types/nemesis'

const room = (number: number, more: Partial<RoomView> = {}): RoomView => ({
  number,
  room: null,
  'known-by': [],
  'is-explored': false,
  token: null,
  'token-known-by': [],
  items: 0,
  'is-burning': false,
  'has-malfunction': false,
  corpses: [],
  'has-blue-corpse': false,
  carcasses: 0,
  eggs: 0,
  ...more,
})

const everybody = [1, 2]

const ROOMS: Record<number, Partial<RoomView>> = {
  1: { room: 'cockpit', 'is-explored': true, 'known-by': everybody },
  6: { room: 'canteen', 'is-explored': true, 'known-by': everybody, items: 2, 'is-burning': true },
  7: { room: 'generator', 'known-by': [1], token: 'malfunction-three', 'token-known-by': [1] },
  11: { room: 'hibernatorium', 'is-explored': true, 'known-by': everybody, 'has-blue-corpse': true },
  16: { room: 'nest', 'is-explored': true, 'known-by': everybody },
  19: { room: 'engine-room-three', 'is-explored': true, 'known-by': everybody },
  20: { room: 'engine-room-two', 'is-explored': true, 'known-by': everybody },
  21: { room: 'engine-room-one', 'is-explored': true, 'known-by': everybody },
}

const player = (seat: number, more: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  number: seat,
  character: 'captain',
  whereabouts: { whereabouts: 'room', room: 11 },
  deck: { count: 4, cards: null },
  hand: { count: 5, cards: null },
  discard: { actions: ['rest'], contamination: 0, scanned: null },
  'light-wounds': 0,
  'serious-wounds': [],
  'has-slime': false,
  'has-signal': false,
  'has-larva': false,
  'has-passed': false,
  'has-resigned': false,
  backs: ['red'],
  inventory: null,
  hands: [{ held: 'nothing' }, { held: 'nothing' }],
  'inactive-quests': [],
  objectives: [{ objective: null, 'known-by': [seat] }],
  'engines-seen': null,
  'objectives-seen': null,
  ...more,
})

export function example(more: Partial<View> = {}): View {
  return {
    own: [1],
    setup: { players: 2, options: [['side', 'basic']] },
    round: 3,
    phase: 'turns',
    first: 2,
    turn: {
      seat: 1,
      'actions-left': 2,
      'is-unlimited': false,
      'must-pass': false,
      'has-rushed': false,
      declared: null,
    },
    players: [
      player(1, {
        character: 'mechanic',
        whereabouts: { whereabouts: 'room', room: 6 },
        hand: {
          count: 5,
          cards: {
            actions: ['search', 'search', 'fast-repairs'],
            contamination: 2,
            scanned: { unscanned: 1, infected: 1, clean: 0 },
          },
        },
        'serious-wounds': [{ wound: 'arm', 'is-dressed': false }],
        inventory: [{ card: { item: 'tools', back: 'yellow' }, count: 2 }],
        backs: ['yellow', 'yellow'],
        hands: [
          {
            held: 'item',
            item: {
              card: { item: 'sawed-off-shotgun', back: 'starting' },
              ammo: 2,
              capacity: 2,
              'has-extended-magazine': false,
              'has-autoloader': false,
            },
          },
          { held: 'object', what: 'egg' },
        ],
        'inactive-quests': ['flashlight'],
        objectives: [
          { objective: 'quarantine', 'known-by': [1] },
          { objective: 'ab-ovo', 'known-by': [1] },
        ],
        'engines-seen': [{ what: 'two', value: 'working', round: 2 }],
        'objectives-seen': [],
      }),
      player(2),
    ],
    rooms: Array.from({ length: 21 }, (_, n) => room(n + 1, ROOMS[n + 1])),
    'tokens-used': [],
    corridors: GRAPHS.basic.corridors.map((print) => {
      const [at = 0, number = 0] = passage(print).split('-').map(Number)
      return {
        passage: { room: at, corridor: number },
        rooms: print.rooms,
        numbers: print.numbers,
        'has-noise': at === 6 && number === 2,
        door: 'open',
      }
    }),
    'technical-noise': ['red'],
    airlock: null,
    engines: [],
    pods: [{ pod: 'two', section: 'b', side: 'locked' }],
    time: 2,
    'self-destruct': null,
    course: 'b',
    coordinates: 'one',
    'coordinates-known-by': [1],
    figures: [{ id: 0, kind: 'adult', room: 6, injuries: 1, 'has-acted': true }],
    bag: [
      { token: 'blank', count: 1 },
      { token: 'larva-one', count: 4 },
      { token: 'adult-three', count: 2 },
      { token: 'adult-four', count: 1 },
    ],
    pool: [],
    returning: [0, 0],
    eggs: 5,
    'eggs-in-stock': 3,
    'nest-is-destroyed': false,
    weaknesses: [null, 'vital-places', null],
    decks: {
      items: [],
      'item-discard': [],
      crafted: [],
      events: [],
      'event-discard': [],
      'events-removed': [],
      'event-in-play': null,
      attacks: [],
      'attack-discard': [],
      wounds: [],
      'wound-discard': [],
      contamination: 25,
      'contamination-removed': 0,
    },
    'common-objectives': [],
    'has-met-intruders': true,
    'has-seen-death': false,
    'queen-is-killed': false,
    'skips-attacks': false,
    scratch: {
      found: [],
      'found-backs': [],
      incoming: { held: 'nothing' },
      'trade-done': [],
      'trade-proposals': [0, 0, 0, 0, 0],
      offered: null,
      'in-return': null,
      attacks: [],
      events: [],
      drawn: { actions: [], contamination: 0, scanned: null },
    },
    intruders: { seat: null, 'is-in-charge': false, deck: 0, hand: 0, cards: null, discard: [] },
    ending: null,
    winners: null,
    'under-way': [],
    asked: [1],
    ...more,
  }
}
