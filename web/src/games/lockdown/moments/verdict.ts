/** The end as it is shown, column by column: how each got out, the code, contamination, objectives. */

import type {
  Character,
  Contingency,
  Ending,
  Heard,
  Objective,
  View,
  Whereabouts,
} from '../../../types/lockdown'

export const COLUMNS = ['way-out', 'code', 'contamination', 'objective'] as const
export type Column = (typeof COLUMNS)[number]

/** How somebody stands in a column: through it, fallen in it, or never come to it. */
export type Mark = 'passed' | 'failed' | 'none'

const NOT_YET: Mark = 'none'

export interface Judged {
  seat: number
  character: Character | null
  whereabouts: Whereabouts['whereabouts']
  marks: Record<Column, Mark>
  objective: Objective | null
  isWinner: boolean
}

export interface Verdict {
  ending: Ending | null
  code: Contingency | null
  people: Judged[]
  /** The column that is being shown; all of them once the check is over. */
  step: Column | 'over'
}

type Place = Whereabouts['whereabouts']

/** The check before its first column: where everybody is whom `placeOf` places, and else as the view says. */
export function begin(
  view: View,
  ending: Ending | null,
  placeOf: (seat: number) => Place | null = () => null,
): Verdict {
  return {
    ending,
    code: null,
    step: 'way-out',
    people: view.players.map(({ seat, character, whereabouts: at }) => {
      const whereabouts = placeOf(seat) ?? at.whereabouts
      return {
        seat,
        character,
        whereabouts,
        marks: {
          'way-out': whereabouts === 'dead' ? 'failed' : 'passed',
          code: NOT_YET,
          contamination: NOT_YET,
          objective: NOT_YET,
        },
        objective: null,
        isWinner: false,
      }
    }),
  }
}

/** Where somebody had got to after some events: whoever did nothing of this is still in the Complex. */
function placeAfter(heard: Heard[], seat: number): Place {
  const last = heard.findLast((it) => it.heard in PLACES && 'seat' in it && it.seat === seat)
  return (last && PLACES[last.heard]) ?? 'room'
}

const PLACES: Partial<Record<Heard['heard'], Place>> = {
  died: 'dead',
  revived: 'room',
  'locked-in': 'locked-in',
  'pod-launched': 'launched',
  evacuated: 'bunker',
}

const withMark = (verdict: Verdict, seat: number, column: Column, mark: Mark): Verdict => ({
  ...verdict,
  people: verdict.people.map((it) =>
    it.seat === seat ? { ...it, marks: { ...it.marks, [column]: mark } } : it,
  ),
})

/** Whoever is still in it when a column begins has passed the one before. */
const passing = (verdict: Verdict, column: Column): Verdict => ({
  ...verdict,
  people: verdict.people.map((it) =>
    Object.values(it.marks).includes('failed') ? it : { ...it, marks: { ...it.marks, [column]: 'passed' } },
  ),
})

/** The check after an event; everything else leaves it as it is. */
export function judge(verdict: Verdict, heard: Heard): Verdict {
  switch (heard.heard) {
    case 'complex-destroyed':
    case 'squad-arrived':
      return { ...verdict, ending: heard.ending }
    case 'code-revealed':
      return { ...verdict, step: 'code', code: heard.code }
    case 'died':
      return withMark(verdict, heard.seat, DOOMS[heard.by] ?? 'way-out', 'failed')
    case 'found-healthy':
      return withMark(
        { ...(verdict.step === 'code' ? passing(verdict, 'code') : verdict), step: 'contamination' },
        heard.seat,
        'contamination',
        'passed',
      )
    case 'objective-revealed': {
      const begun =
        verdict.step === 'objective' ? verdict : passing(passing(verdict, 'code'), 'contamination')
      return {
        ...begun,
        step: 'objective',
        people: begun.people.map((it) =>
          it.seat === heard.seat ? { ...it, objective: heard.objective } : it,
        ),
      }
    }
    case 'game-over': {
      const won = (seat: number): boolean => heard.winners.includes(seat)
      return {
        ...verdict,
        step: 'over',
        people: verdict.people.map((it) => {
          const isOut = Object.values(it.marks).includes('failed')
          const mark: Mark = won(it.seat) ? 'passed' : isOut ? 'none' : 'failed'
          return { ...it, isWinner: won(it.seat), marks: { ...it.marks, objective: mark } }
        }),
      }
    }
    default:
      return verdict
  }
}

/** In which column somebody dies of what. */
const DOOMS: Partial<Record<Extract<Heard, { heard: 'died' }>['by'], Column>> = {
  contingency: 'code',
  infection: 'contamination',
}

const BEGINS: readonly Heard['heard'][] = ['complex-destroyed', 'squad-arrived', 'code-revealed']
export const beginsCheck = ({ heard }: Heard): boolean => BEGINS.includes(heard)

/** The whole check of a game that is over. */
export function verdictOf(view: View, heard: Heard[]): Verdict {
  const from = heard.findIndex(beginsCheck)
  const before = from < 0 ? heard : heard.slice(0, from)
  const first = begin(view, view.ending, (seat) => placeAfter(before, seat))
  const judged = (from < 0 ? [] : heard.slice(from)).reduce(judge, first)
  const winners = view.winners ?? []
  return {
    ...judged,
    ending: view.ending,
    step: 'over',
    people: judged.people.map((it) => {
      const player = view.players.find(({ seat }) => seat === it.seat)
      const shown = player?.objectives.flatMap(({ objective }) => objective ?? [])[0] ?? null
      return { ...it, objective: it.objective ?? shown, isWinner: winners.includes(it.seat) }
    }),
  }
}
