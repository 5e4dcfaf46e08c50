/** What an answer costs and brings, in a few words: on its target, and under the answer. */

import { say } from '../../texts/texts.svelte'
import type { Action, Amount, Choice, ItemCard, View } from '../../types/lockdown'
import type { Offer } from '../game'
import { wordOf } from '../nemesis-kit/parts'
import { CHARACTER_PRINTS } from './content'
import { deedText } from './deeds'
import { cardName, itemName, itemText, objectiveText } from './names'

type SeatName = (seat: number) => string

function cost(amount: Amount): string | null {
  switch (amount.what) {
    case 'cards':
      return say('lockdown-table-cost-cards', { n: amount.n })
    case 'ammo':
      return say('lockdown-table-cost-ammo', { weapon: itemName(amount.weapon), n: amount.n })
    default:
      return null
  }
}

function brings(amount: Amount, seatName: SeatName): string | null {
  switch (amount.what) {
    case 'light-wounds':
      return say('lockdown-table-brings-light-wounds', { seat: seatName(amount.seat), n: amount.n })
    case 'contamination':
      return say('lockdown-table-brings-contamination', { seat: seatName(amount.seat), n: amount.n })
    case 'knowledge':
      return say('lockdown-table-brings-knowledge', { seat: seatName(amount.seat), n: amount.knowledge })
    case 'signal':
      return say('lockdown-table-brings-signal')
    default:
      return null
  }
}

const words = (some: (string | null)[]): string => some.filter((it) => it !== null && it !== '').join(' · ')

/** What is done in a turn. */
function actionOf({ choice }: Offer): Action | null {
  const { question, answer } = choice as Choice
  return question === 'turn' ? answer : null
}

/** As in the corner of a card: what is discarded besides the card that is played. */
function price(offer: Offer): string[] {
  const action = actionOf(offer)
  const isPlayed = action !== null && wordOf(action) === 'play'
  return ((offer.costs ?? []) as Amount[])
    .map((it) => (it.what === 'cards' && isPlayed ? { ...it, n: it.n - 1 } : it))
    .filter((it) => !('n' in it) || it.n > 0)
    .map(cost)
    .filter((it) => it !== null)
}

/** What stands on a target: what pressing it costs. */
export function tag(offer: Offer): string | null {
  const costs = words(price(offer))
  return costs === '' ? null : costs
}

export function consequence(offer: Offer, view: View, me: number, seatName: SeatName): string {
  const choice = offer.choice as Choice
  // Whom to be is chosen by the items and the cards that come with it.
  if (choice.question === 'draft') {
    const print = CHARACTER_PRINTS[choice.answer]
    return words([
      print['starting-item'] === null ? null : itemName(print['starting-item']),
      say('lockdown-table-knowledge', { n: print.knowledge }),
      print.cards.map(cardName).join(', '),
    ])
  }
  if (choice.question === 'objective-choice') return objectiveText(choice.answer)
  if (choice.question === 'trade-reply' && choice.answer === 'accept') {
    const goods = view.scratch.offered?.goods
    return goods && 'item' in goods ? itemText(goods.item.item) : ''
  }
  if (choice.question === 'keep-one') return kept(choice.answer, view)
  // What it was paid for was decided before.
  if (choice.question === 'payment') return ''
  const action = actionOf(offer)
  // Where something is aimed at, it was said before; only a room has no other place for it.
  const isSaid = action === null || (offer.touches.length > 1 && wordOf(action) !== 'use-room')
  return words([
    ...price(offer),
    isSaid ? null : deedText(action, view, me),
    ...((offer.gives ?? []) as Amount[]).map((it) => brings(it, seatName)),
  ])
}

/** What an item does that is kept; whoever found two of it is told so. */
function kept({ item }: ItemCard, { scratch }: View): string {
  const isTwice = scratch.found.filter((it) => it?.item === item).length > 1
  return words([isTwice ? say('lockdown-table-found-twice') : null, itemText(item)])
}

/** What several answers that share a part have in common: their price and what they do, if it is one. */
export function several(offers: Offer[], view: View, me: number): string | null {
  const does = offers.map((it) => {
    const action = actionOf(it)
    return action === null ? null : deedText(action, view, me)
  })
  const shared = words([common(offers.map(tag)), common(does)])
  return shared === '' ? null : shared
}

function common([first, ...others]: (string | null)[]): string | null {
  return first !== undefined && others.every((it) => it === first) ? first : null
}
