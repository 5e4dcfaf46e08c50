/** The round: set-up, turns, the steps of the event phase, and the end. */

import { JUMP } from '../content'
import { same, person, type Chapter, type Followed } from './change'

export const ROUND: Chapter<
  | 'pod-drawn'
  | 'number-dealt'
  | 'common-objective-revealed'
  | 'draft-drawn'
  | 'round-began'
  | 'first-player-changed'
  | 'turn-began'
  | 'turn-ended'
  | 'passed'
  | 'resigned'
  | 'consented'
  | 'room-used'
  | 'time-passed'
  | 'hibernation-opened'
  | 'event-drawn'
  | 'event-had-no-effect'
  | 'event-put-away'
  | 'bag-developed'
  | 'self-destruct-started'
  | 'self-destruct-stopped'
  | 'course-set'
  | 'ship-destroyed'
  | 'ship-jumped'
  | 'engine-revealed'
  | 'arrived'
  | 'found-healthy'
  | 'objective-revealed'
  | 'game-over'
> = {
  // The table is set up before anybody sees it.
  'pod-drawn': same,
  'number-dealt': (view, { seat, number }) => person(view, seat, () => ({ number })),
  'common-objective-revealed': (view, { objective }) => ({
    ...view,
    'common-objectives': [...view['common-objectives'], objective],
  }),
  'draft-drawn': same,

  'round-began': (view, { round }) => ({
    ...view,
    round,
    phase: 'draw-cards',
    players: view.players.map((it) => ({ ...it, 'has-passed': false })),
    intruders: { ...view.intruders, 'is-in-charge': view.intruders.seat !== null },
  }),
  'first-player-changed': (view, { seat }) => ({ ...view, first: seat }),
  'turn-began': (view, { seat }) => ({
    ...view,
    phase: 'turns',
    turn: { ...view.turn, seat, 'actions-left': 2, declared: null },
  }),
  'turn-ended': same,
  passed: (view, { seat }) => person(view, seat, () => ({ 'has-passed': true })),
  resigned: (view, { seat }) => person(view, seat, () => ({ 'has-resigned': true })),
  consented: same,
  'room-used': same,

  'time-passed': (view, { time, self_destruct }) => ({
    ...view,
    phase: 'time-track',
    time,
    'self-destruct': self_destruct,
  }),
  'hibernation-opened': same,
  // Whoever leads the intruders may bring an event on in a turn.
  'event-drawn': (view) => ({ ...view, phase: view.phase === 'turns' ? 'turns' : 'event-card' }),
  'event-had-no-effect': same,
  'event-put-away': same,
  'bag-developed': (view) => ({ ...view, phase: 'bag-development' }),
  'self-destruct-started': (view) => ({ ...view, 'self-destruct': 0 }),
  'self-destruct-stopped': (view) => ({ ...view, 'self-destruct': null }),
  'course-set': (view, { course }) => ({ ...view, course }),

  'ship-destroyed': (view, { ending }) => ({ ...view, ending }),
  'ship-jumped': (view) => ({ ...view, ending: 'hyperspace-jump', time: JUMP }),
  'engine-revealed': (view, { engine, token }) => ({
    ...view,
    engines: view.engines.map((it) => (it.engine === engine ? { ...it, token } : it)),
  }),
  arrived: (view, { coordinates }) => ({ ...view, coordinates }),
  'found-healthy': same,
  'objective-revealed': (view, { seat, objective }) =>
    person(view, seat, (it) => ({
      objectives: it.objectives.map((card, n) => (n === 0 ? { ...card, objective } : card)),
    })),
  'game-over': (view, { winners }) => ({ ...view, winners }),
}

/** Attacks and fire are steps of the event phase that nothing announces but what they do. */
export function inStep(view: Followed, step: 'intruder-attack' | 'fire-damage'): Followed {
  const isBefore = view.phase === 'time-track' || (step === 'fire-damage' && view.phase === 'intruder-attack')
  return isBefore ? { ...view, phase: step } : view
}
