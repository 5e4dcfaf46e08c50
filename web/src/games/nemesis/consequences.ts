/** What an answer costs and brings, in a few words: on its target, and under the answer. */

import { say } from '../../texts/texts.svelte'
import type { Offer } from '../game'
import { ATTACK_CARD_PRINTS, CHARACTER_PRINTS } from './content'
import { wordOf } from '../nemesis-kit/parts'
import { deedText } from './deeds'
import { intruderCardUses } from './labels'
import { attackText, cardName, eventText, itemName, itemText, objectiveText } from './names'
import type {
  Action,
  Amount,
  Choice,
  IntruderActionCard,
  IntruderTurnAnswer,
  ItemCard,
  View,
} from '../../types/nemesis'

function cost(amount: Amount): string | null {
  switch (amount.what) {
    case 'cards':
      return say('nemesis-table-cost-cards', { n: amount.n })
    case 'ammo':
      return say('nemesis-table-cost-ammo', { weapon: itemName(amount.weapon), n: amount.n })
    default:
      return null
  }
}

function brings(amount: Amount, seatName: (seat: number) => string): string | null {
  switch (amount.what) {
    case 'light-wounds':
      return say('nemesis-table-brings-light-wounds', { seat: seatName(amount.seat), n: amount.n })
    case 'contamination':
      return say('nemesis-table-brings-contamination', { seat: seatName(amount.seat), n: amount.n })
    case 'signal':
      return say('nemesis-table-brings-signal')
    default:
      return null
  }
}

const words = (some: (string | null)[]): string => some.filter((it) => it !== null).join(' · ')

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

/** What a card of the intruders does when it is used like this. */
function ofIntruders(answer: IntruderTurnAnswer): string {
  if ('move' in answer || 'pass' in answer) return ''
  if ('attack' in answer) return intruderCardUses(answer.attack.card).attack
  const { card } = 'pursue' in answer ? answer.pursue : 'heal' in answer ? answer.heal : answer.effect
  return intruderCardUses(card).effect
}

export function consequence(
  offer: Offer,
  view: View,
  me: number,
  seatName: (seat: number) => string,
): string {
  const choice = offer.choice as Choice
  // Whom to be is chosen by the weapon and the cards that come with it.
  if (choice.question === 'draft') {
    const { weapon, cards } = CHARACTER_PRINTS[choice.answer]
    return words([itemName(weapon), cards.map(cardName).join(', ')])
  }
  if (choice.question === 'objective-choice') return objectiveText(choice.answer)
  if (choice.question === 'intruder-turn') return ofIntruders(choice.answer)
  if (choice.question === 'attack-choice') return attackText(ATTACK_CARD_PRINTS[choice.answer].attack)
  if (choice.question === 'planned-event') return eventText(choice.answer)
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
  return words([isTwice ? say('nemesis-table-found-twice') : null, itemText(item)])
}

/** What several answers that share a part have in common: their price and what they do, if it is one. */
export function several(offers: Offer[], view: View, me: number): string | null {
  const uses = ofIntruderCard(offers)
  if (uses !== null) return uses
  const does = offers.map((it) => {
    const action = actionOf(it)
    return action === null ? null : deedText(action, view, me)
  })
  const shared = words([common(offers.map(tag)), common(does)])
  return shared === '' ? null : shared
}

/** The three uses of a card of the intruders, while it is open which of them is wanted. */
function ofIntruderCard(offers: Offer[]): string | null {
  const choices = offers.map(({ choice }) => choice as Choice)
  const answers = choices.flatMap((it) => (it.question === 'intruder-turn' ? [it.answer] : []))
  const cards = answers.map((it) => Object.values(it)[0] as { card?: IntruderActionCard })
  const [first] = cards
  const isOne = first?.card !== undefined && cards.every(({ card }) => card === first.card)
  const isOpen = new Set(answers.map(wordOf)).size > 1
  if (!isOne || !isOpen || first.card === undefined) return null
  return words(Object.values(intruderCardUses(first.card)))
}

function common([first, ...others]: (string | null)[]): string | null {
  return first !== undefined && others.every((it) => it === first) ? first : null
}
