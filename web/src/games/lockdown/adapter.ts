/** A view becomes a picture: the same facts, in the form that the drawing reads. */

import { bagOf, cardsOf, heldOf, inventoryOf } from '../nemesis-kit/adapting'
import type {
  CodeView,
  HeavyItemView,
  HeldView as HeldViewOf,
  ObjectToken,
  PlayerView,
  RoomView,
  Side,
  Species,
  View,
  Whereabouts,
} from '../../types/lockdown'
import { PRINTED } from '../../printed/lockdown'
import {
  BACKS,
  CHARACTER_PRINTS,
  COMPUTER_PRINTS,
  EXPLORATION_PRINTS,
  OBJECTIVE_PRINTS,
  POWER_PRINTS,
  ROOM_PRINTS,
  SURFACE_PRINTS,
  TOKEN_PRINTS,
  TRACKS,
} from './content'
import { goalOf } from './goal'
import { ids } from './ids'
import { levelOf } from './layouts/layouts'
import { timeOf } from './light'
import type {
  CharacterPicture,
  CodePicture,
  ComplexPicture,
  Held,
  HeldItem,
  ItemPicture,
  ObjectPicture,
  Place,
  RoomPicture,
  Words,
} from './picture'

type HeldView = HeldViewOf<HeavyItemView, ObjectToken>

const known = new WeakMap<View, ComplexPicture>()

export function picture(view: View): ComplexPicture {
  const before = known.get(view)
  if (before) return before
  const made = drawn(view)
  known.set(view, made)
  return made
}

function optionOf(view: View, name: string): string | undefined {
  return view.setup.options.find(([option]) => option === name)?.[1]
}
export const sideOf = (view: View): Side =>
  optionOf(view, 'side') === 'alternative' ? 'alternative' : 'main'
const speciesOf = (view: View): Species =>
  optionOf(view, 'intruders') === 'base' ? 'base-intruders' : 'night-stalkers'

function drawn(view: View): ComplexPicture {
  const side = sideOf(view)
  const mine = view.players.find(({ seat }) => view.own.includes(seat)) ?? null
  const infested = new Set(view.figures.map(({ room }) => room))
  const codes = view.codes.map(codeOf)
  return {
    side,
    species: speciesOf(view),
    round: view.round,
    phase: view.ending === null ? view.phase : null,
    actionsLeft: view.turn['actions-left'],
    rooms: view.rooms.map((room) => roomOf(room, view, side)),
    corridors: view.corridors.map((it) => ({
      room: it.passage.room,
      number: it.passage.corridor,
      door: it.door,
      hasNoise: it['has-noise'],
    })),
    hasTechnicalNoise: view['has-technical-noise'],
    zoneNoise: view['zone-noise'],
    characters: view.players.map((player) => characterOf(player, view, infested, codes)),
    intruders: view.figures.map(({ id, kind, room, injuries }) => ({ id, kind, room, injuries })),
    power: view.power.map(({ area, token, 'is-on': isOn }) => ({
      area,
      token,
      number: token === null ? null : POWER_PRINTS[token].number,
      isOn,
      isNext: token !== null && token === view['next-off'],
    })),
    elevator: view.elevator,
    time: timeOf(view),
    isGateOpen: view['is-gate-open'],
    rover: view.rover,
    pods: podsOf(view),
    codes,
    codesLeft: view['codes-left'].map(({ token, count }) => ({ code: token, n: count })),
    computer: {
      card: view.computer,
      lines: view.computer === null ? [] : COMPUTER_PRINTS[view.computer].lines,
      faceDown: view.decks.computers.length,
    },
    bag: bagOf(view.bag, (token) => TOKEN_PRINTS[token].intruder),
    decks: view.decks.items.map(({ back, slots }) => ({ back, n: slots.length })),
    eggs: view.eggs,
    isNestDestroyed: view['nest-is-destroyed'],
    isQueenKilled: view['queen-is-killed'],
    weaknesses: view.weaknesses.map((weakness, n) => ({
      knowledge: speciesOf(view) === 'night-stalkers' ? (TRACKS['weakness-knowledge'][n] ?? null) : null,
      weakness,
      object: view.objects[n] ?? null,
    })),
    left: leftOf(view),
    common: view['common-objectives'],
    shown: (mine?.['objectives-seen'] ?? []).map(({ what, value, round }) => ({
      objective: what,
      player: value,
      round,
    })),
    found: view.scratch.found.flatMap((card, n): ItemPicture[] =>
      card === null ? [] : [{ id: ids.found(n), item: card.item, back: card.back }],
    ),
    incoming: incomingOf(view),
    looked: view.scratch.computers.flatMap((card) => card ?? []),
    goal: goalOf(view, side),
  }
}

/** Something heavy for which no hand is free; only whoever searches or acts can come to that. */
function incomingOf({ scratch, turn, 'under-way': rules }: View): ComplexPicture['incoming'] {
  const incoming = held(scratch.incoming)
  const asked = rules.find((it) => it.rule === 'hands-full')
  return incoming && { seat: asked?.seat ?? turn.seat, held: incoming }
}

/** Markers that lie on the board or have left the game cannot be laid any more. */
function leftOf(view: View): ComplexPicture['left'] {
  const fires = view.rooms.filter((it) => it['is-burning']).length + view['fires-removed']
  const broken = view.rooms.filter((it) => it['has-malfunction']).length + view['malfunctions-removed']
  return {
    fire: [TRACKS.fires - fires, TRACKS.fires],
    malfunction: [TRACKS.malfunctions - broken, TRACKS.malfunctions],
  }
}

const PODS = PRINTED['css-tokens'].reduce<ComplexPicture['pods'][number]['pod'][]>(
  (pods, { launches }) => [...pods, ...launches.filter((pod) => !pods.includes(pod))],
  [],
)

function podsOf({ rooms, players }: View): ComplexPicture['pods'] {
  return PODS.toSorted().map((pod) => ({
    pod,
    room: rooms.find(({ room }) => room === `css-room-${pod}`)?.number ?? null,
    seat: players.find(({ whereabouts: at }) => at.whereabouts === 'pod' && at.pod === pod)?.seat ?? null,
  }))
}

const codeOf = ({ token, place, code }: CodeView): CodePicture => ({
  token,
  code,
  lies: place.lies,
  seat: place.lies === 'with' ? place.seat : null,
})

function roomOf(it: RoomView, view: View, side: Side): RoomPicture {
  const isExplored = it['is-explored']
  const print = it.room === null ? null : ROOM_PRINTS[it.room]
  const isDark = view.dark.includes(it.number)
  const works = view.computers.includes(it.number)
  return {
    number: it.number,
    room: it.room,
    level: levelOf(side, it.number),
    isDark,
    isExplored,
    isSecret:
      !isExplored && it.room !== null && view.ending === null && it['known-by'].length < view.players.length,
    computer: !isExplored || !print?.['has-computer'] ? 'none' : !works ? 'broken' : isDark ? 'dark' : 'on',
    token: isExplored || it.token === null ? null : EXPLORATION_PRINTS[it.token],
    surfaceToken: it['surface-token'] === null ? null : SURFACE_PRINTS[it['surface-token']],
    items: isExplored && print?.['is-searchable'] ? it.items : null,
    hasFire: it['is-burning'],
    hasMalfunction: it['has-malfunction'],
    isVenting: view.venting === it.number,
    objects: objectsOf(it, inTheAir(view, it.number)),
    nestEggs: it.room === 'nest' && isExplored ? view.eggs : null,
    isInCombat:
      view.figures.some(({ room }) => room === it.number) &&
      view.players.some(({ whereabouts: at }) => at.whereabouts === 'room' && at.room === it.number),
  }
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
    ...corpses.map((of) => ({ object: 'corpse' as const, of, n: 1 })),
    ...(eggs > 0 ? [{ object: 'egg' as const, n: eggs }] : []),
    ...(carcasses > 0 ? [{ object: 'carcass' as const, n: carcasses }] : []),
  ]
}

function characterOf(
  it: PlayerView,
  view: View,
  infested: Set<number>,
  codes: CodePicture[],
): CharacterPicture {
  const at = it.whereabouts
  const isActive = at.whereabouts === 'room' || at.whereabouts === 'pod'
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
    hasPassed: it['has-passed'] && isActive,
    isInCombat: at.whereabouts === 'room' && infested.has(at.room),
    hasResigned: it['has-resigned'],
    isDark: it['is-dark'],
    knowledge: it.knowledge,
    isKnowledgeActive: it['is-knowledge-active'],
    codes: codes.filter(({ seat }) => seat === it.seat),
    probeUses: it['probe-uses'],
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
    quests:
      it['inactive-quest'] === null || !isChosen
        ? []
        : [{ item: CHARACTER_PRINTS[it.character]['quest-item'], isActive: false }],
    objectives: it.objectives.map(({ objective, 'known-by': by }) => ({
      objective,
      // A hidden one looks like any other.
      deck: objective === null ? 'personal' : OBJECTIVE_PRINTS[objective].deck,
      isSecret: by.length < view.players.length && view.ending === null,
    })),
  }
}

function placeOf(at: Whereabouts): Place {
  switch (at.whereabouts) {
    case 'room':
      return { at: 'room', room: at.room }
    case 'pod':
      return { at: 'pod', pod: at.pod }
    case 'locked-in':
    case 'launched':
    case 'bunker':
    case 'dead':
      return { at: at.whereabouts }
  }
}

const held = (it: HeldView): Held[] | null => heldOf<Words, HeavyItemView>(it, heavyOf)

const heavyOf = (it: HeavyItemView): HeldItem => ({
  held: 'item',
  item: it.card.item,
  ammo: it.ammo,
  capacity: it.capacity,
  attached: it['has-extended-magazine'] ? ['extended-magazine'] : [],
})

/** Something that is offered in a trade. */
export type Traded = NonNullable<View['scratch']['offered']>
