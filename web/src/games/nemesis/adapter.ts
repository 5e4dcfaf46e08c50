/** A view becomes a picture: the same facts, in the form that the drawing reads. */

import { PRINTED } from '../../printed/nemesis'
import type {
  CharacterPicture,
  Held,
  HeldItem,
  ItemPicture,
  ObjectPicture,
  PodPicture,
  RoomPicture,
  ShipPicture,
  Words,
} from './picture'
import { bagOf, cardsOf, heldOf, inventoryOf } from '../nemesis-kit/adapting'
import { ids } from './ids'
import { wayFrom } from './layouts/layouts'
import type {
  Action,
  Aim,
  Engine,
  HeavyItemView,
  HeldView as HeldViewOf,
  ObjectToken,
  PlayerView,
  RoomView,
  Side,
  View,
  Whereabouts,
} from '../../types/nemesis'
import {
  BACKS,
  CHARACTER_PRINTS,
  EXPLORATION_PRINTS,
  INTRUDER_CARDS,
  OBJECTIVE_PRINTS,
  POD_PRINTS,
  TOKEN_PRINTS,
  destinationsOf,
} from './content'

type HeldView = HeldViewOf<HeavyItemView, ObjectToken>

const known = new WeakMap<View, ShipPicture>()

export function picture(view: View): ShipPicture {
  const before = known.get(view)
  if (before) return before
  const made = drawn(view)
  known.set(view, made)
  return made
}

function drawn(view: View): ShipPicture {
  const mine = view.players.find(({ seat }) => view.own.includes(seat)) ?? null
  const infested = new Set(view.figures.map(({ room }) => room))
  return {
    side: sideOf(view),
    round: view.round,
    phase: view.ending === null ? view.phase : null,
    actionsLeft: view.turn['actions-left'],
    rooms: view.rooms.map((room) => roomOf(room, view, mine)),
    corridors: view.corridors.map((it) => ({
      room: it.passage.room,
      number: it.passage.corridor,
      door: it.door,
      hasNoise: it['has-noise'],
    })),
    noisyNetworks: view['technical-noise'],
    characters: view.players.map((player) => characterOf(player, view, infested)),
    intruders: view.figures.map(({ id, kind, room, injuries }) => ({ id, kind, room, injuries })),
    pods: view.pods.map((pod) => podOf(pod, view)),
    tracks: {
      time: view.time,
      selfDestruct: view['self-destruct'],
      course: view.course,
      destinations: view.coordinates === null ? null : destinationsOf(view.coordinates),
      fires: view.rooms.filter((it) => it['is-burning']).length,
      malfunctions: view.rooms.filter((it) => it['has-malfunction']).length,
    },
    bag: bagOf(view.bag, (token) => TOKEN_PRINTS[token].intruder),
    board: {
      eggs: view.eggs,
      isNestDestroyed: view['nest-is-destroyed'],
      isQueenKilled: view['queen-is-killed'],
      weaknesses: (['character-corpse', 'egg', 'intruder-carcass'] as const).map((object, n) => ({
        object,
        weakness: view.weaknesses[n] ?? null,
      })),
    },
    common: view['common-objectives'],
    shown: (mine?.['objectives-seen'] ?? []).map(({ what, value, round }) => ({
      objective: what,
      player: value,
      round,
    })),
    intruderCards: (view.intruders.cards ?? []).toSorted(
      (a, b) => INTRUDER_CARDS.indexOf(a) - INTRUDER_CARDS.indexOf(b),
    ),
    found: view.scratch.found.flatMap((card, n): ItemPicture[] =>
      card === null ? [] : [{ id: ids.found(n), item: card.item, back: card.back }],
    ),
    incoming: incomingOf(view),
    goal: goalOf(view),
  }
}

/** Something heavy for which no hand is free; only whoever searches or acts can come to that. */
function incomingOf({ scratch, turn, 'under-way': rules }: View): ShipPicture['incoming'] {
  const incoming = held(scratch.incoming)
  const asked = rules.find((it) => it.rule === 'hands-full')
  return incoming && { seat: asked?.seat ?? turn.seat, held: incoming }
}

/** Where what somebody has declared leads them, or whom they order. */
function goalOf(view: View): ShipPicture['goal'] {
  const { declared, seat } = view.turn
  if (declared === null || typeof declared === 'string') return null
  if ('move' in declared) return behind(view, seat, declared.move.corridor)
  if ('careful-move' in declared) return behind(view, seat, declared['careful-move'].corridor)
  const aim = aimOf(declared)
  if (aim === null || typeof aim === 'string') return null
  if ('sends' in aim) return behind(view, aim.sends.seat, aim.sends.corridor)
  if ('together' in aim) return behind(view, seat, aim.together.corridor)
  if ('way' in aim) return behind(view, seat, aim.way.corridor)
  return 'technical' in aim ? { seat, room: aim.technical.room } : null
}

/** What a card or an item is meant for. */
export function aimOf(action: Action): Aim | null {
  if (typeof action === 'string') return null
  if ('play' in action) return action.play.aim
  return 'use' in action ? action.use.aim : null
}

/** The room behind a corridor of the room where somebody is. */
function behind(view: View, seat: number, corridor: number): ShipPicture['goal'] {
  const at = view.players.find((it) => it.seat === seat)?.whereabouts
  if (at?.whereabouts !== 'room') return null
  const way = wayFrom(sideOf(view), at.room, corridor)
  return way ? { seat, room: way.room === at.room ? way.other : way.room } : null
}

export function sideOf(view: View): Side {
  return view.setup.options.some(([name, value]) => name === 'side' && value === 'alternative')
    ? 'alternative'
    : 'basic'
}

function roomOf(it: RoomView, view: View, mine: PlayerView | null): RoomPicture {
  const engine = PRINTED.engines.find(({ room }) => room === it.room)?.engine
  const isExplored = it['is-explored']
  const isCounted = isExplored && it.room !== 'nest' && it.room !== 'room-covered-with-slime'
  return {
    number: it.number,
    room: it.room,
    isExplored,
    isSecret:
      !isExplored && it.room !== null && view.ending === null && it['known-by'].length < view.players.length,
    token: isExplored || it.token === null ? null : EXPLORATION_PRINTS[it.token],
    items: isCounted ? it.items : null,
    hasFire: it['is-burning'],
    hasMalfunction: it['has-malfunction'],
    isAirlock: view.airlock === it.number,
    objects: objectsOf(it, inTheAir(view, it.number)),
    nestEggs: it.room === 'nest' && isExplored ? view.eggs : null,
    engine: engine === undefined ? null : { number: engineNumber(engine), seen: seenOf(engine, mine) },
    isInCombat:
      view.figures.some(({ room }) => room === it.number) &&
      view.players.some(({ whereabouts: at }) => at.whereabouts === 'room' && at.room === it.number),
  }
}

const engineNumber = (engine: Engine): 1 | 2 | 3 =>
  ({ one: 1 as const, two: 2 as const, three: 3 as const })[engine]

function seenOf(engine: Engine, mine: PlayerView | null) {
  const seen = mine?.['engines-seen']?.find((it) => it.what === engine)
  return seen ? { value: seen.value, round: seen.round } : null
}

/** What somebody has picked up there while it is open whether a hand is emptied for it. */
function inTheAir({ scratch, turn, players }: View, room: number): ObjectToken | null {
  const at = players.find(({ seat }) => seat === turn.seat)?.whereabouts
  const isHere = at?.whereabouts === 'room' && at.room === room
  return isHere && scratch.incoming.held === 'object' ? scratch.incoming.what : null
}

function objectsOf(it: RoomView, more: ObjectToken | null): ObjectPicture[] {
  const corpses = typeof more === 'object' && more ? [...it.corpses, more.corpse.of].sort() : it.corpses
  const eggs = it.eggs + (more === 'egg' ? 1 : 0)
  const carcasses = it.carcasses + (more === 'carcass' ? 1 : 0)
  return [
    ...(it['has-blue-corpse'] || more === 'blue-corpse' ? [{ object: 'blue-corpse' as const, n: 1 }] : []),
    ...corpses.map((of) => ({ object: 'corpse' as const, of, n: 1 })),
    ...(eggs > 0 ? [{ object: 'egg' as const, n: eggs }] : []),
    ...(carcasses > 0 ? [{ object: 'carcass' as const, n: carcasses }] : []),
  ]
}

function characterOf(it: PlayerView, view: View, infested: Set<number>): CharacterPicture {
  const at = it.whereabouts
  const isAwake = at.whereabouts === 'room' || at.whereabouts === 'pod'
  // Before the draft is over nobody has a number of cards, and so no character.
  const isChosen = it.deck.count + it.hand.count + it.discard.actions.length > 0 || view.round > 0
  const hasArm = it['serious-wounds'].some(
    ({ wound, 'is-dressed': isDressed }) => wound === 'arm' && !isDressed,
  )
  return {
    seat: it.seat,
    player: it.number,
    character: isChosen ? it.character : null,
    place: placeOf(at),
    // Before anybody has a character, nobody has a number.
    isFirst: isChosen && view.first === it.seat,
    isOnTurn: view.phase === 'turns' && view.turn.seat === it.seat && view.ending === null,
    hasPassed: it['has-passed'] && isAwake,
    isInCombat: at.whereabouts === 'room' && infested.has(at.room),
    hasResigned: it['has-resigned'],
    leads: view.intruders.seat === it.seat ? view.intruders.hand : null,
    lightWounds: it['light-wounds'],
    seriousWounds: it['serious-wounds'].map(({ wound, 'is-dressed': isDressed }) => ({ wound, isDressed })),
    hasSlime: it['has-slime'],
    hasSignal: it['has-signal'],
    hasLarva: it['has-larva'],
    cards: {
      hand: it.hand.count,
      deck: it.deck.count,
      discard: it.discard.actions.length + it.discard.contamination,
    },
    hand: it.hand.cards === null ? null : cardsOf<Words>(it.hand.cards),
    discard: cardsOf<Words>(it.discard),
    hands: it.hands.map(held),
    nHands: hasArm ? 1 : 2,
    inventory: inventoryOf<Words>(it, BACKS),
    quests: questsOf(it),
    objectives: it.objectives.map(({ objective, 'known-by': by }) => ({
      objective,
      // A hidden one looks like any other.
      deck: objective === null ? 'personal' : OBJECTIVE_PRINTS[objective].deck,
      isSecret: by.length < view.players.length && view.ending === null,
    })),
  }
}

/** Something that is offered in a trade. */
export type Traded = NonNullable<View['scratch']['offered']>

function placeOf(at: Whereabouts): CharacterPicture['place'] {
  switch (at.whereabouts) {
    case 'room':
      return { at: 'room', room: at.room }
    case 'pod':
      return { at: 'pod', pod: POD_PRINTS[at.pod].number }
    default:
      return { at: at.whereabouts }
  }
}

const held = (it: HeldView): Held[] | null => heldOf<Words, HeavyItemView>(it, heavyOf)

function heavyOf(it: HeavyItemView): HeldItem {
  return {
    held: 'item',
    item: it.card.item,
    ammo: it.ammo,
    capacity: it.capacity,
    attached: [
      ...(it['has-extended-magazine'] ? (['extended-magazine'] as const) : []),
      ...(it['has-autoloader'] ? (['autoloader'] as const) : []),
    ],
  }
}

function questsOf(it: PlayerView): CharacterPicture['quests'] {
  const inactive = it['inactive-quests']
  return CHARACTER_PRINTS[it.character].quests
    .filter((item) => inactive.includes(item))
    .map((item) => ({ item, isActive: false }))
}

function podOf({ pod, section, side }: View['pods'][number], view: View): PodPicture {
  return {
    number: POD_PRINTS[pod].number,
    section,
    isOpen: side === 'unlocked',
    seats: view.players.flatMap(({ seat, whereabouts: at }) =>
      at.whereabouts === 'pod' && at.pod === pod ? [seat] : [],
    ),
  }
}
