/** How answers fall into parts, so that rooms, cards and figures can be pressed in any order. */

import { beforeAll, describe, expect, it } from 'vitest'
import { Choosing } from '../../table/question/choosing.svelte'
import { tell, texts, type Text } from '../../texts/texts.svelte'
import type { GameClient, Offer } from '../game'
import { deed, endsTurn, heading, isDecided, part } from './answers'
import { example } from './example'
import type { Action, Aim, Choice, Touch } from '../../types/nemesis'

const view = example()
const offer = (answer: Action, touches: Touch[]): Offer => ({
  choice: { question: 'turn', answer },
  touches,
  costs: [],
  gives: [],
  'is-final': false,
})

const way = (room: number, at: number, corridor: number): Touch[] => [
  { touch: 'room', room },
  { touch: 'corridor', passage: { room: at, corridor } },
]

const OFFERS = [
  offer('pass', []),
  offer({ move: { corridor: 1 } }, way(7, 6, 1)),
  offer({ move: { corridor: 3 } }, way(5, 5, 3)),
  offer({ 'careful-move': { corridor: 1 } }, way(7, 6, 1)),
  offer({ shoot: { weapon: 'sawed-off-shotgun', at: { figure: { figure: 0 } } } }, [
    { touch: 'item', item: 'sawed-off-shotgun' },
    { touch: 'figure', figure: 0 },
  ]),
  offer({ melee: { at: { figure: { figure: 0 } } } }, [{ touch: 'figure', figure: 0 }]),
  offer({ play: { card: 'search', aim: { deck: { back: 'green' } } } }, [{ touch: 'card', card: 'search' }]),
  offer({ 'use-room': { aim: 'scan' } }, [{ touch: 'room', room: 6 }]),
  offer({ 'drop-item': { item: { item: 'sawed-off-shotgun', back: 'starting' } } }, [
    { touch: 'item', item: 'sawed-off-shotgun' },
  ]),
  offer({ 'drop-object': { object: 'egg' } }, [{ touch: 'object', what: 'egg' }]),
]

function asked(): { choosing: Choosing; given: unknown[] } {
  const given: unknown[] = []
  const choosing = new Choosing((possible) => given.push(possible.offer.choice))
  const game = { part, deed } as unknown as GameClient
  choosing.offer(game, view, OFFERS, [])
  return { choosing, given }
}

describe('an answer that cannot be taken back', () => {
  const given = (choice: Choice): Offer => ({ choice, touches: [], costs: [], gives: [], 'is-final': true })

  it('is pressed once where it only follows from what was chosen', () => {
    expect(isDecided(given({ question: 'payment', answer: 'rest' }))).toBe(true)
    expect(isDecided(given({ question: 'passing', answer: 'done' }))).toBe(true)
    expect(isDecided(given({ question: 'interruption', answer: 'no' }))).toBe(true)
  })

  it('is pressed twice where it is a decision of its own', () => {
    expect(isDecided(given({ question: 'interruption', answer: 'yes' }))).toBe(false)
    expect(isDecided(given({ question: 'objective-choice', answer: 'quarantine' }))).toBe(false)
    expect(isDecided(given({ question: 'turn', answer: 'pass' }))).toBe(false)
  })
})

beforeAll(() => texts.need('nemesis'))

describe('a corridor', () => {
  const touch: Touch = { touch: 'corridor', passage: { room: 6, corridor: 3 } }
  const label = (aim: Aim): string => {
    const played = offer({ play: { card: 'computer-skills', aim } }, [touch])
    return part(touch, view, played).label[0]
  }

  it('is called a door where its door is meant', () => {
    expect(label({ door: { corridor: 3 } })).toBe('nemesis-answer-doors-of-change')
    expect(label({ demolish: { corridor: 3 } })).toBe('nemesis-answer-doors-of-change')
    expect(label({ way: { corridor: 3 } })).toBe('nemesis-moment-corridor')
  })
})

describe('answers in a turn', () => {
  it('are listed by what is done', () => {
    const { choosing } = asked()
    const keys = choosing.entries.map(
      ({ part: it, possible }) => it?.key ?? (possible[0]?.offer.choice as { answer: Action }).answer,
    )
    expect(keys).toEqual([
      'pass',
      'move:7',
      'move:5',
      'careful-move',
      'shoot:figure:0',
      'figure:0',
      'card:search',
      'use-room',
      'drop',
    ])
  })

  it('call shooting by whom it is aimed at, and drop things where nobody shoots', () => {
    const { choosing } = asked()
    const label = (key: string): string => {
      const entry = choosing.entries.find((it) => it.part?.key === key)
      return entry?.part ? tell(entry.part.label, () => '') : ''
    }
    expect(label('shoot:figure:0')).toMatch(/^Shoot .+ #0$/)
    expect(label('drop')).toBe('Drop …')
    const drop = choosing.entries.find((it) => it.part?.key === 'drop')
    expect(drop?.possible).toHaveLength(2)
    if (drop) choosing.choose(drop)
    expect(choosing.entries.map((it) => it.part?.key)).toEqual(['item:sawed-off-shotgun', 'object:egg'])
  })

  it('ask with what to shoot where there is a choice, and what to do with a weapon', () => {
    const { choosing } = asked()
    choosing.press('thing:hand:0#1')
    const keys = choosing.entries.map((it) => it.part?.key)
    expect(keys).toEqual(['shoot:figure:0', 'drop'])
  })

  it('light the rooms that can be gone to, and the own one for its action', () => {
    const { choosing } = asked()
    for (const room of [5, 6, 7]) expect(choosing.isLit(`place:room:${room}`)).toBe(true)
    expect(choosing.isLit('place:room:11')).toBe(false)
  })

  it('are given by a room that only one way leads to, and asked on where two do', () => {
    const one = asked()
    one.choosing.press('place:room:5')
    expect(one.given).toEqual([OFFERS[2]?.choice])
    const two = asked()
    two.choosing.press('place:room:7')
    expect(two.given).toEqual([])
    expect(two.choosing.entries.map(({ part: it }) => it?.key)).toEqual(['move', 'careful-move'])
  })

  it('find a weapon in the hand and either copy of a card', () => {
    const { choosing } = asked()
    expect(choosing.isLit('thing:hand:0#1')).toBe(true)
    expect(choosing.isLit('thing:card:search#1')).toBe(true)
  })

  it('know the one that ends the turn, and what is asked next', () => {
    expect(OFFERS.filter(endsTurn)).toEqual([OFFERS[0]])
    const move = part(OFFERS[3]?.touches[1], view, OFFERS[3] ?? { choice: null, touches: [] })
    expect(heading([move], [], null)?.[0]).toBe('nemesis-table-heading-where')
    expect(heading([], [], ['asks', {}])).toEqual(['asks', {}])
  })

  it('name in the next question what was chosen, whatever it is called by', () => {
    const pod = { key: 'pod:1', ids: [], label: ['pod', {}] as Text, rank: 4 }
    const asks = (label: Text): string =>
      tell(heading([{ ...pod, label }], [pod], null) ?? ['', {}], () => 'Vega')

    expect(asks(['nemesis-table-part-use-room', { room: 'nemesis-room-nest' }])).toBe(
      'Use the room: Nest: where?',
    )
    expect(asks(['nemesis-table-part-person', { seat: { seat: 2 } }])).toBe('Vega: where?')
    expect(asks(['nemesis-action-card-order', {}])).toBe('Order: where?')
  })
})
