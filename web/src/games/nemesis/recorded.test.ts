// @vitest-environment happy-dom
/** Real games: the picture follows every event, and all of it can be told in every language. */

import { beforeAll, describe, expect, it } from 'vitest'
import { idsIn } from '../../board/in-words'
import { LANGUAGES } from '../../texts/languages'
import { tell, texts } from '../../texts/texts.svelte'
import { bursts, GAMES, isTable, questions, recorded, stepsOf } from '../../../tests/fixtures/nemesis'
import type { View } from '../../types/nemesis'
import { picture } from './adapter'
import { part } from './answers'
import { apply } from './apply'
import { settled } from './changes/carried'
import { explain } from './explain'
import { learn, type Known } from './known'
import { log, marks } from './log'
import { motion } from './motion'
import { textBoard } from './textboard'

const names = (seat: number): string => ['Maja', 'Тарас', 'Vega', 'Олена', 'Jan'][seat - 1] ?? ''
/** A key that was not found, a variable that was not given, or anything else that is no language. */
const RUBBISH = /nemesis-|undefined|null|NaN|[{}⟨]/

/**
 * What no event tells: an action that has ended is counted with the view that follows, for what no
 * hand is free is asked, not told, and so is where somebody is about to go.
 */
const asFarAsTold = (view: View) => ({ ...picture(view), actionsLeft: 0, incoming: null, goal: null })

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

  it('is followed event by event', () => {
    expect(all.length).toBeGreaterThan(25)
    for (const { before, steps, after } of all) {
      // With the end of the game everything is turned up.
      if (after.ending !== null) continue
      const heard = steps.flatMap((step) => step.heard)
      const followed = heard.reduce(apply, before)
      // Whether a card that was kept unseen with both hands full is heavy, only the view tells.
      const isLight = !after['under-way'].some(({ rule }) => rule === 'hands-full')
      const view = isLight ? settled(followed, { event: 'turn-ended', seat: 0 }) : followed
      expect(asFarAsTold(view), heard.map((it) => it.event).join(', ')).toEqual(asFarAsTold(after))
    }
  })

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

  it('leaves the view before as it was, and is consistent after every event', () => {
    for (const { before, steps } of all.slice(0, 60)) {
      const copy = structuredClone(before)
      steps
        .flatMap((step) => step.heard)
        .reduce((view, heard) => {
          const next = apply(view, heard)
          const { bag, characters, rooms } = picture(next)
          expect(Math.min(bag.blank, ...Object.values(bag.kinds))).toBeGreaterThanOrEqual(0)
          for (const it of characters) expect(it.hand?.length ?? it.cards.hand).toBe(it.cards.hand)
          for (const it of rooms) expect(it.items ?? 0).toBeGreaterThanOrEqual(0)
          return next
        }, before)
      expect(before).toEqual(copy)
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
