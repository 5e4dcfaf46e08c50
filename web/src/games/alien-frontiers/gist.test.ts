// @vitest-environment happy-dom
/** Of a quiet turn there is something to tell, too. */

import { beforeAll, describe, expect, it } from 'vitest'
import type { Heard } from '../../types/alien-frontiers'
import { texts } from '../../texts/texts.svelte'
import { LANGUAGES } from '../../texts/languages'
import { bursts, GAMES, recorded } from '../../../tests/fixtures/alien-frontiers'
import { gist } from './gist'
import { marks } from './marks'

const names = (seat: number): string => ['Maja', 'Тарас', 'Vega', 'Олена'][seat - 1] ?? ''
const told = (heard: Heard[]): string[] => gist(heard, [1], names).map(({ text }) => text)

beforeAll(async () => {
  await texts.need('ui')
  await texts.need('alien-frontiers')
})

describe('a quiet turn', () => {
  it('is told by how near a colony is to its launch', () => {
    const advanced: Heard = { heard: 'hub-advanced', seat: 4, from: 4, to: 5 }
    expect(told([advanced])).toEqual(['Олена is 2 circles from launching.'])
    expect(told([{ ...advanced, to: 6 }])).toEqual(['Олена is one circle from launching.'])
    expect(told([{ ...advanced, to: 7 }])).toEqual(['Олена can launch a colony.'])
  })

  it('is told by what somebody gained', () => {
    const fuel: Heard = { heard: 'fuel-gained', seat: 2, fuel: 3 }
    const ore: Heard = { heard: 'ore-gained', seat: 2, ore: 1 }
    expect(told([fuel, ore])).toEqual(['Тарас: +3 fuel, +1 ore.'])
    expect(told([{ ...fuel, seat: 1 }])).toEqual([])
  })

  it.each(LANGUAGES)(
    'is never without a sentence in %s where others gained or advanced',
    async (language) => {
      await texts.speak(language)
      for (const name of GAMES) {
        for (const { steps } of bursts(recorded(name))) {
          const heard = steps.flatMap((step) => step.heard)
          const others = steps.some((step) => step.seat !== null && step.seat !== 1)
          const docked = heard.some((it) => it.heard === 'hub-advanced' && it.seat !== 1)
          if (!others || !docked) continue
          const all = [
            ...marks(
              heard,
              steps.flatMap((step) => step.told),
              names,
            ),
            ...gist(heard, [1], names),
          ]
          expect(all.length).toBeGreaterThan(0)
          for (const { text } of all) expect(text).not.toMatch(/alien-frontiers|undefined|NaN|[{}]/)
        }
      }
      await texts.speak('en')
    },
  )
})
