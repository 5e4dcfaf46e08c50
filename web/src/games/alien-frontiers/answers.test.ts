// @vitest-environment happy-dom
/** Whatever is offered can be put together by pressing things, in any order, or by lines of the panel. */

import { beforeAll, describe, expect, it } from 'vitest'
import { Choosing, type Possible } from '../../table/choosing.svelte'
import { tell, texts } from '../../texts/texts.svelte'
import { GAMES, questions, recorded } from '../../../tests/fixtures/alien-frontiers'
import type { GameClient } from '../game'
import { endsTurn, heading, part } from './answers'
import { consequence, tag } from './consequences'
import { ids } from './ids'
import { several } from './several'

const client = { part } as unknown as GameClient
const names = (seat: number): string => ['Maja', 'Тарас', 'Vega', 'Олена'][seat - 1] ?? ''

/** So many sorts of questions of each game. */
const MOST_QUESTIONS = 40

type Question = ReturnType<typeof questions>[number]

interface Asked {
  choosing: Choosing
  given: () => Possible | null
  /** The same question once more. */
  again: () => void
}

function asked({ view, offers, says }: Question): Asked {
  let given: Possible | null = null
  const choosing = new Choosing((possible) => (given = possible))
  choosing.offer(client, view, offers, says)
  const again = () => {
    given = null
    choosing.reset()
  }
  return { choosing, given: () => given, again }
}

/** What kinds of answers a question has: one question of a sort is enough to look at. */
const sortOf = ({ offers }: Question): string =>
  [
    ...new Set(
      offers.map(({ choice }) => JSON.stringify(choice).replace(/\d|"(to|territory|card)":"[a-z-]+"/g, '')),
    ),
  ]
    .sort()
    .join()

/** Presses one part after another; what can no longer be pressed is chosen by its line. */
function reach({ choosing, given, again }: Asked, n: number, isBackwards: boolean): Possible | null {
  again()
  const wanted = choosing.possible[n]
  if (!wanted) return null
  for (let step = 0; step < 8 && !given(); step += 1) {
    const open = choosing.open(wanted)
    const next = isBackwards ? open.at(-1) : open[0]
    const id = next?.ids.find((each) => choosing.isLit(each))
    if (id !== undefined) choosing.press(id)
    else {
      const line = choosing.entries.find(({ possible }) => possible.length === 1 && possible[0] === wanted)
      if (line) choosing.choose(line)
    }
    // What cannot be taken back is pressed twice.
    if (choosing.unsure) choosing.take(choosing.unsure)
  }
  return given()
}

beforeAll(async () => {
  await texts.need('ui')
  await texts.need('alien-frontiers')
})

describe.each(GAMES)('the questions of %s', (name) => {
  const bySort = new Map(questions(recorded(name)).map((it) => [sortOf(it), it]))
  const all = [...bySort.values()].slice(0, MOST_QUESTIONS)

  it('can be answered by presses in either order', { timeout: 60_000 }, () => {
    expect(all.length).toBeGreaterThan(20)
    for (const question of all) {
      const once = asked(question)
      question.offers.forEach((offer, n) => {
        expect(reach(once, n, false)?.offer, JSON.stringify(offer)).toBe(offer)
        expect(reach(once, n, true)?.offer, JSON.stringify(offer)).toBe(offer)
      })
    }
  })

  it('have a line for every answer at each step', () => {
    for (const question of all) {
      const { choosing } = asked(question)
      const listed = choosing.entries.flatMap(({ possible }) => possible)
      expect(new Set(listed)).toEqual(new Set(choosing.possible))
    }
  })

  it('say what each answer is, gives and asks for, in words', { timeout: 60_000 }, () => {
    for (const question of all) {
      const { choosing } = asked(question)
      const { view, seat } = question
      for (const { offer, parts } of choosing.possible) {
        const said = [
          ...parts.map(({ label }) => tell(label, names)),
          tag(offer, view, seat) ?? '',
          consequence(offer, view, seat, names),
        ]
        for (const text of said)
          expect(text, JSON.stringify(offer)).not.toMatch(/alien-frontiers|undefined|NaN|[{}]/)
        choosing.reset()
        const [first] = parts
        const id = first?.ids[0]
        if (id !== undefined) choosing.press(id)
        const next = choosing.entries.flatMap((it) => it.part ?? [])
        const asks = heading(choosing.chosen, next, null)
        if (asks) expect(tell(asks, names)).not.toMatch(/alien-frontiers|undefined|[{}]/)
      }
      for (const { possible } of asked(question).choosing.entries) {
        const offers = possible.map((it) => it.offer)
        expect(several(offers, view, seat, names) ?? '').not.toMatch(/alien-frontiers|undefined|[{}]/)
      }
    }
  })

  it('ask which ship for a station, and where for a ship', () => {
    let seen = 0
    for (const question of all) {
      const { choosing, given } = asked(question)
      const mine = choosing.possible.find(({ parts }) =>
        parts.some(({ key }) => key === 'station:lunar-mine'),
      )
      const ship = mine?.parts.find(({ key }) => key.startsWith('ships:'))?.ids[0]
      if (!mine || ship === undefined) continue
      seen += 1
      choosing.press(ship)
      expect(choosing.remaining.every(({ parts }) => parts.some((it) => it.ids.includes(ship)))).toBe(true)
      choosing.reset()
      choosing.press(ids.station('lunar-mine'))
      const next = choosing.entries.flatMap((it) => it.part ?? [])
      if (!given() && next.length > 1 && next.every(({ key }) => key.startsWith('ships:'))) {
        const asks = heading(choosing.chosen, next, null)
        expect(asks && tell(asks, names)).toBe('Which ship docks at the Lunar Mine?')
      }
    }
    expect(seen).toBeGreaterThan(0)
  })

  it('have at most one answer that ends the turn', () => {
    for (const { offers } of all) expect(offers.filter(endsTurn).length).toBeLessThan(2)
  })
})
