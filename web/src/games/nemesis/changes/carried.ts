/** What people carry: hands and inventory, crafting, quests and trade. */

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
import {
  fromNest,
  person,
  playerOf,
  room,
  roomOf,
  same,
  withOne,
  without,
  type Chapter,
  type Followed,
  type Of,
} from './change'

export const CARRIED: Chapter<
  | 'item-found'
  | 'item-kept'
  | 'item-used'
  | 'item-dropped'
  | 'heavy-item-taken'
  | 'object-taken'
  | 'object-dropped'
  | 'hands-left-as-they-are'
  | 'items-bound'
  | 'loaded'
  | 'ammo-spent'
  | 'crafted'
  | 'quest-activated'
  | 'trade-opened'
  | 'trade-left'
  | 'item-shown'
  | 'goods-offered'
  | 'offer-declined'
  | 'goods-changed-hands'
> = {
  'item-found': (view, { back, item }) => ({
    ...view,
    scratch: { ...view.scratch, found: [...view.scratch.found, item && { item, back }] },
  }),
  'item-kept': (view, { seat, back, item }) => ({
    ...(item !== null && HEAVY.includes(item) ? view : person(view, seat, (it) => received(it, back, item))),
    kept: { seat, back },
    scratch: { ...view.scratch, found: [] },
  }),
  'item-used': used,
  'item-dropped': (view, { seat, item }) => person(view, seat, (it) => released(it, item)),
  'heavy-item-taken': (view, { seat, item, ammo }) =>
    person(view, seat, (it) => {
      // Whoever did not see what was kept took it for something light.
      const isKept = view.kept?.seat === seat && view.kept.back === item.back && it.inventory === null
      const light = isKept ? withoutBack(it.backs, item.back) : it.backs
      return { backs: light, hands: put(it.hands, { held: 'item', item: heavy(item, ammo) }) }
    }),
  'object-taken': objectTaken,
  'object-dropped': (view, { seat, object }) => {
    const where = roomOf(view, seat)
    const dropped = person(view, seat, (it) => withoutObject(it, object))
    return where === null ? dropped : laid(dropped, where, object)
  },
  'hands-left-as-they-are': leftLying,
  'items-bound': (view, { seat }) =>
    person(view, seat, ({ hands: [one, other] }) =>
      one?.held === 'item' && other?.held === 'item'
        ? { hands: [{ held: 'bound', one: one.item, other: other.item }, NOTHING] }
        : {},
    ),
  loaded: (view, { seat, weapon, ammo }) => weaponOf(view, seat, weapon, () => ({ ammo })),
  'ammo-spent': (view, { seat, weapon, rounds }) =>
    weaponOf(view, seat, weapon, (it) => ({ ammo: Math.max(0, it.ammo - rounds) })),
  crafted: (view, { seat, item, one, other }) =>
    person(view, seat, (it) => {
      const without1 = { ...it, ...released(it, one) }
      const rest = { ...without1, ...released(without1, other) }
      return HEAVY.includes(item) ? rest : { ...rest, ...received(rest, 'blue', item) }
    }),
  'quest-activated': questActivated,
  'trade-opened': same,
  'trade-left': same,
  'item-shown': same,
  'goods-offered': same,
  'offer-declined': same,
  'goods-changed-hands': changedHands,
}

const NOTHING: HeldView = { held: 'nothing' }

function heavy(card: ItemCard, ammo: number): HeavyItemView {
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
function put(hands: HeldView[], held: HeldView): HeldView[] {
  const free = hands.findIndex((it) => it.held === 'nothing')
  return free < 0 ? hands : hands.with(free, held)
}

export function withoutObject(it: PlayerView, object: ObjectToken): Partial<PlayerView> {
  const n = it.hands.findIndex((held) => held.held === 'object' && sameObject(held.what, object))
  return n < 0 ? {} : { hands: it.hands.with(n, NOTHING) }
}

/** An object lies on the floor of a room. */
export function laid(view: Followed, where: number, object: ObjectToken): Followed {
  return room(view, where, (it) => {
    if (object === 'egg') return { eggs: it.eggs + 1 }
    if (object === 'carcass') return { carcasses: it.carcasses + 1 }
    if (object === 'blue-corpse') return { 'has-blue-corpse': true }
    return { corpses: withOne(it.corpses, object.corpse.of) }
  })
}

function objectTaken(view: Followed, { seat, object }: Of<'object-taken'>): Followed {
  const held: Followed = {
    ...person(view, seat, (it) => ({ hands: put(it.hands, { held: 'object', what: object }) })),
    scratch: { ...view.scratch, incoming: NOTHING },
  }
  // What was picked up before a hand was emptied for it does not lie there any more.
  const isInTheAir = view.scratch.incoming.held !== 'nothing'
  const where = isInTheAir ? null : roomOf(view, seat)
  if (where === null) return held
  const isOfNest = object === 'egg' && !isPickedUp(view)
  if (isOfNest) return { ...fromNest(held), 'eggs-in-stock': view['eggs-in-stock'] }
  return room(held, where, (it) => {
    if (object === 'egg') return { eggs: Math.max(0, it.eggs - 1) }
    if (object === 'carcass') return { carcasses: Math.max(0, it.carcasses - 1) }
    if (object === 'blue-corpse') return { 'has-blue-corpse': false }
    return { corpses: without(it.corpses, object.corpse.of) }
  })
}

/** What was picked up and is not taken lies there again. */
function leftLying(view: Followed, { seat }: Of<'hands-left-as-they-are'>): Followed {
  const { incoming } = view.scratch
  const where = roomOf(view, seat)
  const left = { ...view, scratch: { ...view.scratch, incoming: NOTHING } }
  return incoming.held === 'object' && where !== null ? laid(left, where, incoming.what) : left
}

/** Whether the deed is to pick something up from the floor; the other way to an egg is from the nest. */
function isPickedUp(view: Followed): boolean {
  const { declared } = view.turn
  return declared === null || (typeof declared === 'object' && 'pick-up' in declared)
}

const rank = ({ item, back }: ItemCard): number => {
  // The two that are in two decks come last a second time.
  if (item === 'energy-charge' && back === 'yellow') return ITEMS.length
  if (item === 'clothes' && back === 'green') return ITEMS.length + 1
  return ITEMS.indexOf(item)
}

function withoutBack(backs: PlayerView['backs'], back: ItemCard['back']): PlayerView['backs'] {
  const n = backs.indexOf(back)
  return n < 0 ? backs : backs.toSpliced(n, 1)
}

/** A light item comes into the inventory; others see its back. */
function received(it: PlayerView, back: ItemCard['back'], item: Item | null): Partial<PlayerView> {
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
function released(it: PlayerView, card: ItemCard): Partial<PlayerView> {
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

function heavyIn(hands: HeldView[], item: Item): HeavyItemView | null {
  const all = hands.flatMap((it) =>
    it.held === 'item' ? [it.item] : it.held === 'bound' ? [it.one, it.other] : [],
  )
  return all.find((it) => it.card.item === item) ?? null
}

/** Changes a weapon in somebody's hands: of two, the one with more rounds. */
function weaponOf(
  view: Followed,
  seat: number,
  weapon: Item,
  change: (it: HeavyItemView) => Partial<HeavyItemView>,
): Followed {
  return person(view, seat, ({ hands }) => {
    const chosen = heavyIn(hands, weapon)
    const changed = (it: HeavyItemView): HeavyItemView => (it === chosen ? { ...it, ...change(it) } : it)
    return {
      hands: hands.map((it) => {
        if (it.held === 'item') return { ...it, item: changed(it.item) }
        return it.held === 'bound' ? { ...it, one: changed(it.one), other: changed(it.other) } : it
      }),
    }
  })
}

/** What is used up is gone; a magazine is on the weapon it was declared for. */
function used(view: Followed, { seat, item, is_spent }: Of<'item-used'>): Followed {
  if (is_spent) return person(view, seat, (it) => released(it, item))
  const { declared } = view.turn
  if (item.item !== 'extended-magazine' || declared === null || typeof declared !== 'object') return view
  const aim = 'use' in declared ? declared.use.aim : null
  const attached = person(view, seat, (it) => released(it, item))
  if (aim === null || typeof aim !== 'object' || !('weapon' in aim)) return attached
  return weaponOf(attached, seat, aim.weapon.weapon, (it) => ({
    'has-extended-magazine': true,
    capacity: it.capacity + 2,
  }))
}

function questActivated(view: Followed, { seat, quest, giving }: Of<'quest-activated'>): Followed {
  const given = person(view, seat, (it) => ({
    ...(giving ? released(it, giving) : {}),
    'inactive-quests': it['inactive-quests'].filter((item) => item !== quest),
  }))
  if (quest === 'autoloader') {
    return weaponOf(given, seat, 'assault-rifle', (it) => ({
      'has-autoloader': true,
      capacity: it.capacity + 1,
      ammo: it.ammo + 1,
    }))
  }
  return HEAVY.includes(quest) ? given : person(given, seat, (it) => received(it, 'quest', quest))
}

function changedHands(view: Followed, { from, to, back, goods }: Of<'goods-changed-hands'>): Followed {
  if (goods === null) {
    if (back === null) return view
    const given = person(view, from, (it) => ({ backs: withoutBack(it.backs, back) }))
    return person(given, to, (it) => received(it, back, null))
  }
  if ('object' in goods) {
    const given = person(view, from, (it) => withoutObject(it, goods.object))
    return person(given, to, (it) => ({ hands: put(it.hands, { held: 'object', what: goods.object }) }))
  }
  const { item: card } = goods
  const weapon = heavyIn(playerOf(view, from)?.hands ?? [], card.item)
  const given = person(view, from, (it) => released(it, card))
  return person(given, to, (it) =>
    HEAVY.includes(card.item)
      ? { hands: put(it.hands, { held: 'item', item: weapon ?? heavy(card, 0) }) }
      : received(it, card.back, card.item),
  )
}
