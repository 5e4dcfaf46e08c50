/** The crew: who they are, their cards, wounds, contamination, objectives and death. */

import type { Action, ActionCard } from '../../../types/nemesis'
import { STARTING_WEAPONS } from '../content'
import { QUESTS } from '../words-read'
import { loadedWeapon } from './belongings'
import { laid } from './carried'
import {
  at,
  person,
  playerOf,
  room,
  roomOf,
  same,
  withOne,
  type Chapter,
  type Followed,
  type Of,
} from './change'
import * as piles from './piles'

export const CREW: Chapter<
  | 'objective-dealt'
  | 'character-chosen'
  | 'card-drawn'
  | 'declared'
  | 'card-discarded'
  | 'contamination-discarded'
  | 'interrupted'
  | 'nerves-of-steel-played'
  | 'card-turned-up'
  | 'contamination-turned-up'
  | 'objective-chosen'
  | 'objective-seen'
  | 'slimed'
  | 'slime-washed-off'
  | 'infested'
  | 'larva-removed'
  | 'signal-sent'
  | 'combat-rolled'
  | 'light-wound-suffered'
  | 'serious-wound-suffered'
  | 'light-wounds-healed'
  | 'wound-dressed'
  | 'wound-healed'
  | 'contaminated'
  | 'hand-scanned'
  | 'scanned'
  | 'contamination-removed'
  | 'died'
> = {
  'objective-dealt': (view, { seat, objective }) =>
    person(view, seat, (it) => ({ objectives: [...it.objectives, { objective, 'known-by': [seat] }] })),
  'character-chosen': (view, { seat, character }) =>
    person(view, seat, (it) => ({
      character,
      deck: { ...it.deck, count: 10 },
      hands: [loadedWeapon(STARTING_WEAPONS[character]), { held: 'nothing' }],
      'inactive-quests': QUESTS[character],
    })),

  'card-drawn': (view, { seat, card }) => person(view, seat, (it) => piles.drawn(it, card)),
  declared: (view, { seat, action }) => {
    const declared = { ...view, turn: { ...view.turn, declared: action } }
    return typeof action === 'object' && 'play' in action
      ? person(declared, seat, (it) => piles.discarded(it, action.play.card))
      : declared
  },
  'card-discarded': (view, { seat, card }) => person(view, seat, (it) => piles.discarded(it, card)),
  'contamination-discarded': (view, { seat }) => person(view, seat, piles.contaminationDiscarded),
  interrupted: (view, { seat }) => person(view, seat, (it) => piles.discarded(it, 'interruption')),
  'nerves-of-steel-played': (view, { seat }) =>
    person(view, seat, (it) => piles.discarded(it, 'nerves-of-steel')),
  'card-turned-up': (view, { seat, card }) => turnedUp(view, seat, card),
  'contamination-turned-up': (view, { seat }) => turnedUp(view, seat, null),

  'objective-chosen': (view, { seat, objective }) =>
    person(view, seat, () => ({ objectives: [{ objective, 'known-by': [seat] }] })),
  'objective-seen': objectiveSeen,

  slimed: (view, { seat }) => person(view, seat, () => ({ 'has-slime': true })),
  'slime-washed-off': (view, { seat }) => person(view, seat, () => ({ 'has-slime': false })),
  infested: (view, { seat }) => person(view, seat, () => ({ 'has-larva': true })),
  'larva-removed': (view, { seat }) => person(view, seat, () => ({ 'has-larva': false })),
  'signal-sent': (view, { seat }) => person(view, seat, () => ({ 'has-signal': true })),

  'combat-rolled': same,
  // The third light wound is a serious one, which comes next.
  'light-wound-suffered': (view, { seat }) =>
    person(view, seat, (it) => ({ 'light-wounds': (it['light-wounds'] + 1) % 3 })),
  'serious-wound-suffered': (view, { seat, wound }) =>
    person(view, seat, (it) => ({
      'serious-wounds': [...it['serious-wounds'], { wound, 'is-dressed': false }],
    })),
  'light-wounds-healed': (view, { seat, left }) => person(view, seat, () => ({ 'light-wounds': left })),
  'wound-dressed': (view, { seat, wound }) =>
    person(view, seat, ({ 'serious-wounds': wounds }) => {
      const n = wounds.findIndex((it) => it.wound === wound && !it['is-dressed'])
      return n < 0 ? {} : { 'serious-wounds': wounds.with(n, { wound, 'is-dressed': true }) }
    }),
  'wound-healed': (view, { seat, wound }) =>
    person(view, seat, ({ 'serious-wounds': wounds }) => {
      const dressed = wounds.findIndex((it) => it.wound === wound && it['is-dressed'])
      const n = dressed < 0 ? wounds.findIndex((it) => it.wound === wound) : dressed
      return n < 0 ? {} : { 'serious-wounds': wounds.toSpliced(n, 1) }
    }),

  // What the Antidote brings goes into the deck with all that was discarded.
  contaminated: (view, { seat }) =>
    person(view, seat, (it) => {
      const taken = { ...it, ...piles.contaminated(it) }
      return isAntidote(view.turn.declared) ? { ...taken, ...piles.shuffled(taken, ['discard']) } : taken
    }),
  'hand-scanned': same,
  scanned: (view, { seat, result }) =>
    person(view, seat, (it) => piles.scanned(it, result, view.turned?.seat === seat)),
  'contamination-removed': contaminationRemoved,
  died,
}

function turnedUp(view: Followed, seat: number, card: ActionCard | null): Followed {
  const before = view.turned?.seat === seat ? view.turned.cards : []
  return {
    ...person(view, seat, (it) => piles.turnedUp(it, card, before)),
    turned: { seat, cards: [...before, card] },
  }
}

const isAntidote = (action: Action | null): boolean =>
  typeof action === 'object' && action !== null && 'use' in action && action.use.item.item === 'antidote'

const isRest = (action: Action | null): boolean =>
  typeof action === 'object' && action !== null && 'play' in action && action.play.card === 'rest'

/** The room whose action is under way, there or from afar. */
function roomUsed(view: Followed, seat: number): number | null {
  const { declared } = view.turn
  if (typeof declared !== 'object' || declared === null) return null
  if ('use-room' in declared) return roomOf(view, seat)
  const aim = 'play' in declared ? declared.play.aim : 'use' in declared ? declared.use.aim : null
  return typeof aim === 'object' && aim !== null && 'room-action' in aim ? aim['room-action'].room : null
}

/** After a surgery all cards are shuffled; the Antidote leaves the hand. */
function contaminationRemoved(view: Followed, heard: Of<'contamination-removed'>): Followed {
  const { declared } = view.turn
  const number = roomUsed(view, heard.seat)
  const isSurgery = number !== null && view.rooms.find((it) => it.number === number)?.room === 'surgery'
  return person(view, heard.seat, (it) => {
    const rest = { ...it, ...piles.removed(it, heard, isRest(declared)) }
    if (isSurgery) return { ...rest, ...piles.shuffled(rest, ['hand', 'discard']) }
    return isAntidote(declared) ? { ...rest, ...piles.shuffled(rest, ['discard']) } : rest
  })
}

function objectiveSeen(view: Followed, { seat, of, objective }: Of<'objective-seen'>): Followed {
  if (objective === null) return view
  const player = playerOf(view, of)?.number ?? 0
  return person(view, seat, (it) => ({
    'objectives-seen': [
      ...(it['objectives-seen'] ?? []),
      { what: objective, value: player, round: view.round },
    ],
  }))
}

/** Who dies leaves a corpse and what was carried in the arms; all else is lost, unless all play together. */
function died(view: Followed, { seat, room: where }: Of<'died'>): Followed {
  const objects = (playerOf(view, seat)?.hands ?? []).flatMap((it) => (it.held === 'object' ? [it.what] : []))
  const isTogether = view.setup.options.some(([name, value]) => name === 'co-operative' && value === 'on')
  const gone = person(at(view, seat, { whereabouts: 'dead' }), seat, (it) => ({
    'has-larva': false,
    ...(isTogether
      ? { hands: it.hands.map((held) => (held.held === 'object' ? { held: 'nothing' as const } : held)) }
      : {
          ...piles.lost(it),
          hands: it.hands.map(() => ({ held: 'nothing' as const })),
          inventory: it.inventory && [],
          backs: [],
          'inactive-quests': [],
          'serious-wounds': [],
        }),
  }))
  if (where === null) return gone
  const dropped = objects.reduce((it, object) => laid(it, where, object), gone)
  return room(dropped, where, (it) => ({ corpses: withOne(it.corpses, seat) }))
}
