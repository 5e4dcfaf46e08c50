// @vitest-environment happy-dom
/** The log says what its reader knew when it happened, in as few lines as a person would. */

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tell, texts, type Text } from '../../texts/texts.svelte'
import type { Card, Heard } from '../../types/nemesis'
import type { Line, Sentence } from '../../types/protocol'
import { call } from './called'
import { example } from './example'
import { knownAfter, type Known } from './known'
import { intruderLabel } from './labels'
import { log, marks } from './log'

const names = (seat: number): string => ['Maja', 'Vega'][seat - 1] ?? ''
const PRINTED: Known = { rooms: new Map([[11, 'hibernatorium']]) }

const MOVED: Heard = { heard: 'moved', seat: 1, from: 11, to: 8 }
const EXPLORED: Heard = {
  heard: 'room-explored',
  seat: 1,
  number: 8,
  room: 'nest',
  effect: 'silence',
  items: 0,
}

/** The arguments that are words, and the types of the words. */
const WORDS: Record<string, string> = {
  by: 'cause',
  card: 'attack-card',
  kind: 'intruder',
  occasion: 'occasion',
  result: 'endurance',
  token: 'intruder-token',
}

/** An event as the server tells it: its key, what it is about as arguments, and how its line stands. */
function told({ heard: event, ...args }: Heard, line?: Line): Sentence {
  const about = ([name, value]: [string, unknown]): [string, Text[1][string]][] => {
    if (name === 'seat') return [[name, { seat: value as number }]]
    const word = WORDS[name]
    if (word !== undefined) return [[name, `nemesis-${word}-${String(value)}`]]
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([part, it]) => about([`${name}-${part}`, it]))
    return [[name, typeof value === 'number' ? value : String(value ?? 'none')]]
  }
  const how = line === undefined ? {} : { line }
  return [`nemesis-heard-${event}`, Object.fromEntries(Object.entries(args).flatMap(about)), how]
}

/** Each event by itself, or as the server says. */
const lines = (heard: Heard[], known: Known | null = PRINTED, how: (Line | undefined)[] = []): string[] => {
  const sentences = heard.map((it, n) => told(it, how[n]))
  return log(heard, sentences, names, known).map(({ text }) => text)
}

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
    const later = lines(
      [{ heard: 'danger-came', room: 8, 'is-slimed': false }],
      knownAfter(PRINTED, EXPLORED),
    )

    expect(explored[0]).toBe('Maja moves from room 11 (Hibernatorium) to room 8 (Nest).')
    expect(later).toEqual(['Danger in room 8 (Nest).'])
  })

  it('has its name for whoever has looked at it, and for nobody else', () => {
    const looked = (shown: { tile: 'nest' } | null): Known =>
      knownAfter(PRINTED, { heard: 'looked', seat: 1, sight: { sight: 'tile', room: 8 }, shown })

    expect(lines([MOVED], looked({ tile: 'nest' }))[0]).toContain('room 8 (Nest)')
    expect(lines([MOVED], looked(null))[0]).toContain('room 8.')
  })
})

describe('what mattered', () => {
  it('is told in the order in which it happened, however much each thing weighs', () => {
    const last: Heard[] = [
      { heard: 'event-drawn', card: 'malfunction' },
      { heard: 'died', seat: 1, room: 11, by: 'fire' },
      { heard: 'ship-jumped' },
    ]

    const sentences = last.map((it) => told(it))
    const mattered = marks(last, sentences, names, PRINTED)

    expect(mattered.map(({ icon }) => icon)).toEqual(['event', 'serious-wound', 'jump'])
  })
})

describe('cards that are paid', () => {
  const DECLARED: Heard = {
    heard: 'declared',
    seat: 1,
    action: { 'use-room': { aim: 'nothing' } },
    to: null,
    against: null,
  }
  const paid = (card: 'search' | 'rest' | 'demolition'): Heard => ({
    heard: 'card-discarded',
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

    const paying = lines([DECLARED, ...COST], PRINTED, [undefined, 'goes-on', 'joins', 'joins'])

    expect(paying[1]).toBe(line)
    expect(paying).toHaveLength(2)
  })

  it('are counted when somebody else draws them, and named to whoever draws them', () => {
    const drawn = (card: Card | null): Heard => ({ heard: 'card-drawn', seat: 1, card })
    const own = [drawn({ action: 'search' }), drawn('unscanned'), drawn({ action: 'rest' })]

    expect(lines([drawn(null), drawn(null)], PRINTED, [undefined, 'joins'])).toEqual(['Maja draws 2 cards.'])
    expect(lines(own, PRINTED, [undefined, 'joins', 'joins'])).toEqual([
      'Maja draws Search, Rest, and 1 contamination card.',
    ])
  })

  it('are discarded where nothing was declared, contamination with them', () => {
    const discarded: Heard[] = [paid('rest'), { heard: 'contamination-discarded', seat: 1 }]
    const passing = lines(discarded, PRINTED, [undefined, 'joins'])

    expect(passing).toEqual(['Maja discards Rest and 1 contamination card.'])
  })
})

describe('an intruder in the log', () => {
  it('is called what it is called on the board', () => {
    const shot: Heard = {
      heard: 'declared',
      seat: 1,
      action: { shoot: { weapon: 'rifle', at: { figure: { figure: 3 } } } },
      to: null,
      against: 'adult',
    }
    const args = {
      seat: 'Maja',
      action: 'nemesis-action-shoot',
      'action-at': 'nemesis-target-figure',
      'action-at-figure': 3,
      'action-weapon': 'nemesis-item-rifle',
      against: 'nemesis-intruder-adult',
    }
    const [line] = log([shot], [['nemesis-heard-declared', args, {}]], names, PRINTED)

    expect(line?.text).toBe('Maja shoots at Adult #3: Rifle.')
    expect(intruderLabel({ id: 3, kind: 'adult', room: 8, injuries: 0 })).toBe('Adult #3')
  })
})

describe('causes and results in the log', () => {
  const CHECKED = {
    heard: 'endurance-shown',
    figure: 3,
    kind: 'adult',
    card: 'bite-four',
    compared: { endurance: 4, 'is-weakened': false, injuries: 2 },
    result: 'holds-on',
  } as const

  it.each([
    ['en', 'Endurance of Adult #3: Bite (4), 4 against 2 injuries: it holds on.'],
    ['ru', 'Живучесть, Взрослый Чужой №3: «Укус (4)», 4 против 2 травм — держится.'],
    ['uk', 'Витривалість, Трутень №3: «Укус (4)», 4 проти 2 поранень — тримається.'],
    ['pl', 'Wytrzymałość, Dorosły nr 3: „Ugryzienie (4)”, 4 przeciw 2 obrażeniom – trzyma się.'],
  ] as const)('tell in %s whether an intruder holds on, and by which numbers', async (language, line) => {
    await texts.speak(language)

    expect(lines([CHECKED])).toEqual([line])
  })

  it('tell what hurt somebody, and that slime turned silence into danger', () => {
    const told = lines([
      { heard: 'light-wound-suffered', seat: 1, by: 'fire' },
      { heard: 'injured', figure: 3, kind: 'adult', injuries: 1, by: 'fire' },
      { heard: 'died', seat: 1, room: 11, by: 'bleeding' },
      { heard: 'danger-came', room: 11, 'is-slimed': true },
    ])

    expect(told).toEqual([
      'Maja suffers a light wound (fire).',
      'Adult #3 suffers 1 injury (fire).',
      'Maja dies in room 11 (Hibernatorium): bleeding.',
      'Slime turns silence into danger in room 11 (Hibernatorium).',
    ])
  })

  it('tell what went into the bag, several tokens in one line', () => {
    const one: Heard = { heard: 'token-added', token: 'adult-two' }
    const two: Heard = { heard: 'token-added', token: 'adult-three' }

    expect(lines([one])).toEqual(['Into the intruder bag goes Adult 2.'])
    expect(lines([one, two], PRINTED, [undefined, 'joins'])).toEqual([
      'Into the intruder bag go Adult 2 and Adult 3.',
    ])
  })

  it('promise no items in a room that has none', () => {
    const room = { ...EXPLORED, room: 'nest' } as const
    const args = { ...told(room)[1], room: 'nemesis-room-nest', effect: 'nemesis-exploration-silence' }
    const [line] = log([room], [['nemesis-heard-room-explored', args, {}]], names, PRINTED)

    expect(line?.text).toBe('Maja explores room 8: Nest. Silence, nothing to be found.')
  })
})

describe('an answer', () => {
  it('names the room and the intruder that it is about, as the board does', () => {
    const view = example()
    const says: Text = ['nemesis-answer-turn-melee', { at: 'nemesis-target-figure', 'at-figure': 0 }]

    expect(tell(call(says, view), names)).toBe('Strike Adult #0')
    expect(call(['', { 'aim-room': 11 }], view)[1]['aim-room']).toBe('11 (Hibernatorium)')
    expect(call(['', { 'aim-room': 2 }], view)[1]['aim-room']).toBe(2)
  })
})
