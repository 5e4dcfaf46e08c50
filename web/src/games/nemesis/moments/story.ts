/**
 * The moment that is being shown, as events tell it. It rides along with the view that is shown, of
 * which it changes nothing, grows with each event that belongs to it, and ends with the view that closes a burst.
 */

import type { Heard, View } from '../../../types/nemesis'
import { ATTACK_CARD_PRINTS, TOKEN_PRINTS } from '../content'
import { dead, mourned } from '../../nemesis-kit/moments/death'
import { goesOn, placeOf, roomOf, victim, woundsOf } from '../../nemesis-kit/moments/told'
import type { Moment } from '../../nemesis-kit/moments/moment'
import { judged } from './judging'
import { counted, inWords, type Results } from './results'

/** A view with what happens in the foreground. */
export type Shown = View & { moment?: Moment | null; results?: Results }

/** A view with the moment that was shown before, and after an event if one was heard. */
export function tell(view: Shown, before: Shown, heard: Heard | null): Shown {
  const { moment = null, results } = before
  if (!heard) return together(view, moment, results)
  const now = counted(results, heard)
  return together(view, next(moment, before, heard, now, view), now)
}

const together = (view: Shown, moment: Moment | null, results: Results | undefined): Shown =>
  moment === (view.moment ?? null) && results === view.results
    ? view
    : { ...view, moment, ...(results ? { results } : {}) }

const isWoundOf = (heard: Heard, seat: number): boolean =>
  (heard.heard === 'light-wound-suffered' || heard.heard === 'serious-wound-suffered') && heard.seat === seat

/** What is seen on the ship itself. */
const ON_THE_SHIP: Heard['heard'][] = [
  'intruder-moved',
  'intruder-appeared',
  'intruder-vanished',
  'intruder-died',
  'injured',
  'noise-made',
  'noise-all-around',
  'technical-noise',
  'door-changed',
  'fire-broke-out',
  'malfunctioned',
  'items-burnt',
  'pod-launched',
  'egg-hatched',
  'egg-destroyed',
]

/** What comes next, by how the table was before an event and `after` it. */
function next(moment: Moment | null, view: View, heard: Heard, results: Results, after: View): Moment | null {
  if (moment?.moment === 'verdict') return judged(moment, view, heard)
  if (moment?.moment === 'event-phase' && ON_THE_SHIP.includes(heard.heard))
    return { ...moment, isAside: true }
  // A wound is over with whatever comes after it.
  if (moment?.moment === 'wound' && !isWoundOf(heard, moment.victim.seat))
    return next(null, view, heard, results, after)
  if (moment?.moment === 'death') return mourned(moment, heard) ?? next(null, view, heard, results, after)
  switch (heard.heard) {
    case 'noise-rolled':
      return {
        moment: 'noise',
        seat: heard.seat,
        room: placeOf(view, heard.seat),
        isAside: !view.own.includes(heard.seat),
        face: heard.face,
        result: heard.face === 'silence' ? 'silence' : null,
      }
    case 'noise-made':
    case 'technical-noise':
      return moment?.moment === 'noise' ? { ...moment, result: 'noise' } : moment
    case 'danger-came':
    case 'noise-all-around':
      return moment?.moment === 'noise' ? { ...moment, result: 'danger' } : moment
    case 'room-explored':
      // What others find is seen on the ship itself.
      return view.own.includes(heard.seat)
        ? {
            moment: 'exploration',
            seat: heard.seat,
            room: heard.room,
            effect: heard.effect,
            items: heard.items,
          }
        : null

    case 'encountered':
      return {
        moment: 'encounter',
        victim: victim(view, heard.seat),
        room: roomOf(view, heard.room),
        token: null,
        hand: view.players.find((it) => it.seat === heard.seat)?.hand.count ?? 0,
        isFirst: false,
      }
    case 'first-encounter':
      return moment?.moment === 'encounter' ? { ...moment, isFirst: true } : moment
    case 'token-drawn':
      return moment?.moment === 'encounter' ? { ...moment, token: TOKEN_PRINTS[heard.token] } : moment

    case 'attacked':
      return {
        moment: 'attack',
        attacker: heard.kind,
        victim: victim(view, heard.seat),
        isSurprise: heard.occasion === 'surprise',
        card: null,
        hits: null,
        wounds: { light: 0, serious: [], contamination: 0 },
        isTrackFull: false,
      }
    case 'attack-revealed':
      return moment?.moment === 'attack'
        ? { ...moment, card: ATTACK_CARD_PRINTS[heard.card], hits: heard.hits }
        : moment
    case 'light-wound-suffered':
    case 'serious-wound-suffered':
      if (moment?.moment === 'attack') return moment.victim.seat === heard.seat ? hurt(moment, heard) : moment
      // How others are hurt is seen at their seats.
      return view.own.includes(heard.seat) ? wounded(moment, after, heard) : moment
    case 'contaminated':
      return moment?.moment === 'attack' && moment.victim.seat === heard.seat ? hurt(moment, heard) : moment

    case 'died':
      return dead(moment, after, heard)

    case 'ammo-spent':
      return { ...shot(view, heard.seat), weapon: heard.weapon }
    case 'combat-rolled':
      return { ...(moment?.moment === 'shot' ? moment : shot(view, heard.seat)), face: heard.face }
    case 'injured': {
      if (moment?.moment !== 'shot') return moment
      const target = view.figures.find(({ id }) => id === heard.figure)?.kind ?? null
      return { ...moment, target, injuries: moment.injuries + heard.injuries }
    }
    case 'endurance-shown':
      return moment?.moment === 'shot'
        ? {
            ...moment,
            checks: [...moment.checks, ATTACK_CARD_PRINTS[heard.card].blood],
            result: heard.result === 'unsettled' ? null : heard.result,
          }
        : moment
    case 'retreat-shown':
      return moment?.moment === 'shot' ? { ...moment, result: 'retreats' } : moment
    case 'intruder-died':
      return moment?.moment === 'shot' ? { ...moment, target: heard.kind, result: 'dies' } : moment

    case 'time-passed':
      return { ...PHASE, now: 'time', results: inWords(results, 'time') }
    case 'event-drawn':
      return { ...PHASE, now: 'event', results: inWords(results, 'event'), event: heard.card }
    case 'bag-developed':
      return { ...PHASE, now: 'bag', results: inWords(results, 'bag'), token: TOKEN_PRINTS[heard.token] }

    case 'ship-destroyed':
    case 'ship-jumped':
    case 'engine-revealed':
    case 'arrived':
    case 'found-healthy':
    case 'infested':
    case 'objective-revealed':
    case 'game-over':
      return judged(moment, view, heard)
    case 'turn-began':
    case 'turn-ended':
    case 'round-began':
    case 'moved':
      return null
    default:
      return moment
  }
}

const PHASE = { moment: 'event-phase' as const, isAside: false, event: null, token: null }

type Shot = Extract<Moment, { moment: 'shot' }>
type AttackMoment = Extract<Moment, { moment: 'attack' }>

const shot = (view: View, seat: number): Shot => ({
  moment: 'shot',
  shooter: victim(view, seat),
  weapon: null,
  face: 'blank',
  target: null,
  injuries: 0,
  checks: [],
  result: null,
})

type Hurt = Extract<Heard, { heard: 'light-wound-suffered' | 'serious-wound-suffered' }>

/** One wound after another is one moment, with the cause of the first. */
function wounded(moment: Moment | null, view: View, { seat, by }: Hurt): Moment {
  const before = moment?.moment === 'wound' && moment.victim.seat === seat ? moment : null
  return {
    moment: 'wound',
    victim: victim(view, seat),
    ...goesOn(before, by),
    ...woundsOf(view, seat),
  }
}

function hurt(moment: AttackMoment, heard: Heard): AttackMoment {
  const { wounds } = moment
  switch (heard.heard) {
    case 'light-wound-suffered':
      return { ...moment, wounds: { ...wounds, light: wounds.light + 1 } }
    case 'serious-wound-suffered':
      return {
        ...moment,
        wounds: { ...wounds, serious: [...wounds.serious, heard.wound] },
        isTrackFull: moment.isTrackFull || heard.by === 'light-wounds',
      }
    case 'contaminated':
      return { ...moment, wounds: { ...wounds, contamination: wounds.contamination + 1 } }
    default:
      return moment
  }
}
