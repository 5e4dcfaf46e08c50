/**
 * The view after an event, as far as the event tells it.
 *
 * Nothing here is a rule: an event names what moved and what changed, and that is carried out.
 * What follows from it by the rules comes with the whole view that closes each burst.
 */

import { networksAt } from './layouts/layouts'
import { sideOf } from './adapter'
import { explorationOf, tokenOf } from './words-read'
import type {
  FigureView,
  Heard,
  IntruderToken,
  Object,
  PlayerView,
  RoomView,
  View,
  Whereabouts,
} from '../../types/nemesis'
import { told, type Shown } from './moments/story'

/** The objects in the order of their slots on the intruder board. */
const OBJECTS: Object[] = ['character-corpse', 'egg', 'intruder-carcass']

export function apply(view: Shown, heard: Heard): Shown {
  return told(changed(view, heard), view, heard)
}

function changed(view: Shown, heard: Heard): Shown {
  switch (heard.event) {
    case 'character-chosen':
      return person(view, heard.seat, () => ({ character: heard.character }))
    case 'round-began':
      return {
        ...view,
        round: heard.round,
        phase: 'draw-cards',
        players: view.players.map((it) => ({ ...it, 'has-passed': false })),
      }
    case 'first-player-changed':
      return { ...view, first: heard.seat }
    case 'turn-began':
      return { ...view, phase: 'turns', turn: { ...view.turn, seat: heard.seat, 'actions-left': 2 } }
    case 'passed':
      return person(view, heard.seat, () => ({ 'has-passed': true }))
    case 'resigned':
      return person(view, heard.seat, () => ({ 'has-resigned': true }))
    case 'card-drawn':
      return person(view, heard.seat, (it) => ({
        hand: { ...it.hand, count: it.hand.count + 1 },
        deck: { ...it.deck, count: Math.max(0, it.deck.count - 1) },
      }))
    case 'card-discarded':
      return person(view, heard.seat, (it) => discarded(it, heard.card))
    case 'contamination-discarded':
      return person(view, heard.seat, (it) => ({
        hand: { ...it.hand, count: Math.max(0, it.hand.count - 1) },
      }))

    case 'moved':
      return at(view, heard.seat, { whereabouts: 'room', room: heard.to })
    case 'pod-left':
      return at(view, heard.seat, { whereabouts: 'room', room: heard.room })
    case 'pod-entered':
      return at(view, heard.seat, { whereabouts: 'pod', pod: heard.pod })
    case 'hibernated':
      return at(view, heard.seat, { whereabouts: 'hibernating' })
    case 'died':
      return died(view, heard.seat, heard.room)
    case 'pod-launched':
      return {
        ...heard.with.reduce((it, seat) => at(it, seat, { whereabouts: 'evacuated' }), view),
        pods: view.pods.filter(({ pod }) => pod !== heard.pod),
      }
    case 'pod-flipped':
      return {
        ...view,
        pods: view.pods.map((it) => (it.pod === heard.pod ? { ...it, side: heard.side } : it)),
      }
    case 'pods-unlocked':
      return { ...view, pods: view.pods.map((it) => ({ ...it, side: 'unlocked' })) }

    case 'room-explored':
      return room(view, heard.number, () => ({
        room: heard.room,
        'is-explored': true,
        token: null,
        items: explorationOf(heard.token).items,
      }))
    case 'noise-made':
      return noisy(view, (it) => it.rooms.includes(heard.room) && it.numbers.includes(heard.number))
    case 'noise-all-around':
      return noisy(view, (it) => it.rooms.includes(heard.room))
    case 'technical-noise':
      return { ...view, 'technical-noise': [...new Set([...view['technical-noise'], heard.network])] }
    case 'door-changed':
      return {
        ...view,
        corridors: view.corridors.map((it) =>
          it.passage.room === heard.passage.room && it.passage.corridor === heard.passage.corridor
            ? { ...it, door: heard.door }
            : it,
        ),
      }
    case 'airlock-started':
      return { ...view, airlock: heard.room }
    case 'airlock-cancelled':
    case 'airlock-opened':
      return { ...view, airlock: null }
    case 'fire-broke-out':
      return room(view, heard.room, () => ({ 'is-burning': true }))
    case 'fire-went-out':
      return room(view, heard.room, () => ({ 'is-burning': false }))
    case 'malfunctioned':
      return room(view, heard.room, () => ({ 'has-malfunction': true }))
    case 'repaired':
      return room(view, heard.room, () => ({ 'has-malfunction': false }))
    case 'items-burnt':
      return room(view, heard.room, () => ({ items: 0 }))
    case 'searched':
      return room(view, heard.room, (it) => ({ items: Math.max(0, it.items - 1) }))

    case 'token-drawn':
      return withoutToken(view, heard.token)
    case 'encountered':
      return quiet(view, heard.room)
    case 'intruder-appeared':
      return {
        ...view,
        figures: [
          ...view.figures,
          { id: heard.figure, kind: heard.kind, room: heard.room, injuries: 0, 'has-acted': true },
        ],
      }
    case 'intruder-moved':
      return figure(view, heard.figure, () => ({ room: heard.to }))
    case 'intruder-vanished':
      return { ...view, figures: view.figures.filter(({ id }) => id !== heard.figure) }
    case 'intruder-died':
      return {
        ...room(view, heard.room, (it) => ({ carcasses: it.carcasses + (heard.kind === 'larva' ? 0 : 1) })),
        figures: view.figures.filter(({ id }) => id !== heard.figure),
      }
    case 'injured':
      return figure(view, heard.figure, (it) => ({ injuries: it.injuries + heard.injuries }))
    case 'transformed':
      return figure(view, heard.figure, () => ({ kind: 'breeder' }))
    case 'egg-laid':
      return { ...view, eggs: view.eggs + 1 }
    case 'egg-hatched':
      return { ...view, eggs: Math.max(0, view.eggs - 1) }
    case 'weakness-discovered': {
      const weaknesses: View['weaknesses'] = [...view.weaknesses]
      weaknesses[OBJECTS.indexOf(heard.object)] = heard.weakness
      return { ...view, weaknesses }
    }

    case 'slimed':
    case 'slime-washed-off':
      return person(view, heard.seat, () => ({ 'has-slime': heard.event === 'slimed' }))
    case 'infested':
    case 'larva-removed':
      return person(view, heard.seat, () => ({ 'has-larva': heard.event === 'infested' }))
    case 'signal-sent':
      return person(view, heard.seat, () => ({ 'has-signal': true }))
    case 'light-wound-suffered':
      return person(view, heard.seat, (it) => ({ 'light-wounds': it['light-wounds'] + 1 }))
    case 'light-wounds-healed':
      return person(view, heard.seat, () => ({ 'light-wounds': 0 }))
    case 'serious-wound-suffered':
      return person(view, heard.seat, (it) => ({
        'serious-wounds': [...it['serious-wounds'], { wound: heard.wound, 'is-dressed': false }],
      }))
    case 'ammo-spent':
      return loaded(view, heard.seat, heard.weapon, -heard.rounds)
    case 'loaded':
      return loaded(view, heard.seat, heard.weapon, heard.ammo)
    case 'course-set':
      return { ...view, course: heard.course }
    case 'self-destruct-started':
      return { ...view, 'self-destruct': 0 }
    case 'self-destruct-stopped':
      return { ...view, 'self-destruct': null }
    case 'time-passed':
      return { ...view, phase: 'time-track', time: heard.time, 'self-destruct': heard.self_destruct }
    case 'event-drawn':
      return { ...view, phase: 'event-card' }
    case 'bag-developed':
      return { ...view, phase: 'bag-development' }
    case 'ship-destroyed':
      return { ...view, ending: heard.ending }
    case 'ship-jumped':
      return { ...view, ending: 'hyperspace-jump' }
    case 'game-over':
      return { ...view, winners: heard.winners }
    default:
      return view
  }
}

type Change<It> = (it: It) => Partial<It>

function person(view: Shown, seat: number, change: Change<PlayerView>): Shown {
  return { ...view, players: view.players.map((it) => (it.seat === seat ? { ...it, ...change(it) } : it)) }
}

function room(view: Shown, number: number, change: Change<RoomView>): Shown {
  return { ...view, rooms: view.rooms.map((it) => (it.number === number ? { ...it, ...change(it) } : it)) }
}

function figure(view: Shown, id: number, change: Change<FigureView>): Shown {
  return { ...view, figures: view.figures.map((it) => (it.id === id ? { ...it, ...change(it) } : it)) }
}

const at = (view: Shown, seat: number, whereabouts: Whereabouts): Shown =>
  person(view, seat, () => ({ whereabouts }))

function died(view: Shown, seat: number, where: number | null): Shown {
  const gone = at(view, seat, { whereabouts: 'dead' })
  return where === null
    ? gone
    : room(gone, where, (it) => ({ corpses: [...it.corpses, seat].sort((a, b) => a - b) }))
}

function noisy(view: Shown, isMeant: (it: View['corridors'][number]) => boolean): Shown {
  return { ...view, corridors: view.corridors.map((it) => (isMeant(it) ? { ...it, 'has-noise': true } : it)) }
}

/** An encounter takes the noise from all around a room. */
function quiet(view: Shown, around: number): Shown {
  const networks = networksAt(sideOf(view), around)
  return {
    ...view,
    corridors: view.corridors.map((it) => (it.rooms.includes(around) ? { ...it, 'has-noise': false } : it)),
    'technical-noise': view['technical-noise'].filter((network) => !networks.includes(network)),
  }
}

function discarded(it: PlayerView, card: PlayerView['discard']['actions'][number]): Partial<PlayerView> {
  const held = it.hand.cards
  const n = held?.actions.indexOf(card) ?? -1
  const cards = held && n >= 0 ? { ...held, actions: held.actions.toSpliced(n, 1) } : held
  return {
    hand: { count: Math.max(0, it.hand.count - 1), cards },
    discard: { ...it.discard, actions: [...it.discard.actions, card] },
  }
}

function withoutToken(view: Shown, token: IntruderToken): Shown {
  // The blank one goes back at once.
  if (tokenOf(token).kind === null) return view
  return {
    ...view,
    bag: view.bag.map((it) => (it.token === token ? { ...it, count: Math.max(0, it.count - 1) } : it)),
  }
}

function loaded(view: Shown, seat: number, weapon: string, by: number): Shown {
  return person(view, seat, (it) => ({
    hands: it.hands.map((held) =>
      held.held === 'item' && held.item.card.item === weapon
        ? {
            ...held,
            item: { ...held.item, ammo: Math.min(held.item.capacity, Math.max(0, held.item.ammo + by)) },
          }
        : held,
    ),
  }))
}
