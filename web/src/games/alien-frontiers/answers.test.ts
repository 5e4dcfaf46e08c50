// @vitest-environment happy-dom
/** Whatever is offered can be put together by pressing things, in any order, or by lines of the panel. */

import { beforeAll, describe, expect, it } from 'vitest'
import { Choosing, type Possible } from '../../table/question/choosing.svelte'
import { named, tell, texts } from '../../texts/texts.svelte'
import { GAMES, questions, recorded } from '../../../tests/fixtures/alien-frontiers'
import type { GameClient, Offer } from '../game'
import { endsTurn, heading, isDecided, mix, note, part } from './answers'
import type { Choice, View } from '../../types/alien-frontiers'
import { dockingOf, isDiscard } from './choices'
import { consequence, tag } from './consequences'
import { ids } from './ids'
import { several } from './several'

const client = { part, mix, isDecided } as unknown as GameClient
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
    const open = choosing.open(wanted).flatMap((each) => each.ids.find((id) => choosing.isLit(id)) ?? [])
    const id = isBackwards ? open.at(-1) : open[0]
    if (id !== undefined) choosing.press(id)
    else {
      const line = choosing.entries.find(({ possible }) => possible.includes(wanted))
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

  it('light no place at first that comes later in its answers', () => {
    for (const question of all) {
      const { choosing } = asked(question)
      const isLast = choosing.possible.every(({ parts }) => parts.every((it) => it.isLater))
      if (isLast) continue
      const lands = [...choosing.lit].filter((id) => id.startsWith('place:territory:') || id === ids.drawPile)
      expect(lands).toEqual([])
    }
  })

  it('light no station at first that only a card can aim at', () => {
    for (const question of all) {
      const { choosing } = asked(question)
      const docks = choosing.possible.filter(({ offer }) => dockingOf(offer.choice as Choice) !== null)
      if (docks.length > 0 || choosing.possible.every(({ parts }) => parts.every((it) => it.isLater)))
        continue
      const stations = [...choosing.lit].filter((id) => id.startsWith('place:station:'))
      const isMarket = question['view']['this-turn'].rates.length > 0
      expect(stations.filter((id) => !isMarket || id !== ids.station('orbital-market'))).toEqual([])
    }
  })

  it('show a ship as a ship', () => {
    let seen = 0
    for (const question of all)
      for (const { parts } of asked(question).choosing.possible)
        for (const { key, icon } of parts) {
          if (!/^ships:\d:\d$/.test(key)) continue
          seen += 1
          expect(icon).toMatch(/^ship:\d:\d$/)
        }
    expect(seen).toBeGreaterThan(0)
  })

  it('name a discard as one, apart from the use of the card', () => {
    let seen = 0
    for (const question of all) {
      const { choosing } = asked(question)
      for (const entry of choosing.entries) {
        const kinds = new Set(entry.possible.map(({ offer }) => isDiscard(offer.choice as Choice)))
        expect(kinds.size, entry.key).toBe(1)
        if (!kinds.has(true) || !entry.part) continue
        seen += 1
        expect(tell(entry.part.label, names)).toMatch(/^Discard: /)
        const offers = entry.possible.map((it) => it.offer)
        const card = entry.part.icon ?? ''
        if (offers.length > 1) {
          const told = several(offers, question.view, question.seat, names)
          expect(told).toBe(named(`alien-frontiers-technology-${card}.discard`))
        }
      }
    }
    expect(seen).toBeGreaterThan(0)
  })

  it('say in a few words what is still to be chosen', () => {
    for (const question of all) {
      const { choosing } = asked(question)
      choosing.press(ids.station('terraforming-station'))
      if (choosing.chosen.length === 0 || choosing.entries.length < 2) continue
      for (const { part: land, possible } of choosing.entries) {
        expect(land?.key).toMatch(/^(territory|ships)/)
        const [only, another] = possible
        if (only && !another) expect(choosing.telling(only).length).toBeLessThan(2)
      }
    }
  })

  it('have at most one answer that ends the turn', () => {
    for (const { offers } of all) expect(offers.filter(endsTurn).length).toBeLessThan(2)
  })
})

/** A view in which the player in seat 1 has so much fuel and ore. */
const withTokens = (fuel: number, ore: number): View => {
  const view = questions(recorded('two-players'))[0]?.view
  if (!view) throw new Error('the game has questions')
  const [first, ...rest] = view.players
  if (!first) throw new Error('somebody plays')
  const turn = { ...view['this-turn'], seat: 1 }
  return { ...view, 'this-turn': turn, players: [{ ...first, tokens: { fuel, ore } }, ...rest] }
}

const own = (what: 'fuel' | 'ore', n: number) => ({ seat: 1, what, n })

describe('an answer that costs what it gives', () => {
  const ships = { value: 3, with: 'own' }
  const teleport = (station: string, gives: unknown[]): Offer => ({
    choice: { question: 'teleport', answer: { plain: { station, ships } } },
    touches: [],
    costs: [own('fuel', 2)],
    gives,
    'is-final': false,
  })

  it('does not say that the stock is empty', () => {
    const offer = teleport('solar-converter', [own('fuel', 2)])
    expect(consequence(offer, withTokens(3, 0), 1, names)).toBe('2 fuel, less 2 for the card: 3 → 3')
    expect(tag(offer, withTokens(3, 0), 1)).toBe('+2 fuel')
  })

  it('says so where the stock has nothing to give', () => {
    const offer = teleport('solar-converter', [])
    expect(consequence(offer, withTokens(3, 0), 1, names)).toBe('Nothing: the stock is empty')
  })

  it('names the price elsewhere', () => {
    const offer = teleport('lunar-mine', [own('ore', 1)])
    expect(consequence(offer, withTokens(3, 0), 1, names)).toBe('1 ore: 0 → 1 (for 2 fuel)')
  })
})

describe('ships at the Alien Artifact', () => {
  const offer: Offer = {
    choice: {
      question: 'turn',
      answer: { dock: { plain: { station: 'alien-artifact', ships: { value: 6, with: 'own' } } } },
    },
    touches: [],
    costs: [],
    gives: [],
    'is-final': false,
  }
  const after = (total: number): View => {
    const view = withTokens(0, 0)
    return { ...view, 'this-turn': { ...view['this-turn'], 'artifact-total': total } }
  }

  it('say how much is missing, and that it is enough where it is more', () => {
    expect(consequence(offer, after(1), 1, names)).toBe('7 of 8 toward a card')
    expect(consequence(offer, after(7), 1, names)).toBe('13 in all, enough for a card')
  })
})

describe('resources above the limit', () => {
  const back = (fuel: number, ore: number): Offer => ({
    choice: { question: 'resource-limit', answer: { fuel, ore } },
    touches: [],
    costs: [own('fuel', fuel), own('ore', ore)],
    gives: [],
    'is-final': true,
  })
  const offers = [back(3, 0), back(2, 1), back(1, 2)]
  const given: unknown[] = []
  const choosing = new Choosing(({ offer }) => given.push(offer.choice))
  const set = () => choosing.mixed?.shares?.map(({ key, n, of }) => [key, n, of])

  it('are returned by setting amounts, and are always a whole answer', () => {
    choosing.offer(client, withTokens(9, 2), offers, [])
    expect(note(offers)).toBe('3 too many')
    expect(set()).toEqual([
      ['fuel', 3, 9],
      ['ore', 0, 2],
    ])
    choosing.mixed = choosing.mix('ore', 1)
    expect(set()).toEqual([
      ['fuel', 2, 9],
      ['ore', 1, 2],
    ])
    expect(choosing.preview).toBe(choosing.mixed)
    choosing.mixed = choosing.mix('fuel', -1)
    expect(choosing.mix('fuel', -1)).toBeNull()
    expect(choosing.mix('ore', 1)).toBeNull()
    if (choosing.mixed) choosing.take(choosing.mixed)
    expect(given).toEqual([{ question: 'resource-limit', answer: { fuel: 1, ore: 2 } }])
  })
})

describe('the end of the turn', () => {
  const end = (forgoes: boolean): Offer => ({
    choice: { question: 'turn', answer: 'end-turn' },
    touches: [],
    costs: [],
    gives: [],
    'is-final': true,
    forgoes,
  })

  it('is asked about once more only where it gives something up', () => {
    expect(isDecided(end(false))).toBe(true)
    expect(isDecided(end(true))).toBe(false)
  })
})
