/** A view of a small game, for tests: two people, the main side, in the middle of a turn; S-01 and S-03 have light. */

import type { PlayerView, RoomView, View } from '../../types/lockdown'
import { passage } from '../nemesis-kit/layouts/ways'
import { GRAPHS } from './layouts/graph'

const everybody = [1, 2]

const [GREY, YELLOW] = ['grey', 'yellow'] as const

const PRINTED_THERE = new Map(GRAPHS.main.slots.map(({ number, room }) => [number, room]))

function room(number: number, more: Partial<RoomView> = {}): RoomView {
  const printed = PRINTED_THERE.get(number) ?? null
  return {
    number,
    room: printed,
    'known-by': printed === null ? [] : everybody,
    'is-explored': printed !== null,
    token: null,
    'token-known-by': [],
    'surface-token': null,
    'surface-token-known-by': [],
    items: 0,
    'is-burning': false,
    'has-malfunction': false,
    corpses: [],
    carcasses: 0,
    eggs: 0,
    ...more,
  }
}

const ROOMS: Record<number, Partial<RoomView>> = {
  8: { room: 'laboratory', 'is-explored': true, 'known-by': everybody, items: 2 },
  9: { room: 'css-control-room', 'known-by': [1], token: 'malfunction-three', 'token-known-by': [1] },
  20: { room: 'nest', 'is-explored': true, 'known-by': everybody },
  21: { room: 'testing-lab', 'is-explored': true, 'known-by': everybody, items: 2, 'is-burning': true },
  26: { room: 'css-room-a', 'is-explored': true, 'known-by': everybody, corpses: [2] },
}

const player = (seat: number, more: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  number: seat,
  character: 'survivor',
  whereabouts: { whereabouts: 'room', room: 19 },
  deck: { count: 4, cards: null },
  hand: { count: 5, cards: null },
  discard: { actions: ['rest'], contamination: 0, scanned: null },
  'light-wounds': 0,
  'serious-wounds': [],
  'has-slime': false,
  'has-signal': false,
  'has-larva': false,
  'has-passed': false,
  'has-acted': false,
  'has-resigned': false,
  knowledge: 3,
  'is-knowledge-active': false,
  light: 'unasked',
  'is-dark': false,
  backs: ['red'],
  inventory: null,
  flashlights: null,
  'probe-uses': 0,
  hands: [{ held: 'nothing' }, { held: 'nothing' }],
  'inactive-quest': null,
  objectives: [{ objective: null, 'known-by': [seat] }],
  'objectives-seen': null,
  ...more,
})

export function example(more: Partial<View> = {}): View {
  return {
    own: [1],
    setup: { players: 2, options: [['side', 'main']] },
    round: 8,
    phase: 'turns',
    first: 2,
    turn: { seat: 1, 'actions-left': 2, 'must-pass': false, 'is-unlimited': false, declared: null },
    players: [
      player(1, {
        character: 'sentry',
        whereabouts: { whereabouts: 'room', room: 13 },
        knowledge: 1,
        'is-dark': true,
        hand: {
          count: 4,
          cards: {
            actions: ['search', 'search', 'facility-tour'],
            contamination: 1,
            scanned: { unscanned: 1, infected: 0, clean: 0 },
          },
        },
        'serious-wounds': [{ wound: 'arm', 'is-dressed': false }],
        inventory: [{ card: { item: 'flashlight', back: 'yellow' }, count: 1 }],
        backs: ['yellow'],
        flashlights: [0, 0, 1],
        hands: [
          {
            held: 'item',
            item: {
              card: { item: 'smg', back: 'starting' },
              ammo: 3,
              capacity: 5,
              'has-extended-magazine': false,
            },
          },
          { held: 'object', what: 'egg' },
        ],
        'inactive-quest': 'battle-suit',
        objectives: [
          { objective: 'way-out', 'known-by': [1] },
          { objective: 'lead-researcher', 'known-by': [1] },
        ],
        'objectives-seen': [],
      }),
      player(2, { 'has-signal': true }),
    ],
    rooms: Array.from({ length: 27 }, (_, n) => room(n + 1, ROOMS[n + 1])),
    'tokens-used': [],
    'surface-tokens-used': [],
    corridors: GRAPHS.main.corridors.map((print) => {
      const [at = 0, number = 0] = passage(print).split('-').map(Number)
      return {
        passage: { room: at, corridor: number },
        rooms: print.rooms,
        numbers: print.numbers,
        'has-noise': at === 12 && number === 3,
        door: at === 13 && number === 1 ? 'closed' : 'open',
      }
    }),
    'has-technical-noise': true,
    'zone-noise': [],
    'fires-removed': 0,
    'malfunctions-removed': 1,
    venting: null,
    power: [
      { area: 's01', token: 'one', 'is-on': true },
      { area: 's02', token: 'three', 'is-on': false },
      { area: 's03', token: 'two', 'is-on': true },
      { area: 'elevator', token: 'four', 'is-on': false },
    ],
    'next-off': 'two',
    elevator: 's02',
    dark: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
    computers: [8, 21],
    time: {
      space: 8,
      backup: 'off',
      alert: null,
      autodestruction: null,
      css: [
        { space: 8, token: null, 'known-by': [] },
        { space: 6, token: 'b', 'known-by': [1] },
      ],
      'css-left': [],
      'is-isolation-open': true,
    },
    'is-gate-open': false,
    rover: { exit: { room: 1 } },
    codes: [
      { token: 0, place: { lies: 'active' }, code: null, 'known-by': [] },
      { token: 1, place: { lies: 'with', seat: 1 }, code: GREY, 'known-by': [1] },
      { token: 2, place: { lies: 'with', seat: 2 }, code: YELLOW, 'known-by': [1, 2] },
      { token: 3, place: { lies: 'pool' }, code: null, 'known-by': [] },
    ],
    'codes-left': [
      { token: 'green', count: 1 },
      { token: 'yellow', count: 1 },
      { token: 'blue', count: 2 },
      { token: 'red', count: 1 },
    ],
    computer: 'c',
    figures: [{ id: 0, kind: 'adult', room: 13, injuries: 1, 'has-acted': true }],
    bag: [
      { token: 'blank', count: 1 },
      { token: 'larva-zero-one', count: 3 },
      { token: 'adult-two-four', count: 2 },
    ],
    pool: [],
    returning: [],
    eggs: 5,
    'eggs-in-stock': 3,
    'nest-is-destroyed': false,
    'nest-is-explored': true,
    weaknesses: ['wary-of-shadows', null, null],
    objects: [null, null, null],
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
      computers: Array.from({ length: 5 }, () => ({ 'known-by': [], card: null })),
      'computer-discard': [],
      surface: 0,
      'surface-discard': [],
      contamination: 25,
      'contamination-removed': 0,
      'contamination-gone': 0,
    },
    'common-objectives': [],
    'has-met-intruders': true,
    'has-seen-death': false,
    'queen-is-killed': false,
    'crystal-is-read': false,
    scratch: {
      found: [],
      'found-backs': [],
      incoming: { held: 'nothing' },
      'trade-done': [],
      'trade-proposals': [0, 0, 0, 0, 0],
      offered: null,
      'in-return': null,
      sealing: null,
      watched: null,
      'has-come': false,
      attacker: null,
      'is-fire': false,
      chases: [],
      computers: [],
      drawn: { count: 0, cards: null },
    },
    ending: null,
    winners: null,
    'under-way': [],
    asked: [1],
    ...more,
  }
}
