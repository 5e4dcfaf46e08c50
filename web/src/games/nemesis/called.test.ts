// @vitest-environment happy-dom
/** Questions and answers call things what they are called at the table. */

import { beforeAll, describe, expect, it } from 'vitest'
import { tell, texts, type Text } from '../../texts/texts.svelte'
import { picture, type Traded } from './adapter'
import { elsewhere } from './answers'
import { call } from './called'
import { consequence } from './consequences'
import { example } from './example'

const names = (seat: number): string => ['Maja', 'Vega'][seat - 1] ?? ''
const knife: Traded = { goods: { item: { item: 'knife', back: 'starting' } } as never, back: null }
const corpse: Traded = { goods: { object: 'blue-corpse' }, back: null }
const plain = example()
const traded = (offered: Traded | null, back: Traded | null = null) =>
  example({ scratch: { ...plain.scratch, offered, 'in-return': back } })

beforeAll(async () => {
  await texts.need('ui')
  await texts.need('nemesis')
  await texts.speak('en')
})

describe('a question about a trade', () => {
  const reply: Text = ['nemesis-asks-trade-reply', { from: { seat: 2 } }]
  const agreement: Text = ['nemesis-asks-trade-agreement', { to: { seat: 2 } }]

  it('names what is offered, and what for', () => {
    expect(tell(call(reply, traded(corpse)), names)).toBe(
      'Vega offers you: the blue corpse. What do you say?',
    )
    expect(tell(call(agreement, traded(corpse, corpse)), names)).toContain('in return: the blue corpse')
  })

  it('stays as it is for whoever does not see the goods', () => {
    const hidden: Traded = { goods: null, back: 'red' }
    expect(call(reply, traded(hidden))[0]).toBe('nemesis-asks-trade-reply')
  })

  it('tells under the answer what the thing does', () => {
    const choice = { question: 'trade-reply', answer: 'accept' }
    const offer = { choice, touches: [], costs: [], gives: [], 'is-final': false }
    expect(consequence(offer, traded(corpse), 1, names)).toBe('')
    expect(consequence(offer, traded(knife), 1, names)).not.toBe('')
  })
})

describe('a step', () => {
  it('is called by the room that it leads to', () => {
    const at = plain.players.find(({ seat }) => seat === plain.turn.seat)?.whereabouts
    const room = at?.whereabouts === 'room' ? at.room : 0
    const corridors = plain.corridors.filter(({ passage }) => passage.room === room)
    expect(corridors.length).toBeGreaterThan(0)
    const says: Text = ['nemesis-answer-turn-careful-move', { corridor: corridors[0]?.passage.corridor ?? 0 }]
    expect(tell(call(says, plain), names)).toMatch(/^Careful Movement.*(Room \d+|[A-Z])/)
  })

  it('to a room far away is impossible, and it is said why', () => {
    const pass = {
      choice: { question: 'turn', answer: 'pass' },
      touches: [],
      costs: [],
      gives: [],
      'is-final': true,
    }
    expect(elsewhere('place:room:1', [pass])).toBe('A corridor has to join this room with yours.')
    expect(elsewhere('place:room:1', [])).toBeNull()
  })
})

describe('the end', () => {
  it('is no phase, and nothing is a secret any more', () => {
    const over = picture(example({ ending: 'jumped' as never }))
    expect(over.phase).toBeNull()
    expect(over.rooms.some(({ isSecret }) => isSecret)).toBe(false)
    expect(picture(plain).phase).not.toBeNull()
  })
})
