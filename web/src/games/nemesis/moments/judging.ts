/** The victory check as events tell it, one after another. */

import { DESTINATIONS } from '../words-read'
import type { Heard, View } from '../../../types/nemesis'
import type { Course } from '../words'
import type { Moment } from './moment'
import type { Verdict } from './verdict'

const ENGINES = { one: 1, two: 2, three: 3 } as const

const characterOf = (view: View, seat: number) =>
  view.players.find((it) => it.seat === seat)?.character ?? null

function begin(view: View): Verdict {
  return {
    ending: view.ending,
    engines: [],
    arrival: null,
    health: [],
    objectives: [],
    step: 'engines',
  }
}

/** The check after an event; everything else leaves it as it is. */
export function judge(verdict: Verdict, view: View, heard: Heard): Verdict {
  switch (heard.event) {
    case 'ship-destroyed':
      return { ...verdict, ending: heard.ending }
    case 'ship-jumped':
      return { ...verdict, ending: 'hyperspace-jump' }
    case 'engine-revealed':
      return {
        ...verdict,
        step: 'engines',
        engines: [...verdict.engines, { number: ENGINES[heard.engine], token: heard.token }],
      }
    case 'arrived': {
      const courses = Object.entries(DESTINATIONS[heard.coordinates]) as [Course, string][]
      const course = courses.find(([, destination]) => destination === heard.destination)?.[0] ?? view.course
      return { ...verdict, step: 'coordinates', arrival: { course, destination: heard.destination } }
    }
    case 'found-healthy':
    case 'infested': {
      const state = heard.event === 'infested' ? ('larva' as const) : ('clean' as const)
      const others = verdict.health.filter(({ seat }) => seat !== heard.seat)
      const now = { seat: heard.seat, character: characterOf(view, heard.seat), state }
      return { ...verdict, step: 'contamination', health: [...others, now] }
    }
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
        objectives: verdict.objectives.map((it) => ({ ...it, isWinner: heard.winners.includes(it.seat) })),
      }
    default:
      return verdict
  }
}

/** The moment of the check; while the ship still flies, an infection is none of it. */
export function judged(moment: Moment | null, view: View, heard: Heard): Moment | null {
  const isUnderWay = moment?.moment === 'verdict'
  const begins =
    heard.event === 'ship-destroyed' || heard.event === 'ship-jumped' || heard.event === 'engine-revealed'
  if (!isUnderWay && !begins && view.ending === null) return moment
  const verdict = isUnderWay ? moment.verdict : begin(view)
  return { moment: 'verdict', verdict: judge(verdict, view, heard) }
}

/** The whole check of a game that is over. */
export function verdictOf(view: View, heard: Heard[]): Verdict {
  const verdict = heard.reduce((it, each) => (isOfCheck(each) ? judge(it, view, each) : it), begin(view))
  const known = view.players.flatMap(({ seat, character, objectives }) => {
    if (verdict.objectives.some((it) => it.seat === seat)) return []
    const objective = objectives[0]?.objective ?? null
    return [{ seat, character, objective, isWinner: view.winners?.includes(seat) ?? false }]
  })
  return { ...verdict, ending: view.ending, step: 'over', objectives: [...verdict.objectives, ...known] }
}

const OF_CHECK: Heard['event'][] = [
  'engine-revealed',
  'arrived',
  'found-healthy',
  'objective-revealed',
  'game-over',
]
const isOfCheck = ({ event }: Heard): boolean => OF_CHECK.includes(event)
