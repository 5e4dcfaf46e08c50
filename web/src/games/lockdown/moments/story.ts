/**
 * The moment that is being shown, as events tell it. It rides along with the view that is shown, of
 * which it changes nothing, grows with each event that belongs to it, and ends with the view that closes a burst.
 */

import type { FrameView, Heard, View } from '../../../types/lockdown'
import { ATTACK_CARD_PRINTS, POWER_PRINTS, TOKEN_PRINTS } from '../content'
import { goesOn, placeOf, roomOf, victim, woundsOf } from '../../nemesis-kit/moments/told'
import type { Moment } from './moment'
import { counted, inWords, type Results } from './results'
import { begin, beginsCheck, judge } from './verdict'

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

/** A moment stays while somebody decides in the middle of it, by the rules that are under way. */
const STAYS: Partial<Record<Moment['moment'], FrameView['rule'][]>> = {
  encounter: ['encounter', 'meeting', 'light-source'],
  attack: ['intruder-attack', 'before-the-card', 'reaction', 'attack-effect', 'dark-part'],
  shot: ['second-die', 'die-choice', 'shot-reroll', 'advantage'],
  'event-phase': ['event-effect', 'event-reaction', 'dark-event'],
}

export function keep(view: Shown, before: Shown): Shown {
  const { moment = null, results } = before
  const rules = (moment && STAYS[moment.moment]) ?? []
  const stays = view['under-way'].some(({ rule }) => rules.includes(rule))
  return together(view, stays ? moment : null, results)
}

/** What is seen on the board itself. */
const ON_THE_BOARD: Heard['heard'][] = [
  'intruder-moved',
  'intruder-appeared',
  'intruder-vanished',
  'intruder-died',
  'injured',
  'noise-made',
  'noise-all-around',
  'noise-removed',
  'technical-noise',
  'zone-noise',
  'door-changed',
  'fire-broke-out',
  'malfunctioned',
  'items-burnt',
  'egg-hatched',
  'egg-destroyed',
]

/** What comes next, by how the table was before an event and `after` it. */
function next(moment: Moment | null, view: View, heard: Heard, results: Results, after: View): Moment | null {
  if (moment?.moment === 'verdict') return { ...moment, verdict: judge(moment.verdict, heard) }
  if (beginsCheck(heard)) {
    const fallen = (seat: number): 'dead' | null => (results.fallen.includes(seat) ? 'dead' : null)
    return { moment: 'verdict', verdict: judge(begin(view, view.ending, fallen), heard) }
  }
  if (moment?.moment === 'event-phase' && ON_THE_BOARD.includes(heard.heard))
    return { ...moment, isAside: true }
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
    case 'surface-rolled':
      return {
        moment: 'noise',
        seat: heard.seat,
        room: placeOf(view, heard.seat),
        isAside: !view.own.includes(heard.seat),
        face: heard.face,
        result: heard.face === 'silence' ? 'silence' : null,
      }
    case 'surface-card-drawn':
      return { moment: 'surface-card', seat: heard.seat, card: heard.card }
    case 'noise-made':
    case 'technical-noise':
    case 'zone-noise':
      return moment?.moment === 'noise' ? { ...moment, result: 'noise' } : moment
    case 'danger-came':
    case 'noise-all-around':
      return moment?.moment === 'noise' ? { ...moment, result: 'danger' } : moment
    case 'room-explored':
    case 'surface-explored':
      // What others find is seen on the board itself.
      return view.own.includes(heard.seat)
        ? {
            moment: 'exploration',
            seat: heard.seat,
            room: heard.room,
            effect: heard.effect,
            items: heard.items,
          }
        : null

    case 'encountered': {
      const person = view.players.find((it) => it.seat === heard.seat)
      return {
        moment: 'encounter',
        victim: victim(view, heard.seat),
        room: roomOf(view, heard.room),
        token: null,
        hand: person?.hand.count ?? 0,
        isDark: person?.['is-dark'] ?? false,
        isFirst: false,
      }
    }
    case 'first-encounter':
      return moment?.moment === 'encounter' ? { ...moment, isFirst: true } : moment
    case 'token-drawn':
      return moment?.moment === 'encounter' ? { ...moment, token: TOKEN_PRINTS[heard.token] } : moment
    case 'lit-up':
      return moment?.moment === 'encounter' && moment.victim.seat === heard.seat
        ? { ...moment, isDark: false }
        : moment

    case 'attacked':
      return {
        moment: 'attack',
        attacker: heard.kind,
        victim: victim(view, heard.seat),
        isSurprise: heard.occasion === 'surprise',
        card: null,
        hits: null,
        wounds: { light: 0, serious: [], contamination: 0 },
        hasDarkPart: false,
        isTrackFull: false,
      }
    case 'attack-revealed':
      return moment?.moment === 'attack'
        ? { ...moment, card: ATTACK_CARD_PRINTS[heard.card], hits: heard.hits }
        : moment
    case 'dark-part':
      return moment?.moment === 'attack' ? { ...moment, hasDarkPart: true } : moment
    case 'light-wound-suffered':
    case 'serious-wound-suffered':
      if (moment?.moment === 'attack') return moment.victim.seat === heard.seat ? hurt(moment, heard) : moment
      // How others are hurt is seen at their seats.
      return view.own.includes(heard.seat) ? wounded(moment, after, heard) : moment
    case 'contaminated':
      return moment?.moment === 'attack' && moment.victim.seat === heard.seat
        ? { ...moment, wounds: { ...moment.wounds, contamination: moment.wounds.contamination + 1 } }
        : moment

    case 'died':
      return dead(moment, after, heard)
    case 'gate-opened':
      return moment?.moment === 'death' ? { ...moment, opensGate: true } : moment

    case 'ammo-spent':
      return { ...shot(view, heard.seat), weapon: heard.weapon }
    case 'combat-rolled':
      return { ...(moment?.moment === 'shot' ? moment : shot(view, heard.seat)), face: heard.face }
    case 'shot-rolled':
      return {
        ...(moment?.moment === 'shot' ? moment : shot(view, heard.seat)),
        die: heard.die,
        face: heard.face,
      }
    case 'die-chosen':
      return moment?.moment === 'shot' ? { ...moment, face: heard.face } : moment
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

    case 'css-revealed':
      return { moment: 'launch', space: heard.space, token: heard.token, away: [], back: [] }
    case 'pod-launched':
      return moment?.moment === 'launch'
        ? { ...moment, away: [...moment.away, { pod: heard.pod, victim: victim(view, heard.seat) }] }
        : moment
    case 'launch-failed':
      return moment?.moment === 'launch'
        ? { ...moment, back: [...moment.back, { pod: heard.pod, victim: victim(view, heard.seat) }] }
        : moment
    case 'time-passed':
      return { ...PHASE, now: 'time', results: inWords(results, 'time') }
    case 'power-turned':
      return lights(moment, view, after, heard)
    case 'event-drawn':
      return { ...PHASE, now: 'event', results: inWords(results, 'event'), event: heard.card }
    case 'bag-developed':
      return { ...PHASE, now: 'bag', results: inWords(results, 'bag'), token: TOKEN_PRINTS[heard.token] }

    case 'alert-started':
      return { moment: 'alarm', what: 'alert', n: heard.space }
    case 'autodestruction-started':
      return { moment: 'alarm', what: 'autodestruction', n: heard.space }
    case 'autodestruction-turned-red':
      return { moment: 'alarm', what: 'red', n: heard.space }
    case 'locked-down':
      return { moment: 'alarm', what: 'locked-down', n: null }
    case 'vented':
      return { moment: 'alarm', what: 'vented', n: heard.room }
    case 'weakness-revealed':
      return { moment: 'weakness', slot: heard.slot, weakness: heard.weakness }

    case 'turn-began':
    case 'turn-ended':
    case 'round-began':
    case 'moved':
      return null
    default:
      return moment?.moment === 'wound' ? null : moment
  }
}

const PHASE = { moment: 'event-phase' as const, isAside: false, event: null, token: null }

/** The lights go out, or come back: who stands in the dark now, and which computers. */
function lights(
  moment: Moment | null,
  view: View,
  after: View,
  { area, 'is-active': isOn }: Extract<Heard, { heard: 'power-turned' }>,
): Moment {
  const isDarkNow = (seat: number): boolean =>
    after.players.some((it) => it.seat === seat && it['is-dark'] && it.whereabouts.whereabouts === 'room')
  const wasDark = (seat: number): boolean => view.players.some((it) => it.seat === seat && it['is-dark'])
  const isPassing = moment?.moment === 'event-phase' && moment.now === 'time'
  return {
    moment: 'lights',
    area,
    isOn,
    from: isPassing ? after.time.space + 1 : null,
    tokens: after.power
      .flatMap(({ area: at, token, 'is-on': isOn }) =>
        token === null ? [] : [{ area: at, number: POWER_PRINTS[token].number, isOn }],
      )
      .toSorted((one, other) => one.number - other.number),
    dark: after.players
      .filter(({ seat }) => isDarkNow(seat) && !wasDark(seat))
      .map(({ seat }) => victim(after, seat)),
    computers: after.computers.filter((room) => after.dark.includes(room) && !view.dark.includes(room)),
  }
}

function dead(moment: Moment | null, view: View, heard: Extract<Heard, { heard: 'died' }>): Moment {
  const { room: number } = heard
  const attack =
    heard.by === 'attack' && moment?.moment === 'attack' && moment.victim.seat === heard.seat ? moment : null
  return {
    moment: 'death',
    victim: victim(view, heard.seat),
    isMine: view.own.includes(heard.seat),
    room: number === null ? null : { number, room: roomOf(view, number) },
    isDark: number !== null && view.dark.includes(number),
    round: view.round,
    by: heard.by,
    attacker: attack?.attacker ?? null,
    card: attack?.card ?? null,
    event: heard.by !== 'resignation' && moment?.moment === 'event-phase' ? moment.event : null,
    ...woundsOf(view, heard.seat),
    opensGate: false,
  }
}

type AttackMoment = Extract<Moment, { moment: 'attack' }>
type Hurt = Extract<Heard, { heard: 'light-wound-suffered' | 'serious-wound-suffered' }>

const hurt = (moment: AttackMoment, heard: Hurt): AttackMoment =>
  heard.heard === 'light-wound-suffered'
    ? { ...moment, wounds: { ...moment.wounds, light: moment.wounds.light + 1 } }
    : {
        ...moment,
        wounds: { ...moment.wounds, serious: [...moment.wounds.serious, heard.wound] },
        isTrackFull: moment.isTrackFull || heard.by === 'light-wounds',
      }

function wounded(moment: Moment | null, view: View, { seat, by }: Hurt): Moment {
  const before = moment?.moment === 'wound' && moment.victim.seat === seat ? moment : null
  return { moment: 'wound', victim: victim(view, seat), ...goesOn(before, by), ...woundsOf(view, seat) }
}

const shot = (view: View, seat: number): Extract<Moment, { moment: 'shot' }> => ({
  moment: 'shot',
  shooter: victim(view, seat),
  weapon: null,
  die: 'combat',
  face: 'blank',
  target: null,
  injuries: 0,
  checks: [],
  result: null,
})
