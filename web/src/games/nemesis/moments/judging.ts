/** The victory check as events tell it, one after another. */

import { ENGINE_PRINTS, destinationsOf } from '../content'
import type { Course, Heard, View } from '../../../types/nemesis'
import type { Moment } from '../../nemesis-kit/moments/moment'
import type { Health, Verdict } from '../../nemesis-kit/moments/verdict'

const characterOf = (view: View, seat: number) =>
  view.players.find((it) => it.seat === seat)?.character ?? null

const hasLarva = (view: View, seat: number): boolean =>
  view.players.some((it) => it.seat === seat && it['has-larva'])

function begin(view: View): Verdict {
  return {
    ending: view.ending,
    engines: [],
    arrival: null,
    examined: [],
    health: [],
    objectives: [],
    step: 'engines',
  }
}

const withHealth = (verdict: Verdict, view: View, seat: number, state: Health): Verdict => {
  const others = verdict.health.filter((it) => it.seat !== seat)
  const now = { seat, character: characterOf(view, seat), state }
  return { ...verdict, step: 'contamination', health: [...others, now] }
}

/** The check after an event; everything else leaves it as it is. */
export function judge(verdict: Verdict, view: View, heard: Heard): Verdict {
  switch (heard.heard) {
    case 'ship-destroyed':
      return { ...verdict, ending: heard.ending }
    case 'ship-jumped':
      return { ...verdict, ending: 'hyperspace-jump' }
    case 'engine-revealed':
      return {
        ...verdict,
        step: 'engines',
        engines: [...verdict.engines, { number: ENGINE_PRINTS[heard.engine].number, token: heard.token }],
      }
    case 'arrived': {
      const courses = Object.entries(destinationsOf(heard.coordinates)) as [Course, string][]
      const course = courses.find(([, destination]) => destination === heard.destination)?.[0] ?? view.course
      return { ...verdict, step: 'coordinates', arrival: { course, destination: heard.destination } }
    }
    case 'found-healthy':
      return withHealth(verdict, view, heard.seat, 'clean')
    case 'infested':
      return withHealth(verdict, view, heard.seat, 'larva')
    case 'card-turned-up':
    case 'contamination-turned-up':
      return { ...verdict, examined: [...verdict.examined, heard.seat] }
    case 'died':
      // Who is being examined dies of what was found; all others die with the ship or in their sleep.
      return verdict.examined.includes(heard.seat)
        ? withHealth(verdict, view, heard.seat, hasLarva(view, heard.seat) ? 'larva' : 'infected')
        : verdict
    case 'objective-revealed': {
      const now = {
        seat: heard.seat,
        character: characterOf(view, heard.seat),
        objective: heard.objective,
        isWinner: false,
      }
      return { ...verdict, step: 'objectives', objectives: [...verdict.objectives, now] }
    }
    case 'game-over':
      return {
        ...verdict,
        step: 'over',
        objectives: verdict.objectives.map((it) => ({
          ...it,
          isWinner: it.seat !== null && heard.winners.includes(it.seat),
        })),
      }
    default:
      return verdict
  }
}

/** The moment of the check; while the ship still flies, an infection is none of it. */
export function judged(moment: Moment | null, view: View, heard: Heard): Moment | null {
  const isUnderWay = moment?.moment === 'verdict'
  const begins =
    heard.heard === 'ship-destroyed' || heard.heard === 'ship-jumped' || heard.heard === 'engine-revealed'
  if (!isUnderWay && !begins && view.ending === null) return moment
  const verdict = isUnderWay ? moment.verdict : begin(view)
  return { moment: 'verdict', verdict: judge(verdict, view, heard) }
}

/** The whole check of a game that is over. */
export function verdictOf(view: View, heard: Heard[]): Verdict {
  const from = heard.findIndex(({ heard: event }) => event === 'ship-destroyed' || event === 'ship-jumped')
  const verdict = heard.slice(Math.max(from, 0)).reduce((it, each) => judge(it, view, each), begin(view))
  const isWinner = (seat: number): boolean => view.winners?.includes(seat) ?? false
  const known = view.players.flatMap(({ seat, character, objectives }) => {
    if (verdict.objectives.some((it) => it.seat === seat)) return []
    // Whatever stays secret is one line, not one for each card.
    const shown = objectives.flatMap(({ objective }) => objective ?? [])
    const lines = shown.length === 0 && objectives.length > 0 ? [null] : shown
    return lines.map((objective) => ({ seat, character, objective, isWinner: isWinner(seat) }))
  })
  const common = view['common-objectives'].map((objective) => ({
    seat: null,
    character: null,
    objective,
    isWinner: (view.winners?.length ?? 0) > 0,
  }))
  const objectives = [...common, ...verdict.objectives, ...known]
  return { ...verdict, ending: view.ending, step: 'over', objectives }
}
