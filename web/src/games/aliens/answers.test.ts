/** Every question of the rules is answered on the table and in the panel. */

import { describe, expect, test } from 'vitest'
import type { Choice, Touch } from '../../types/aliens'
import { Choosing } from '../../table/question/choosing.svelte'
import type { GameClient, Offer } from '../game'
import { deed, endsTurn, heading, isDecided, part } from './answers'
import { EXAMPLE } from './example'
import { QUESTIONS, type Question } from './questions'

const SQUARE = { board: 1, column: 2, row: 6 }
const DOOR = { square: { board: 1, column: 9, row: 2 }, facing: 'east' as const }
const square: Touch[] = [{ touch: 'square', square: SQUARE }]
const hicks: Touch[] = [{ touch: 'character', character: 'hicks' }]
const steady: Touch[] = [{ touch: 'hand-card', card: 'steady' }]

/** An answer to every question there is, with what the rules say that it touches; one that is missing does not compile. */
const ANSWERS: {
  [Name in Question]: [answer: Extract<Choice, { question: Name }>['answer'], touches: Touch[]]
} = {
  'hero-choice': ['hicks', hicks],
  'team-choice': ['hicks', hicks],
  preparation: [{ 'put-on': { card: 'steady', on: 'hicks' } }, [...steady, ...hicks]],
  'gun-placing': [SQUARE, square],
  'gun-facing': ['north', []],
  'hero-placing': [SQUARE, square],
  'grunt-placing': [{ character: 'hicks', square: SQUARE }, [...hicks, ...square]],
  'new-hero': [{ take: { character: 'hicks' } }, hicks],
  'first-player': [{ token: { to: 2 } }, [{ touch: 'player', seat: 2 }]],
  'hero-order': [{ activate: { character: 'hicks' } }, hicks],
  'remaining-grunt': [{ activate: { character: 'hicks', by: 2 } }, [...hicks, { touch: 'player', seat: 2 }]],
  'grunt-order': [{ activate: { character: 'hicks' } }, hicks],
  'next-ability': [{ use: { ability: 'hicks-hero-draw' } }, []],
  'equip-step': [{ equip: { card: 'steady', on: 'hicks' } }, [...steady, ...hicks]],
  'next-action': [
    { attack: { weapon: 'm41a-pulse-rifle' } },
    [{ touch: 'equipped-card', character: 'hicks', card: 'm41a-pulse-rifle' }],
  ],
  'next-step': [{ to: { square: SQUARE } }, square],
  'weapon-question': ['m41a-pulse-rifle', []],
  'target-choice': [SQUARE, square],
  'spare-choice': ['characters', []],
  reroll: [{ with: { card: 'steady' } }, steady],
  'blast-reroll': [{ with: { card: 'steady' } }, steady],
  'full-auto': [{ at: { square: SQUARE } }, square],
  'grenade-offer': [{ at: { square: SQUARE } }, square],
  'seal-question': [{ door: { door: DOOR } }, [{ touch: 'door', door: DOOR }]],
  'draw-more': ['draw', [{ touch: 'endurance-deck' }]],
  'recover-more': ['exhausted', [{ touch: 'exhaust-pile' }]],
  'search-choice': ['steady', []],
  'gear-choice': ['tactical-armour', []],
  pull: [{ character: { character: 'hicks' } }, hicks],
  'pull-square': [SQUARE, square],
  scan: ['a', square],
  'crate-equip': [{ equip: { card: 'steady' } }, steady],
  'put-back': ['top', [{ touch: 'tracker-deck' }]],
  'last-put-back': ['top', [{ touch: 'tracker-deck' }]],
  'react-window': [{ play: { play: { event: 'steady', on: 'hicks' } } }, [...steady, ...hicks]],
  'stand-up-order': ['hicks', hicks],
  captor: [SQUARE, square],
  'alien-order': [SQUARE, square],
  'route-choice': [SQUARE, square],
  'shooter-order': ['hicks', hicks],
  'defensive-shot': [{ fire: { weapon: 'm41a-pulse-rifle' } }, []],
  victim: ['hicks', hicks],
  'board-order': ['south-lock', []],
  'blip-order': [SQUARE, square],
  'signal-hero': ['hicks', hicks],
  'signal-point': ['one', square],
  'nearest-point': ['one', square],
  'tunnel-square': [SQUARE, square],
  'blip-square': [SQUARE, square],
  'extra-alien-square': [SQUARE, square],
  'saved-card': ['steady', []],
}

const NAMES = Object.keys(ANSWERS) as Question[]

/** The two answers to this question are no place and no thing: the panel alone has them. */
const PANEL_ONLY: readonly Question[] = ['spare-choice']

const offered = (choice: Choice, touches: Touch[] = []): Offer => ({
  choice,
  touches,
  costs: [],
  gives: [],
  'is-final': false,
  forgoes: false,
})
const sample = (question: Question): Offer => {
  const [answer, touches] = ANSWERS[question]
  return offered({ question, answer } as Choice, touches)
}

/** As much of the client as an answer is put together with. */
const GAME = { part, deed } as unknown as GameClient

function asked(...offers: Offer[]): { choosing: Choosing; given: Offer[] } {
  const given: Offer[] = []
  const choosing = new Choosing(({ offer }) => given.push(offer))
  choosing.offer(
    GAME,
    EXAMPLE,
    offers,
    offers.map(() => ['', {}]),
  )
  return { choosing, given }
}

describe('every question of the rules', () => {
  test('has an answer here', () => {
    expect(NAMES).toHaveLength(51)
    expect(NAMES.sort()).toEqual(Object.keys(QUESTIONS).sort())
  })

  test.each(NAMES.filter((name) => !PANEL_ONLY.includes(name)))('%s is answered on the table', (name) => {
    const wanted = sample(name)
    const other = offered({ question: 'react-window', answer: 'pass' })
    const { choosing, given } = asked(wanted, other)
    const [id] = choosing.possible[0]?.parts[0]?.ids ?? []

    expect(choosing.isLit(id ?? '')).toBe(true)
    choosing.press(id ?? '')

    expect(given).toEqual([wanted])
  })

  test.each(NAMES)('%s is answered in the panel', (name) => {
    const wanted = sample(name)
    const { choosing, given } = asked(wanted, offered({ question: 'react-window', answer: 'pass' }))
    const entry = choosing.entries.find(({ possible }) => possible.some(({ offer }) => offer === wanted))

    if (entry) choosing.choose(entry)

    expect(given).toEqual([wanted])
  })
})

describe('what is pressed', () => {
  test('an enemy stands for its square', () => {
    const { choosing, given } = asked(
      sample('target-choice'),
      offered({ question: 'full-auto', answer: 'stop' }),
    )

    choosing.press('thing:enemy:3')

    expect(given.map(({ choice }) => choice)).toEqual([{ question: 'target-choice', answer: SQUARE }])
  })

  test('a hero stands for who plays them', () => {
    const to = (seat: number): Offer =>
      offered({ question: 'first-player', answer: { token: { to: seat } } }, [{ touch: 'player', seat }])
    const { choosing, given } = asked(to(1), to(2))

    choosing.press('thing:character:ripley')

    expect(given).toEqual([to(2)])
  })

  test('two answers without a place are two lines', () => {
    const spared = (answer: 'characters' | 'nobody'): Offer => offered({ question: 'spare-choice', answer })
    const { choosing } = asked(spared('characters'), spared('nobody'))

    expect(choosing.entries).toHaveLength(2)
  })

  test('every door to be barricaded is one line until one is chosen', () => {
    const barricade = (column: number): Offer => {
      const door = { ...DOOR, square: { ...DOOR.square, column } }
      const answer = { barricade: { barrier: { door: { door } } } }
      return offered({ question: 'next-action', answer }, [{ touch: 'door', door }])
    }
    const move = offered({ question: 'next-action', answer: 'move' })
    const { choosing, given } = asked(move, barricade(5), barricade(9))

    expect(choosing.entries.map(({ key }) => key)).toEqual(['deed:move', 'deed:barricade'])
    choosing.press('place:door:1-9-2-east')

    expect(given).toEqual([barricade(9)])
  })
})

describe('the end of what is going on', () => {
  const ends: Choice[] = [
    { question: 'next-action', answer: 'end' },
    { question: 'next-step', answer: 'stop' },
    { question: 'equip-step', answer: 'done' },
    { question: 'preparation', answer: 'done' },
    { question: 'grunt-order', answer: 'nobody' },
  ]

  test.each(ends)('$question: $answer has a button of its own', (choice) => {
    expect(endsTurn(offered(choice))).toBe(true)
  })

  test('an Action has none', () => {
    expect(endsTurn(offered({ question: 'next-action', answer: 'move' }))).toBe(false)
  })

  const onBoard = { isNamed: false, presses: 1, isOrder: false }
  const inPanel = { isNamed: true, presses: 0, isOrder: false }

  test('a step is pressed once, unless it gives something up', () => {
    const stop = offered({ question: 'next-step', answer: 'stop' })

    expect(isDecided(stop, onBoard)).toBe(true)
    expect(isDecided({ ...stop, forgoes: true }, onBoard)).toBe(false)
  })

  test('an Action is pressed once where its price stands on it, and twice on the board', () => {
    const rest = offered({ question: 'next-action', answer: 'rest' })

    expect(isDecided(rest, inPanel)).toBe(true)
    expect(isDecided(rest, onBoard)).toBe(false)
  })

  test('a defeat is pressed twice', () => {
    const fire = {
      ...sample('full-auto'),
      costs: [{ what: 'defeat', n: 1 }],
    }

    expect(isDecided(fire, inPanel)).toBe(false)
    expect(isDecided({ ...fire, costs: [] }, inPanel)).toBe(true)
  })

  test('an attack is decided once both the enemy and the Weapon are pressed, and a Move never', () => {
    const aimed = { isNamed: false, presses: 2, isOrder: true }
    const attack = offered({
      question: 'next-action',
      answer: { attack: { weapon: 'm41a-pulse-rifle' } },
    } as Choice)

    expect(isDecided(attack, aimed)).toBe(true)
    expect(isDecided(attack, { ...aimed, presses: 1 })).toBe(false)
    expect(isDecided(offered({ question: 'next-action', answer: 'move' }), aimed)).toBe(false)
  })
})

test('once a card is chosen, the question is whom it goes to', () => {
  const [card, whom] = asked(sample('preparation')).choosing.possible[0]?.parts ?? []
  if (!card || !whom) throw new Error('a card and somebody')

  expect(heading([], [card], ['aliens-asks-preparation', {}])).toEqual(['aliens-asks-preparation', {}])
  expect(heading([card], [whom], null)?.[0]).toBe('aliens-table-heading-whom')
})

test('an Alien on two tokens is three of them', () => {
  const [text, args] = part({ touch: 'square', square: SQUARE }, EXAMPLE, sample('target-choice')).label

  expect([text, args['n']]).toEqual(['aliens-table-enemy-at', 3])
})
