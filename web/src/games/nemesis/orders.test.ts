/** An action and its payment are one order where there is only one way to pay. */

import { expect, test } from 'vitest'
import type { Action, ActionCard, Choice, View } from '../../types/nemesis'
import type { Offer } from '../game'
import { orders } from './orders'

const view = (actions: ActionCard[]): View =>
  ({
    own: [1],
    asked: [1],
    players: [
      { seat: 1, hand: { count: actions.length, cards: { actions, contamination: 0, scanned: null } } },
    ],
  }) as unknown as View

const turn = (answer: Action, cards: number): Offer => ({
  choice: { question: 'turn', answer } satisfies Choice,
  touches: [],
  costs: cards > 0 ? [{ what: 'cards', n: cards }] : [],
  gives: [],
  'is-final': false,
})
const MOVE: Action = { move: { corridor: 1 } }
const pays = (card: ActionCard): Choice => ({ question: 'payment', answer: card })

test('the last card pays for a move without a further press', () => {
  const offer = turn(MOVE, 1)

  expect(orders([offer], view(['rest']))).toEqual([{ choices: [offer.choice, pays('rest')], isFinal: true }])
})

test('the whole hand pays, card by card', () => {
  const offer = turn(MOVE, 2)

  expect(orders([offer], view(['rest', 'search']))[0]?.choices).toEqual([
    offer.choice,
    pays('rest'),
    pays('search'),
  ])
})

test('a card that is played does not pay for itself', () => {
  const offer = turn({ play: { card: 'rest', aim: 'none' as never } }, 2)

  expect(orders([offer], view(['rest', 'search']))[0]?.choices).toEqual([offer.choice, pays('search')])
})

test('where it matters which card is given up, one is asked', () => {
  expect(orders([turn(MOVE, 1)], view(['rest', 'search']))).toEqual([])
})

test('what costs nothing is no order', () => {
  expect(orders([turn(MOVE, 0), turn('pass', 0)], view(['rest']))).toEqual([])
})
