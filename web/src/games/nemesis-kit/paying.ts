/** Where there is only one way to pay, nobody is asked for it. */

export function withoutOne<Card>(cards: Card[], card: Card | null): Card[] {
  const at = card === null ? -1 : cards.indexOf(card)
  return cards.filter((_, n) => n !== at)
}

/** The cards that pay a price, if it does not matter which: all that there are, or one kind. */
export function onlyWay<Card>(cards: Card[], price: number): Card[] {
  const isAll = cards.length === price || (cards.length > price && new Set(cards).size === 1)
  return price > 0 && isAll ? cards.slice(0, price) : []
}
