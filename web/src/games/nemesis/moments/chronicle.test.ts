// @vitest-environment happy-dom
/** How a game went is told by the first of everything that mattered, and not by its end. */

import { beforeAll, describe, expect, it } from 'vitest'
import { GAMES, isTable, recorded, stepsOf } from '../../../../tests/fixtures/nemesis'
import { texts } from '../../../texts/texts.svelte'
import type { Heard } from '../../../types/nemesis'
import { chronicleOf } from './chronicle'

beforeAll(async () => {
  await texts.need('ui')
  await texts.need('nemesis')
})

const isQueen = (it: Heard): boolean => it.heard === 'intruder-appeared' && it.kind === 'queen'
const TOLD: [string, (it: Heard) => boolean][] = [
  ['the first encounter', (it) => it.heard === 'first-encounter'],
  ['the coming of the Queen', isQueen],
  ['a pod that was launched', (it) => it.heard === 'pod-launched'],
  ['the first death', (it) => it.heard === 'died'],
]

describe.each(GAMES)('how %s went', (name) => {
  const records = recorded(name)
  const steps = stepsOf(records)
  const view = records.find((it) => isTable(it))?.view
  const entryOf = (is: (it: Heard) => boolean): number | undefined =>
    steps.find(({ heard }) => heard.some(is))?.entry
  const moments = () => (view ? chronicleOf(steps, (seat) => `seat ${seat}`, view).moments : [])

  it.each(TOLD)('has %s', (_, is) => {
    const entry = entryOf(is)
    if (entry !== undefined) expect(moments().map((it) => it.entry)).toContain(entry)
  })

  it('is told in its order, and leaves how it ended to the title', () => {
    const told = moments()

    expect(told.length).toBeGreaterThan(3)
    expect(told.map(({ entry }) => entry)).toEqual(told.map(({ entry }) => entry).toSorted((a, b) => a - b))
    expect(told.map(({ text }) => text).join()).not.toMatch(
      /The game is over|The ship jumps|The ship is lost/,
    )
  })
})

it('the games that are looked at have a Queen, a pod and a death', () => {
  const heard = GAMES.flatMap((name) => stepsOf(recorded(name))).flatMap((step) => step.heard)
  for (const [what, is] of TOLD) expect(heard.some(is), what).toBe(true)
})
