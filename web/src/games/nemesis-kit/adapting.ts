/** What views of both games have alike becomes a picture here, each with the words of its game. */

import type { Back, Contamination, Intruder } from '../../types/nemesis'
import { ids } from './ids'
import type { BagPicture, HandCard, Held, HeldItem, ItemPicture, TradedPicture, Words } from './picture'

/** Cards as a view counts them. */
interface Cards<Card> {
  actions: Card[]
  contamination: number
  scanned: { infected: number; clean: number } | null
}

/** Cards in the order in which people sort them: actions first, what harms last. */
export function cardsOf<W extends Words>(cards: Cards<W['card']>): HandCard<W>[] {
  const count = new Map<string, number>()
  const actions = cards.actions.map((card): HandCard<W> => {
    const n = count.get(card) ?? 0
    count.set(card, n + 1)
    return { id: ids.handCard(card, n), kind: 'action', card }
  })
  const { infected = 0, clean = 0 } = cards.scanned ?? {}
  const contamination = Array.from({ length: cards.contamination }, (_, n): HandCard<W> => {
    const scanned: Contamination | null = n < infected ? 'infected' : n < infected + clean ? 'clean' : null
    return { id: ids.handCard('contamination', n), kind: 'contamination', scanned }
  })
  return [...actions, ...contamination]
}

/** A token for something heavy: a corpse says whose. */
type Token<Kind extends string> = Kind | { corpse: { of: number } }

export function objectOf<Kind extends string>(token: Token<Kind>): { object: Kind | 'corpse'; of?: number } {
  return typeof token === 'string' ? { object: token } : { object: 'corpse', of: token.corpse.of }
}

/** What a view has in a hand. */
type Hand<Heavy, Kind extends string> =
  | { held: 'nothing' }
  | { held: 'item'; item: Heavy }
  | { held: 'bound'; one: Heavy; other: Heavy }
  | { held: 'object'; what: Token<Kind> }

export function heldOf<W extends Words, Heavy>(
  it: Hand<Heavy, W['object']>,
  heavy: (item: Heavy) => HeldItem<W>,
): Held<W>[] | null {
  switch (it.held) {
    case 'nothing':
      return null
    case 'item':
      return [heavy(it.item)]
    case 'bound':
      return [heavy(it.one), heavy(it.other)]
    case 'object':
      return [{ held: 'object', ...objectOf<W['object']>(it.what) }]
  }
}

interface ItemCard<Item> {
  item: Item
  back: Back
}
interface Carried<Item> {
  seat: number
  backs: Back[]
  inventory: { card: ItemCard<Item>; count: number }[] | null
}

/** Item cards that somebody carries: their backs, where no more of them may be seen. */
export function inventoryOf<W extends Words>(it: Carried<W['item']>, order: Back[]): ItemPicture<W>[] {
  if (it.inventory === null) {
    const backs = it.backs.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    return backs.map((back, n) => ({ id: ids.back(it.seat, n), item: null, back }))
  }
  return it.inventory.flatMap(({ card, count }) =>
    Array.from({ length: count }, (_, n) => ({
      id: ids.item(card.item, it.seat, n),
      item: card.item,
      back: card.back,
    })),
  )
}

/** Something that is offered in a trade. */
interface Offered {
  goods: { item: ItemCard<string> } | { object: Token<string> } | null
  back: Back | null
}

export function tradedOf(traded: Offered | null): TradedPicture | null {
  if (traded === null) return null
  const { goods, back } = traded
  if (goods === null) return { object: null, item: null, back }
  if ('object' in goods) return { object: objectOf(goods.object).object, item: null, back: null }
  return { object: null, item: goods.item.item, back: goods.item.back }
}

/** The bag by kinds; nobody is on a blank token. */
export function bagOf<Token>(
  bag: { token: Token; count: number }[],
  kindOf: (token: Token) => Intruder | null,
): BagPicture {
  const kinds: Record<Intruder, number> = { larva: 0, creeper: 0, adult: 0, breeder: 0, queen: 0 }
  let blank = 0
  for (const { token, count } of bag) {
    const kind = kindOf(token)
    if (kind === null) blank += count
    else kinds[kind] += count
  }
  return { total: bag.reduce((sum, { count }) => sum + count, 0), blank, kinds }
}
