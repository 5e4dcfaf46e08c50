// @vitest-environment happy-dom
/** What the server foresees stands on the answer: whose a territory will be, what opens, and the end. */

import { beforeAll, describe, expect, it } from 'vitest'
import { questions, recorded } from '../../../tests/fixtures/alien-frontiers'
import { texts } from '../../texts/texts.svelte'
import type { AnswerAhead, Foresight, View } from '../../types/alien-frontiers'
import type { Offer } from '../game'
import { foresee } from './ahead'
import { consequence } from './consequences'

const names = (seat: number): string => ['Maja', 'Тарас'][seat - 1] ?? ''

beforeAll(async () => {
  await texts.need('ui')
  await texts.need('alien-frontiers')
})

function view(): View {
  const [first] = questions(recorded('two-players'))
  if (!first) throw new Error('the game has questions')
  return { ...first.view, 'this-turn': { ...first.view['this-turn'], seat: 1 } }
}

const launch = (to: string): Offer => ({
  choice: { question: 'turn', answer: { launch: { to } } },
  touches: [
    { touch: 'hub-track', seat: 1 },
    { touch: 'territory', territory: to },
  ],
  costs: [],
  gives: [{ seat: 1, what: 'point', n: 5 }],
  'is-final': false,
})

const mine: Offer = {
  choice: {
    question: 'turn',
    answer: { dock: { plain: { station: 'lunar-mine', ships: { value: 6, with: 'own' } } } },
  },
  touches: [{ touch: 'station', station: 'lunar-mine' }],
  costs: [],
  gives: [],
  'is-final': false,
}

const foresight = (ahead: Partial<AnswerAhead>): Foresight => ({
  answers: [{ answer: 2, control: [], opens: [], ends: false, ...ahead }],
})

const words = (ahead: Partial<AnswerAhead>, offer = launch('lem')): string | undefined =>
  foresee(foresight(ahead), 2, view(), names, offer)?.words

describe('what lies ahead of an answer', () => {
  it('says whose the territory of the answer will be', () => {
    const lem = (to: number | null) => words({ control: [{ territory: 'lem', from: null, to }] })
    expect(lem(1)).toBe('yours')
    expect(lem(null)).toBe('nobody’s')
    expect(lem(2)).toBe('goes to Тарас')
  })

  it('names a territory that the answer does not', () => {
    const told = words({ control: [{ territory: 'pohl', from: 2, to: 1 }] })
    expect(told).toBe('Pohl Foothills becomes yours')
  })

  it('says which stations come within reach, and that the game ends', () => {
    expect(words({ opens: ['shipyard', 'orbital-market'], ends: true }, mine)).toBe(
      'opens: Shipyard, Orbital Market · the game ends',
    )
  })

  it('does not say of every territory alike what opens then', () => {
    expect(words({ control: [{ territory: 'lem', from: null, to: 1 }], opens: ['colonist-hub'] })).toBe(
      'yours',
    )
  })

  it('is nothing where nothing is foreseen', () => {
    expect(foresee(foresight({ ends: true }), 0, view(), names, launch('lem'))).toBeNull()
    expect(foresee(null, 2, view(), names, launch('lem'))).toBeNull()
  })

  it('is not guessed from points', () => {
    const { players } = view()
    const from = players[0]?.score ?? 0
    expect(consequence(launch('lem'), view(), 1, names)).toBe(`You ${from} → ${from + 5}`)
  })
})
