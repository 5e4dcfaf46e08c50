/** Somebody's cards: deck, hand and discard, and what is known of contamination among them. */

import type { ActionCard, Card, CardsView, ContaminationView, PlayerView } from '../../../types/nemesis'
import { ACTION_CARDS } from '../words'

type Piles = Partial<PlayerView>
type Scan = keyof ContaminationView

const EMPTY: CardsView = { actions: [], contamination: 0, scanned: null }

const rank = (card: ActionCard): number => ACTION_CARDS.indexOf(card)

/** Cards lie in the order in which people sort them. */
const sorted = (cards: ActionCard[]): ActionCard[] => cards.toSorted((a, b) => rank(a) - rank(b))

const sizeOf = (cards: CardsView): number => cards.actions.length + cards.contamination

function withAction(cards: CardsView, card: ActionCard): CardsView {
  return { ...cards, actions: sorted([...cards.actions, card]) }
}

function withoutAction(cards: CardsView, card: ActionCard): CardsView {
  const n = cards.actions.indexOf(card)
  return n < 0 ? cards : { ...cards, actions: cards.actions.toSpliced(n, 1) }
}

function withContamination(cards: CardsView, kind: Scan, n = 1): CardsView {
  const { scanned } = cards
  return {
    ...cards,
    contamination: Math.max(0, cards.contamination + n),
    scanned: scanned && { ...scanned, [kind]: Math.max(0, scanned[kind] + n) },
  }
}

/** The first of some kinds that a pile has. */
const kindIn = (cards: CardsView | null, kinds: Scan[]): Scan =>
  kinds.find((it) => (cards?.scanned?.[it] ?? 0) > 0) ?? 'unscanned'

/** When a deck has run out, what was discarded is the new one. */
function renewed(it: PlayerView): PlayerView {
  if (it.deck.count > 0) return it
  const { scanned } = it.discard
  return {
    ...it,
    deck: { ...it.deck, count: sizeOf(it.discard) },
    discard: { ...EMPTY, scanned: scanned && { unscanned: 0, infected: 0, clean: 0 } },
  }
}

/** The top card of the deck comes into the hand; others see only that. */
export function drawn(player: PlayerView, card: Card | null): Piles {
  const it = renewed(player)
  const { cards } = it.hand
  return {
    deck: { ...it.deck, count: Math.max(0, it.deck.count - 1) },
    discard: it.discard,
    hand: { count: it.hand.count + 1, cards: cards && card ? taken(cards, card) : cards },
  }
}

function taken(cards: CardsView, card: Card): CardsView {
  if (typeof card === 'string') return withContamination(cards, card)
  return 'action' in card ? withAction(cards, card.action) : withContamination(cards, card.scanned)
}

export function discarded(it: PlayerView, card: ActionCard): Piles {
  const { cards } = it.hand
  return {
    hand: { count: Math.max(0, it.hand.count - 1), cards: cards && withoutAction(cards, card) },
    discard: withAction(it.discard, card),
  }
}

export function contaminationDiscarded(it: PlayerView): Piles {
  const { cards } = it.hand
  const kind = kindIn(cards, ['unscanned', 'clean', 'infected'])
  return {
    hand: { count: Math.max(0, it.hand.count - 1), cards: cards && withContamination(cards, kind, -1) },
    discard: withContamination(it.discard, kind),
  }
}

export const contaminated = (it: PlayerView): Piles => ({
  discard: withContamination(it.discard, 'unscanned'),
})

/** A card of the deck is turned up for all, and discarded; those before it are in no new deck. */
export function turnedUp(player: PlayerView, card: ActionCard | null, before: (ActionCard | null)[]): Piles {
  const held = before.reduce(
    (pile, one) => (one === null ? withContamination(pile, 'unscanned', -1) : withoutAction(pile, one)),
    player.discard,
  )
  const fresh = renewed({ ...player, discard: held })
  const it = {
    ...fresh,
    discard: before.reduce(
      (pile, one) => (one === null ? withContamination(pile, 'unscanned') : withAction(pile, one)),
      fresh.discard,
    ),
  }
  return {
    deck: { ...it.deck, count: Math.max(0, it.deck.count - 1) },
    discard: card === null ? withContamination(it.discard, 'unscanned') : withAction(it.discard, card),
  }
}

/**
 * One of my cards was scanned: those in the hand first, then those that were turned up; elsewhere
 * nobody sees which.
 */
export function scanned(it: PlayerView, result: 'infected' | 'clean' | null, isTurnedUp: boolean): Piles {
  if (result === null) return {}
  const told = (cards: CardsView): CardsView =>
    withContamination(withContamination(cards, 'unscanned', -1), result)
  const { cards } = it.hand
  if (cards?.scanned && cards.scanned.unscanned > 0) return { hand: { ...it.hand, cards: told(cards) } }
  return isTurnedUp && (it.discard.scanned?.unscanned ?? 0) > 0 ? { discard: told(it.discard) } : {}
}

/** Cards leave the game: infected ones first, but those that a rest has shown to be clean. */
export function removed(
  it: PlayerView,
  { cards: n, from_hand, from_deck }: { cards: number; from_hand: number; from_deck: number },
  isRest: boolean,
): Piles {
  const kinds: Scan[] = isRest ? ['clean', 'infected', 'unscanned'] : ['infected', 'clean', 'unscanned']
  const off = (pile: CardsView, count: number): CardsView =>
    Array.from({ length: count }).reduce<CardsView>(
      (left) => withContamination(left, kindIn(left, kinds), -1),
      pile,
    )
  return {
    deck: { ...it.deck, count: Math.max(0, it.deck.count - from_deck) },
    hand: {
      count: Math.max(0, it.hand.count - from_hand),
      cards: it.hand.cards && off(it.hand.cards, from_hand),
    },
    discard: off(it.discard, n - from_hand - from_deck),
  }
}

/** Piles go back into the deck. */
export function shuffled(it: PlayerView, piles: ('hand' | 'discard')[]): Piles {
  const known = it.discard.scanned && { unscanned: 0, infected: 0, clean: 0 }
  const nothing: CardsView = { ...EMPTY, scanned: known }
  const n =
    (piles.includes('hand') ? it.hand.count : 0) + (piles.includes('discard') ? sizeOf(it.discard) : 0)
  return {
    deck: { ...it.deck, count: it.deck.count + n },
    ...(piles.includes('hand') ? { hand: { count: 0, cards: it.hand.cards && nothing } } : {}),
    ...(piles.includes('discard') ? { discard: nothing } : {}),
  }
}

/** All cards leave the game. */
export const lost = (it: PlayerView): Piles => ({
  deck: { ...it.deck, count: 0 },
  ...shuffled({ ...it, deck: { ...it.deck, count: -it.hand.count - sizeOf(it.discard) } }, [
    'hand',
    'discard',
  ]),
})
