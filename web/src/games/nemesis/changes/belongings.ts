/** What one person has in the hands and in the inventory, and how it comes and goes. */

import type {
  HeavyItemView,
  HeldView,
  Item,
  ItemCard,
  ItemCount,
  ObjectToken,
  PlayerView,
} from '../../../types/nemesis'
import { CAPACITIES, HEAVY } from '../content'
import { BACKS, ITEMS } from '../words'

export const NOTHING: HeldView = { held: 'nothing' }

/** A wounded arm holds nothing. */
export function hasFreeHand({ hands, 'serious-wounds': wounds }: PlayerView): boolean {
  const isLame = wounds.some(({ wound, 'is-dressed': isDressed }) => wound === 'arm' && !isDressed)
  return hands.filter(({ held }) => held !== 'nothing').length < (isLame ? 1 : 2)
}

export function heavy(card: ItemCard, ammo: number): HeavyItemView {
  const capacity = CAPACITIES[card.item] ?? 0
  return { card, ammo, capacity, 'has-extended-magazine': false, 'has-autoloader': false }
}

/** What somebody starts with. */
export const loadedWeapon = (item: Item): HeldView => ({
  held: 'item',
  item: heavy({ item, back: 'starting' }, CAPACITIES[item] ?? 0),
})

const sameObject = (one: ObjectToken, other: ObjectToken): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Into the first hand that is free. */
export function put(hands: HeldView[], held: HeldView): HeldView[] {
  const free = hands.findIndex((it) => it.held === 'nothing')
  return free < 0 ? hands : hands.with(free, held)
}

export function withoutObject(it: PlayerView, object: ObjectToken): Partial<PlayerView> {
  const n = it.hands.findIndex((held) => held.held === 'object' && sameObject(held.what, object))
  return n < 0 ? {} : { hands: it.hands.with(n, NOTHING) }
}

const rank = ({ item, back }: ItemCard): number => {
  // The two that are in two decks come last a second time.
  if (item === 'energy-charge' && back === 'yellow') return ITEMS.length
  if (item === 'clothes' && back === 'green') return ITEMS.length + 1
  return ITEMS.indexOf(item)
}

export function withoutBack(backs: PlayerView['backs'], back: ItemCard['back']): PlayerView['backs'] {
  const n = backs.indexOf(back)
  return n < 0 ? backs : backs.toSpliced(n, 1)
}

/** A light item comes into the inventory; others see its back. */
export function received(it: PlayerView, back: ItemCard['back'], item: Item | null): Partial<PlayerView> {
  const backs = [...it.backs, back].sort((a, b) => BACKS.indexOf(a) - BACKS.indexOf(b))
  if (it.inventory === null || item === null) return { backs }
  const card: ItemCard = { item, back }
  const there = it.inventory.find((one) => isSame(one.card, card))
  const inventory: ItemCount[] = there
    ? it.inventory.map((one) => (one === there ? { ...one, count: one.count + 1 } : one))
    : [...it.inventory, { card, count: 1 }].sort((a, b) => rank(a.card) - rank(b.card))
  return { backs, inventory }
}

const isSame = (one: ItemCard, other: ItemCard): boolean => one.item === other.item && one.back === other.back

/** A card is no longer where it was: in a hand if it is heavy, else in the inventory. */
export function released(it: PlayerView, card: ItemCard): Partial<PlayerView> {
  if (HEAVY.includes(card.item)) return { hands: withoutHeavy(it.hands, card.item) }
  const inventory =
    it.inventory
      ?.map((one) => (isSame(one.card, card) ? { ...one, count: one.count - 1 } : one))
      .filter(({ count }) => count > 0) ?? null
  return { backs: withoutBack(it.backs, card.back), inventory }
}

/** What it was bound to stays. */
function withoutHeavy(hands: HeldView[], item: Item): HeldView[] {
  const isIt = (one: HeavyItemView): boolean => one.card.item === item
  const n = hands.findIndex(
    (it) =>
      (it.held === 'item' && isIt(it.item)) || (it.held === 'bound' && (isIt(it.one) || isIt(it.other))),
  )
  const held = hands[n]
  if (held?.held === 'item') return hands.with(n, NOTHING)
  if (held?.held !== 'bound') return hands
  return hands.with(n, { held: 'item', item: isIt(held.one) ? held.other : held.one })
}

export function heavyIn(hands: HeldView[], item: Item): HeavyItemView | null {
  const all = hands.flatMap((it) =>
    it.held === 'item' ? [it.item] : it.held === 'bound' ? [it.one, it.other] : [],
  )
  return all.find((it) => it.card.item === item) ?? null
}
