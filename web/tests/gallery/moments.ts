/** Example moments. */

import type { Moment } from '../../src/games/nemesis/moments/moment'

export const MOMENTS: Moment[] = [
  {
    moment: 'encounter',
    victim: { seat: 1, character: 'soldier' },
    room: 'canteen',
    token: { kind: 'adult', number: 3 },
    hand: 3,
  },
  {
    moment: 'encounter',
    victim: { seat: 5, character: 'scout' },
    room: 'shower-room',
    token: { kind: 'breeder', number: 4 },
    hand: 2,
  },
  {
    moment: 'attack',
    attacker: 'breeder',
    victim: { seat: 5, character: 'scout' },
    isSurprise: true,
    card: { attack: 'claw-attack', blood: 5 },
    hits: true,
    wounds: { light: 1, serious: ['hand'], contamination: 1, isDead: false },
  },
  {
    moment: 'shot',
    shooter: { seat: 1, character: 'soldier' },
    weapon: 'assault-rifle',
    face: 'single-hit',
    target: 'adult',
    injuries: 4,
    checks: [5],
    result: 'holds-on',
  },
  {
    moment: 'event-phase',
    now: 'event',
    isAside: false,
    results: { time: '9 → 8', attacks: '1', fire: '0' },
    event: 'damaging-fire',
    token: null,
  },
  {
    moment: 'verdict',
    verdict: {
      ending: 'hyperspace-jump',
      engines: [
        { number: 1, token: 'damaged' },
        { number: 2, token: 'working' },
        { number: 3, token: 'working' },
      ],
      arrival: { course: 'c', destination: 'mars' },
      examined: [],
      health: [
        { seat: 4, character: 'mechanic', state: 'clean' },
        { seat: 2, character: 'pilot', state: 'clean' },
        { seat: 5, character: 'scout', state: 'larva' },
      ],
      objectives: [
        { seat: 4, character: 'mechanic', objective: 'quarantine', isWinner: true },
        { seat: 2, character: 'pilot', objective: 'my-precious', isWinner: false },
      ],
      step: 'objectives',
    },
  },
  {
    moment: 'event-phase',
    now: 'event',
    isAside: true,
    results: { time: '8', attacks: '1', fire: '0' },
    event: 'hunt-two',
    token: null,
  },
  { moment: 'noise', seat: 5, face: 'three', result: 'encounter' },
  { moment: 'exploration', seat: 2, room: 'engine-control-room', effect: 'malfunction', items: 2 },
]
