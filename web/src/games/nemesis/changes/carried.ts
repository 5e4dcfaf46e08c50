/** What people carry: hands and inventory, crafting, quests and trade. */

import type { HeavyItemView, Heard, Item, ObjectToken } from '../../../types/nemesis'
import { HEAVY } from '../content'
import {
  hasFreeHand,
  heavy,
  heavyIn,
  NOTHING,
  put,
  received,
  released,
  withoutBack,
  withoutObject,
} from './belongings'
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
  | 'armor-given-up'
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
  'item-kept': kept,
  'item-used': used,
  'armor-given-up': (view, { seat }) =>
    person(view, seat, (it) => released(it, { item: 'armor', back: 'quest' })),
  'item-dropped': (view, { seat, item }) => person(view, seat, (it) => released(it, item)),
  'heavy-item-taken': heavyTaken,
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

/** A light card goes into the inventory, a heavy one into a hand, which is told next; until one is free it stays found. */
function kept(view: Followed, { seat, back, item }: Of<'item-kept'>): Followed {
  const isHeavy = item !== null && HEAVY.includes(item)
  const it = playerOf(view, seat)
  const isFull = it !== undefined && !hasFreeHand(it)
  const isOpen = item === null && isFull
  const after: Followed = {
    ...(isHeavy || isOpen ? view : person(view, seat, (it) => received(it, back, item))),
    kept: { seat, back, isOpen },
  }
  return { ...after, scratch: { ...view.scratch, found: isHeavy && isFull ? [{ item, back }] : [] } }
}

function heavyTaken(view: Followed, { seat, item, ammo }: Of<'heavy-item-taken'>): Followed {
  const taken = person(view, seat, (it) => {
    // Whoever did not see what was kept took it for something light.
    const isKept = view.kept?.seat === seat && view.kept.back === item.back && it.inventory === null
    const light = isKept ? withoutBack(it.backs, item.back) : it.backs
    return { backs: light, hands: put(it.hands, { held: 'item', item: heavy(item, ammo) }) }
  })
  return { ...taken, scratch: { ...view.scratch, found: [], incoming: NOTHING } }
}

/** What is told when both hands are full and there is something heavy. */
const OF_FULL_HANDS: Heard['event'][] = [
  'item-dropped',
  'object-dropped',
  'heavy-item-taken',
  'hands-left-as-they-are',
]

/** A card that somebody kept unseen with both hands full was light if no hand is emptied for it. */
export function settled(view: Followed, heard: Heard): Followed {
  if (!view.kept?.isOpen) return view
  const { seat, back } = view.kept
  const isHeavy = OF_FULL_HANDS.includes(heard.event) && 'seat' in heard && heard.seat === seat
  const { kept: _, ...known } = view
  return isHeavy ? known : person(known, seat, (it) => received(it, back, null))
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
  const left = { ...view, scratch: { ...view.scratch, found: [], incoming: NOTHING } }
  return incoming.held === 'object' && where !== null ? laid(left, where, incoming.what) : left
}

/** Whether the deed is to pick something up from the floor; the other way to an egg is from the nest. */
function isPickedUp(view: Followed): boolean {
  const { declared } = view.turn
  return declared === null || (typeof declared === 'object' && 'pick-up' in declared)
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
