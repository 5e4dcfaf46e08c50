// @vitest-environment happy-dom
/** Real games: the view follows every moment, and all of it can be told in every language. */

import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { idsIn } from '../../board/in-words'
import { LANGUAGES } from '../../texts/languages'
import { tell, texts } from '../../texts/texts.svelte'
import { beats, bursts, GAMES, isTable, questions, recorded, stepsOf } from '../../../tests/fixtures/nemesis'
import type { View } from '../../types/nemesis'
import { picture } from './adapter'
import { part } from './answers'
import { explain } from './explain'
import { learn, type Known } from './known'
import { log, marks } from './log'
import { motion } from './motion'
import { textBoard } from './textboard'

const names = (seat: number): string => ['Maja', 'Тарас', 'Vega', 'Олена', 'Jan'][seat - 1] ?? ''
/** A key that was not found, a variable that was not given, or anything else that is no language. */
const RUBBISH = /nemesis-|undefined|null|NaN|[{}⟨]/

describe.each(GAMES)('the game of %s', (name) => {
  const records = recorded(name)
  const all = bursts(records)
  const steps = stepsOf(records)
  // What is printed on the board is told by every view, the last one too.
  const any = all.map(({ after }) => after).at(-1) as View

  beforeAll(async () => {
    await texts.need('ui')
    await texts.need('nemesis')
  })

  it(
    'is followed moment by moment, and is the view of the server after every burst',
    { timeout: 60_000 },
    () => {
      expect(all.length).toBeGreaterThan(25)
      for (const burst of all) {
        const followed = beats(burst).at(-1)?.after ?? burst.before
        // Only where they differ it is worth the time to say in what.
        if (!isDeepStrictEqual(followed, burst.after)) expect(followed).toEqual(burst.after)
      }
    },
  )

  it('is known to whoever reads the log as the table knows it at that moment', () => {
    let known: Known | null = null
    for (const { steps, after } of all) {
      for (const { heard } of steps) known = learn(known, heard, any)
      if (after.ending !== null || known === null) continue
      const rooms = after.rooms.flatMap(({ number, room }) =>
        room === null ? [] : [[number, room] as const],
      )
      expect(new Map(known.rooms)).toEqual(new Map(rooms))
    }
  })

  it('is consistent after every beat', () => {
    for (const { after } of all.flatMap(beats)) {
      const { bag, characters, rooms } = picture(after)
      expect(Math.min(bag.blank, ...Object.values(bag.kinds))).toBeGreaterThanOrEqual(0)
      for (const it of characters) expect(it.hand?.length ?? it.cards.hand).toBe(it.cards.hand)
      for (const it of rooms) expect(it.items ?? 0).toBeGreaterThanOrEqual(0)
    }
  })

  it('is shown with a motion for every event', () => {
    for (const { before, steps } of all.slice(0, 60)) {
      for (const heard of steps.flatMap((step) => step.heard)) {
        expect(motion(heard, before, names).lasts).toBeGreaterThanOrEqual(0)
      }
    }
  })

  it('has everything that can be pressed on the text board, or as an answer of its own', () => {
    for (const { view, offers, seat } of questions(records)) {
      const pressed = idsIn(textBoard(picture(view), [seat], names))
      for (const offer of offers) {
        const touches = offer.touches
        const parts = touches.map((touch) => part(touch, view, { choice: offer.choice, touches }))
        for (const { ids } of parts) {
          const onBoard = ids.filter((id) => id.startsWith('place:room') || id.startsWith('thing:intruder'))
          if (onBoard.length > 0)
            expect(
              onBoard.some((id) => pressed.has(id)),
              onBoard.join(),
            ).toBe(true)
        }
      }
    }
  })

  it.each(LANGUAGES)('can be told in %s', async (language) => {
    await texts.speak(language)
    let known: Known | null = null
    const lines = steps.flatMap((step) => {
      const before = known
      known = learn(known, step.heard, any)
      return [
        ...log(step.heard, step.told, names, before).map((it) => it.text),
        ...marks(step.heard, step.told, names, before).map((it) => it.text),
      ]
    })
    expect(lines.filter((line) => RUBBISH.test(line))).toEqual([])
    expect(lines.length).toBeGreaterThan(40)
    const views = records.filter((it) => isTable(it)).filter((_, n) => n % 25 === 0)
    for (const { view: now } of views) {
      const board = textBoard(picture(now), now.own, names)
      expect(
        JSON.stringify(board.map(({ title, items }) => [title, items.map(({ text }) => text)])),
      ).not.toMatch(/nemesis-|undefined|NaN|⟨/)
      for (const id of idsIn(board)) {
        const told = explain(id, now, names)
        if (told) expect([told.title, ...told.lines].join(' ')).not.toMatch(RUBBISH)
      }
    }
    for (const { says } of questions(records).slice(0, 80)) {
      expect(says.map((text) => tell(text, names)).filter((text) => RUBBISH.test(text))).toEqual([])
    }
  })
})
