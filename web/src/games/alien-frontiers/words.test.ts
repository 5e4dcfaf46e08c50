// @vitest-environment happy-dom
/** Whatever happened in real games can be told in every language, and nothing of it is missing. */

import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Heard } from '../../types/alien-frontiers'
import { texts } from '../../texts/texts.svelte'
import { LANGUAGES } from '../../texts/languages'
import {
  beats,
  bursts,
  GAMES,
  isTable,
  questions,
  recorded,
  stepsOf,
} from '../../../tests/fixtures/alien-frontiers'
import type { Step } from '../game'
import { part } from './answers'
import { storyOf } from './ending/story'
import { explain, stationLines } from './explain'
import { log } from './log'
import { marks } from './marks'
import { motion } from './motion'
import { countOf, totalOf } from './scoring'
import { textBoard } from './textboard'
import { idsIn, matching } from '../../board/in-words'

const names = (seat: number): string => ['Maja', 'Тарас', 'Vega', 'Олена'][seat - 1] ?? ''
/** A key that was not found, a variable that was not given, or anything else that is no language. */
const RUBBISH = /alien-frontiers|undefined|null|NaN|[{}⟨]/

/** Rolls and draws belong to the answer that they follow from. */
function together(steps: Step<Heard>[]): Step<Heard>[] {
  const joined: Step<Heard>[] = []
  for (const step of steps) {
    const last = joined.at(-1)
    if (last && step.seat === null) {
      joined[joined.length - 1] = {
        ...last,
        heard: [...last.heard, ...step.heard],
        told: [...last.told, ...step.told],
      }
    } else joined.push(step)
  }
  return joined
}

beforeAll(async () => {
  await texts.need('ui')
  await texts.need('alien-frontiers')
})

describe.each(GAMES)('the game of %s', (name) => {
  const records = recorded(name)
  const steps = stepsOf(records)
  const views = records.filter(isTable).map((it) => it.view)

  it.each(LANGUAGES)('is told in %s', async (language) => {
    await texts.speak(language)
    for (const { heard, told } of together(steps)) {
      for (const { text } of log(heard, told, names)) expect(text).not.toMatch(RUBBISH)
      for (const { text } of marks(heard, told, names)) expect(text).not.toMatch(RUBBISH)
    }
    const view = views.at(-2)
    if (!view) throw new Error('the game has views')
    const board = JSON.stringify(textBoard(view, [1], names).map(({ title, items }) => [title, items]))
    expect(board.replace(/"(id|text|items)":|[{}]/g, '').replace(/"[a-z]+:[^"]*"/g, '')).not.toMatch(RUBBISH)
    for (const id of idsIn(textBoard(view, [1], names))) {
      const explained = explain(id, view, names)
      expect(explained, id).not.toBeNull()
      expect([explained?.title, ...(explained?.lines ?? [])].join(' ')).not.toMatch(RUBBISH)
    }
    await texts.speak('en')
  })

  it('has one line for a roll, and one for a docking with what it brought', () => {
    const lines = together(steps).flatMap(({ heard, told }) => log(heard, told, names))
    const rolls = lines.filter(({ text }) => / rolls /.test(text))
    const turns = lines.filter(({ isHeading }) => isHeading)
    const again = steps.flatMap(({ heard }) => heard).filter((it) => it.heard === 'power-used')
    const rerolls = again.filter((it) => it.heard === 'power-used' && it.card === 'temporal-warper')
    expect(rolls.length).toBe(turns.length + rerolls.length)
    expect(lines.some(({ text }) => /docks a \d at the Solar Converter: \+\d fuel\.$/.test(text))).toBe(true)
    expect(lines.every(({ rule }) => rule === undefined || /^AF-\d+\.\d+$/.test(rule))).toBe(true)
  })

  it('has on its text board whatever can be pressed', () => {
    for (const { view, offers, seat } of questions(records)) {
      const there = idsIn(textBoard(view, [seat], names))
      const wanted = offers.flatMap((offer) => offer.touches.map((touch) => part(touch, view, offer)))
      for (const { key, ids } of wanted)
        expect(
          ids.some((id) => there.has(id)),
          key,
        ).toBe(true)
    }
  })

  it('does not tell the free ports of whoever is on turn as those of the reader', () => {
    for (const view of views) {
      const lines = stationLines('colonist-hub', view)
      expect(lines).toContain('3 ports for each player')
      expect(lines.join()).not.toContain('free')
    }
  })

  it('finds what is searched on its text board', () => {
    const view = views[0]
    if (!view) throw new Error('the game has views')
    const found = textBoard(view, [1], names).flatMap(({ items }) => matching(items, 'lunar'))
    expect(found.map(({ text }) => text)).toContain('Lunar Mine')
    expect(found.length).toBeLessThan(6)
  })

  it('counts the points that the server counts', () => {
    for (const view of views) {
      for (const { seat, score } of view.players) expect(totalOf(countOf(view, seat))).toBe(score)
    }
  })

  it(
    'is followed moment by moment, and is the view of the server after every burst',
    { timeout: 60_000 },
    () => {
      const all = bursts(records)
      expect(all.length).toBeGreaterThan(50)
      for (const burst of all) {
        const followed = beats(burst).at(-1)?.after ?? burst.before
        // Only where they differ it is worth the time to say in what.
        if (!isDeepStrictEqual(followed, burst.after)) expect(followed).toEqual(burst.after)
      }
    },
  )

  it('moves for as long as it should', () => {
    for (const burst of bursts(records)) {
      let view = burst.before
      let rolling = 0
      for (const { heard: some, after } of beats(burst)) {
        for (const heard of some) {
          const { lasts, tumbles } = motion(heard, view, names)
          expect(lasts).toBeGreaterThanOrEqual(0)
          expect(lasts).toBeLessThanOrEqual(900)
          if (heard.heard === 'ship-rolled') {
            expect(tumbles?.length).toBeGreaterThan(0)
            rolling += lasts + 120
          }
        }
        view = after
      }
      expect(rolling).toBeLessThanOrEqual(2000)
    }
  })

  it('has a story that ends as the game did', () => {
    const last = views.at(-1)
    if (!last) throw new Error('the game has views')
    const story = storyOf(
      steps,
      last.players.length,
      last.players.map((it) => it.score),
      names,
    )
    expect(story.rounds).toBe(last.round)
    for (const { seat, score } of last.players) {
      expect(story.points.get(seat)?.at(-1)).toBe(score)
      expect(story.points.get(seat)?.length).toBe(last.round + 1)
    }
    expect(story.dice).toBe(
      steps.flatMap(({ heard }) => heard).filter((it) => it.heard === 'ship-rolled').length,
    )
    expect(story.moments.length).toBeLessThanOrEqual(4)
  })
})
