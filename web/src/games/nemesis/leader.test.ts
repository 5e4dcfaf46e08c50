// @vitest-environment happy-dom
/** Whoever leads the intruders reads what their cards do, wherever they look. */

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { idsIn } from '../../board/in-words'
import { LANGUAGES } from '../../texts/languages'
import { tell, texts, type Text } from '../../texts/texts.svelte'
import type { Offer } from '../game'
import type { Choice } from '../../types/nemesis'
import { picture } from './adapter'
import { deed, endsTurn } from './answers'
import { call } from './called'
import { consequence, several } from './consequences'
import { example } from './example'
import { explain } from './explain'
import { ids } from './ids'
import { WAYS } from './layouts/layouts'
import { textBoard } from './textboard'
import { INTRUDER_CARDS } from './content'

const names = (seat: number): string => ['Maja', 'Vega'][seat - 1] ?? ''
const LED = example({
  intruders: {
    seat: 1,
    'is-in-charge': true,
    deck: 6,
    hand: 2,
    cards: ['pursuit-three', 'metamorphosis-one'],
    discard: [],
  },
})
const offer = (choice: Choice): Offer => ({ choice, touches: [], costs: [], gives: [], 'is-final': false })

beforeAll(async () => {
  await texts.need('ui')
  await texts.need('nemesis')
})

beforeEach(() => texts.speak('en'))

describe('whoever leads the intruders', () => {
  it('is known by it, and by how many cards they hold', () => {
    expect(picture(LED).characters.map(({ leads }) => leads)).toEqual([2, null])
  })

  it('finds the three uses of a card in its explanation and on the text board', () => {
    const board = textBoard(picture(LED), [1], names)

    expect(explain(ids.laid('pursuit-three'), LED, names)?.lines).toEqual([
      'Moves through corridor 3',
      'Attacks with one of 2 cards',
      'A character of your choice that is not in combat makes a noise roll.',
    ])
    expect(idsIn(board)).toContain(ids.laid('pursuit-three'))
    expect(JSON.stringify(board)).toContain('moves through corridor 3')
  })

  it('reads under an answer what it does', () => {
    const uses: Choice = { question: 'intruder-turn', answer: { effect: { card: 'metamorphosis-one' } } }
    const chooses: Choice = { question: 'attack-choice', answer: 'bite-four' }

    expect(consequence(offer(uses), LED, 1, names)).toMatch(/^As the event Eclosion\. .+/)
    expect(consequence(offer(chooses), LED, 1, names)).toMatch(/wound/)
  })

  it.each(LANGUAGES)('reads all of it in %s', async (language) => {
    await texts.speak(language)

    for (const card of INTRUDER_CARDS) {
      const told = explain(ids.laid(card), LED, names)?.lines.join(' ') ?? ''
      expect(told).not.toMatch(/nemesis-|undefined|[{}]/)
      expect(told.length).toBeGreaterThan(30)
    }
  })

  it('reads of a card what it can be used for, not how many answers that makes', () => {
    const card = 'pursuit-three'
    const moves: Choice = { question: 'intruder-turn', answer: { move: { card, figure: 1, corridor: 3 } } }
    const attacks: Choice = { question: 'intruder-turn', answer: { attack: { card, figure: 1, on: 2 } } }

    expect(several([offer(moves), offer(attacks)], LED, 1)).toMatch(
      /^moves through corridor 3 · attacks with/i,
    )
    expect(deed(offer(moves))?.label[0]).toBe('nemesis-table-part-lead-move')
  })

  it('is told that an intruder moves, and to which room', () => {
    const [figure] = LED.figures
    const way = WAYS.basic.find((it) => it.room === figure?.room || it.other === figure?.room)
    const says: Text = [
      'nemesis-answer-intruder-turn-move',
      {
        card: 'nemesis-intruder-action-card-pursuit-three',
        figure: figure?.id ?? 0,
        corridor: way?.number ?? 0,
      },
    ]
    expect(tell(call(says, LED), names)).toMatch(/^Pursuit.*: .+ #\d+ moves to .+/)
  })

  it('passes with the button that ends every turn', () => {
    expect(endsTurn(offer({ question: 'intruder-turn', answer: { pass: { keeping: null } } }))).toBe(true)
  })
})
