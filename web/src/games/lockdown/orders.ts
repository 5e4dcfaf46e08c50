/** An action and its payment are one order where there is only one way to pay. */

import type { Amount, Choice, View } from '../../types/lockdown'
import type { Offer, Order } from '../game'
import { onlyWay, withoutOne } from '../nemesis-kit/paying'

export function orders(offers: Offer[], view: View): Order[] {
  const hand = view.players.find(({ seat }) => view.own.includes(seat) && view.asked.includes(seat))?.hand
  const cards = hand?.cards?.actions
  if (!cards) return []
  return offers.flatMap((offer): Order[] => {
    const { question, answer } = offer.choice as Choice
    if (question !== 'turn' || typeof answer !== 'object') return []
    const played = 'play' in answer ? answer.play.card : null
    const price = ((offer.costs ?? []) as Amount[]).reduce((n, it) => (it.what === 'cards' ? n + it.n : n), 0)
    const payment = onlyWay(withoutOne(cards, played), price - (played === null ? 0 : 1))
    if (payment.length === 0) return []
    const pays = payment.map((card): Choice => ({ question: 'payment', answer: card }))
    // What is paid for is done.
    return [{ choices: [offer.choice, ...pays], isFinal: true }]
  })
}
