// @vitest-environment happy-dom
/** The log says what its reader knew when it happened, in as few lines as a person would. */

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tell, texts, type Text } from '../../texts/texts.svelte'
import type { Heard } from '../../types/nemesis'
import { call } from './called'
import { example } from './example'
import { knownAfter, type Known } from './known'
import { intruderLabel } from './labels'
import { log, marks } from './log'
import { goesOn } from './retold'

const names = (seat: number): string => ['Maja', 'Vega'][seat - 1] ?? ''
const PRINTED: Known = { rooms: new Map([[11, 'hibernatorium']]), figures: new Map() }

const MOVED: Heard = { event: 'moved', seat: 1, from: 11, to: 8 }
const EXPLORED: Heard = {
  event: 'room-explored',
  seat: 1,
  number: 8,
  room: 'nest',
  token: 'silence-one',
  items: 1,
}
const APPEARED: Heard = { event: 'intruder-appeared', figure: 3, kind: 'adult', room: 8 }

/** An event as the server tells it: its key, and what it is about as arguments. */
function told({ event, ...args }: Heard): Text {
  const about = args as Text[1]
  const seat: Text[1] = 'seat' in args ? { seat: { seat: args.seat } } : {}
  return [`nemesis-heard-${event}`, { ...about, ...seat }]
}

const lines = (heard: Heard[], known: Known | null = PRINTED): string[] =>
  log(heard, heard.map(told), names, known).map(({ text }) => text)

beforeAll(async () => {
  await texts.need('ui')
  await texts.need('nemesis')
})
beforeEach(() => texts.speak('en'))

describe('a room in the log', () => {
  it('has no name before it is explored', () => {
    expect(lines([MOVED])).toEqual(['Maja moves from room 11 (Hibernatorium) to room 8.'])
  })

  it('has its name in the moment in which it is explored, and after it', () => {
    const explored = lines([MOVED, EXPLORED])
    const later = lines([{ event: 'danger-came', room: 8 }], knownAfter(PRINTED, EXPLORED))

    expect(explored[0]).toBe('Maja moves from room 11 (Hibernatorium) to room 8 (Nest).')
    expect(later).toEqual(['Danger in room 8 (Nest).'])
  })

  it('has its name for whoever has looked at it, and for nobody else', () => {
    const looked = (shown: { tile: 'nest' } | null): Known =>
      knownAfter(PRINTED, { event: 'looked', seat: 1, sight: { sight: 'tile', room: 8 }, shown })

    expect(lines([MOVED], looked({ tile: 'nest' }))[0]).toContain('room 8 (Nest)')
    expect(lines([MOVED], looked(null))[0]).toContain('room 8.')
  })
})

describe('what mattered', () => {
  it('is told in the order in which it happened, however much each thing weighs', () => {
    const last: Heard[] = [
      { event: 'event-drawn', card: 'malfunction' },
      { event: 'died', seat: 1, room: 11 },
      { event: 'ship-jumped' },
    ]

    const mattered = marks(last, last.map(told), names, PRINTED)

    expect(mattered.map(({ icon }) => icon)).toEqual(['event', 'serious-wound', 'jump'])
  })
})

describe('cards that are paid', () => {
  const DECLARED: Heard = { event: 'declared', seat: 1, action: { 'use-room': { aim: 'nothing' } } }
  const paid = (card: 'search' | 'rest' | 'demolition'): Heard => ({
    event: 'card-discarded',
    seat: 1,
    card,
  })
  const COST = [paid('search'), paid('rest'), paid('demolition')]

  it.each([
    ['en', 'Maja pays with Search, Rest, and Demolition.'],
    ['ru', 'Maja платит картами «Поиск», «Отдых» и «Разрушение».'],
    ['uk', 'Maja платить картами «Пошук», «Відпочинок» і «Руйнування».'],
    ['pl', 'Maja płaci kartami „Przeszukanie”, „Odpoczynek” i „Demolka”.'],
  ] as const)('are one line in %s', async (language, line) => {
    await texts.speak(language)

    expect(lines([DECLARED, ...COST])[1]).toBe(line)
    expect(lines([DECLARED, ...COST])).toHaveLength(2)
  })

  it('belong to the declaration, each of them, and what somebody else discards does not', () => {
    expect(goesOn([DECLARED], [paid('search')])).toBe(true)
    expect(goesOn([DECLARED, paid('search')], [paid('rest'), MOVED])).toBe(true)
    expect(goesOn([DECLARED], [{ event: 'card-discarded', seat: 2, card: 'rest' }])).toBe(false)
    expect(goesOn([MOVED], [paid('rest')])).toBe(false)
  })

  it('are discarded where nothing was declared, contamination with them', () => {
    const passing = lines([paid('rest'), { event: 'contamination-discarded', seat: 1 }])

    expect(passing).toEqual(['Maja discards Rest and 1 contamination card.'])
  })
})

describe('an intruder in the log', () => {
  const known = knownAfter(PRINTED, APPEARED)

  it('is called what it is called on the board', () => {
    const shot: Heard = {
      event: 'declared',
      seat: 1,
      action: { shoot: { weapon: 'rifle', at: { figure: { figure: 3 } } } },
    }
    const args = { seat: 'Maja', 'action-at-figure': 3, 'action-weapon': 'nemesis-item-rifle' }
    const [line] = log([shot], [['nemesis-heard-declared', args]], names, known)

    expect(line?.text).toBe('Maja shoots at Adult #3: Rifle.')
    expect(intruderLabel({ id: 3, kind: 'adult', room: 8, injuries: 0 })).toBe('Adult #3')
    expect(lines([{ event: 'injured', figure: 3, injuries: 2 }], known)).toEqual([
      'Adult #3 suffers 2 injuries.',
    ])
  })

  it('is called what it was before another got its number', () => {
    const moment: Heard[] = [
      { event: 'injured', figure: 3, injuries: 1 },
      { event: 'intruder-vanished', figure: 3, kind: 'adult' },
      { event: 'intruder-appeared', figure: 3, kind: 'larva', room: 8 },
      { event: 'injured', figure: 3, injuries: 1 },
    ]
    const told = lines(moment, known)

    expect(told[0]).toBe('Adult #3 suffers 1 injury.')
    expect(told[3]).toBe('Larva #3 suffers 1 injury.')
  })
})

describe('an answer', () => {
  it('names the room and the intruder that it is about, as the board does', () => {
    const view = example()
    const says: Text = ['nemesis-answer-turn-melee', { at: 'nemesis-target-figure', 'at-figure': 0 }]

    expect(tell(call(says, view), names)).toBe('Strike at intruder #0 (Adult)')
    expect(call(['', { 'aim-room': 11 }], view)[1]['aim-room']).toBe('11 (Hibernatorium)')
    expect(call(['', { 'aim-room': 2 }], view)[1]['aim-room']).toBe(2)
  })
})
