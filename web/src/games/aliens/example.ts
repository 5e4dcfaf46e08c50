/** A table of Mission 1 in the middle of a turn, for tests: Hicks is about to act in the South Lock. */

import type { EnemyView, FigureView, View } from '../../types/aliens'

const at = (column: number, row: number, board = 1): FigureView['square'] => ({ board, column, row })

const marine = (
  character: FigureView['character'],
  square: FigureView['square'],
  owner: number | null,
): FigureView => ({
  character,
  condition: 'standing',
  square,
  owner,
  dial: 7,
  weapon: 'm41a-pulse-rifle',
  backup: null,
  gear: ['tactical-armour'],
  facehuggers: 0,
  'is-activated': false,
  'has-rerolled': false,
  'pouches-used': 0,
  team: 'trapped',
  'was-captive': false,
})

const enemy = (
  kind: EnemyView['kind'],
  arrival: number,
  square: EnemyView['square'],
  tokens = 0,
): EnemyView => ({
  number: arrival,
  kind,
  square,
  tokens,
  arrival,
  'is-due': false,
  'is-held': false,
  'is-of-this-card': false,
  'is-to-move': false,
  follows: null,
})

const ROWS = 12

export const EXAMPLE: View = {
  own: [1],
  setup: {
    players: 2,
    options: [['mission', 'newt']],
    'in-campaign': false,
    fates: ['standing', 'standing', 'standing', 'standing', 'standing', 'standing', 'absent'],
    captives: [],
    facehuggers: [0, 0, 0, 0, 0, 0, 0],
    removed: [],
  },
  turn: 6,
  phase: 'marine-phase',
  figures: [
    marine('gorman', at(7, 9), null),
    marine('hicks', at(5, 7), 1),
    marine('ripley', at(8, 7), 2),
    { ...marine('frost', at(6, 3), null), condition: 'knocked-down' },
    { ...marine('newt', at(1, 1), null), condition: 'absent' },
  ],
  players: [
    {
      seat: 1,
      cards: 2,
      hand: [
        { card: 'steady', count: 1 },
        { card: 'seal-it', count: 1 },
      ],
      tunnel: null,
      reaction: null,
    },
    { seat: 2, cards: 1, hand: null, tunnel: null, reaction: null },
  ],
  endurance: {
    above: Array.from({ length: 12 }, () => ({ 'known-by': [], card: null, 'is-settled': false })),
    under: Array.from({ length: 9 }, () => ({ 'known-by': [], card: null, 'is-settled': false })),
    exhaust: Array.from({ length: 15 }, () => ({ 'known-by': [], card: null, 'is-settled': false })),
    discard: [{ card: 'panic', count: 1 }],
    aside: [],
    loose: 0,
  },
  tracker: { deck: [{ level: 'one', 'known-by': [], card: null }], 'in-play': [], discard: [] },
  'blips-left': 20,
  enemies: [enemy('alien', 3, at(2, 6), 2), enemy('blip', 11, at(2, 2)), enemy('facehugger', 12, at(2, 11))],
  arrivals: 12,
  // The corridor of the South Lock from west to east, and nothing else.
  seen: [1, 2, 3, 4].map((board) =>
    Array.from({ length: ROWS }, (_, row) => (board === 1 && (row === 5 || row === 6) ? 0b1111_1111 : 0)),
  ),
  'open-doors': [],
  fittings: {
    barricaded: [{ square: at(9, 2), facing: 'east' }],
    'barricaded-points': 0b10,
    'barricaded-tunnels': 0,
    tunnels: [],
    guns: [],
    crates: 0,
    'mission-blips': 0b1111,
    'mission-faces': ['newt', 'nest', 'nothing', 'nothing'],
    'open-exit': null,
  },
  token: 1,
  lead: 1,
  'handed-lead': null,
  captives: [],
  votes: [null, null, null, null, null, null],
  activation: { character: 'hicks', seat: 1, actions: 2, used: [], 'is-over': false },
  'blip-speed': 0,
  'is-disturbed': false,
  blast: [],
  signal: {
    card: null,
    drawer: 1,
    hero: null,
    tunnel: null,
    near: null,
    placed: 0,
    'in-sight': 0,
    last: null,
  },
  attacker: null,
  'attacker-movement': null,
  defence: {
    character: 'hicks',
    result: 0,
    'was-rerolled': false,
    'is-to-be-rerolled': false,
    armours: 0,
    'is-saved': false,
  },
  bereaved: [],
  'events-under-way': 0,
  find: null,
  removed: [],
  returned: [],
  'crates-opened': 0,
  starters: 0,
  ending: null,
  'under-way': [],
  asked: [1],
  'may-interject': [],
}
