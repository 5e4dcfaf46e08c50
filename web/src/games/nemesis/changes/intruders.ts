/** The intruders: the bag, figures, eggs, weaknesses, and whoever leads them. */

import type { IntruderToken, Object, View } from '../../../types/nemesis'
import { counted, figure, fromNest, room, same, type Chapter, type Followed } from './change'
import { inStep } from './round'
import { quiet } from './ship'

export const INTRUDERS: Chapter<
  | 'encountered'
  | 'token-drawn'
  | 'token-added'
  | 'token-removed'
  | 'nothing-left'
  | 'first-encounter'
  | 'intruder-appeared'
  | 'intruder-moved'
  | 'intruder-vanished'
  | 'intruder-died'
  | 'attacked'
  | 'attack-revealed'
  | 'transformed'
  | 'injured'
  | 'endurance-shown'
  | 'retreat-shown'
  | 'egg-laid'
  | 'egg-hatched'
  | 'egg-destroyed'
  | 'weakness-discovered'
  | 'intruders-led'
  | 'intruder-card-drawn'
  | 'intruder-card-played'
  | 'intruder-card-discarded'
  | 'intruder-healed'
  | 'event-seen'
  | 'event-placed'
> = {
  encountered: (view, { room: number }) => quiet(view, number),
  'token-drawn': same,
  'token-added': (view, { token }) => moved(view, token, 1),
  'token-removed': (view, { token }) => moved(view, token, -1),
  'nothing-left': same,
  'first-encounter': (view) => ({ ...view, 'has-met-intruders': true }),
  'intruder-appeared': (view, { figure: id, kind, room: number }) => ({
    ...view,
    figures: [...view.figures, { id, kind, room: number, injuries: 0, 'has-acted': true }],
  }),
  'intruder-moved': (view, { figure: id, to }) => figure(view, id, () => ({ room: to })),
  'intruder-vanished': (view, { figure: id }) => gone(view, id),
  'intruder-died': (view, { figure: id, kind, room: number }) => ({
    ...room(gone(view, id), number, (it) => ({ carcasses: it.carcasses + (kind === 'larva' ? 0 : 1) })),
    'queen-is-killed': view['queen-is-killed'] || kind === 'queen',
  }),
  attacked: (view) => inStep(view, 'intruder-attack'),
  'attack-revealed': same,
  transformed: (view, { figure: id }) => figure(view, id, () => ({ kind: 'breeder' })),
  injured: (view, { figure: id, injuries }) =>
    figure(inStep(view, 'fire-damage'), id, (it) => ({ injuries: it.injuries + injuries })),
  'endurance-shown': same,
  'retreat-shown': same,
  'egg-laid': (view) => ({ ...view, eggs: view.eggs + 1, 'eggs-in-stock': view['eggs-in-stock'] - 1 }),
  'egg-hatched': (view) => fromNest(view),
  'egg-destroyed': (view, { room: number }) => {
    const isLoose = (view.rooms.find((it) => it.number === number)?.eggs ?? 0) > 0
    const burning = inStep(view, 'fire-damage')
    return isLoose ? room(burning, number, (it) => ({ eggs: it.eggs - 1 })) : fromNest(burning)
  },
  'weakness-discovered': (view, { object, weakness }) => {
    const weaknesses: View['weaknesses'] = [...view.weaknesses]
    weaknesses[OBJECTS.indexOf(object)] = weakness
    return { ...view, weaknesses }
  },

  'intruders-led': (view, { seat }) => ({
    ...view,
    intruders: { ...view.intruders, seat, cards: view.own.includes(seat) ? [] : null },
  }),
  'intruder-card-drawn': (view, { card }) => {
    const { hand, cards } = view.intruders
    const held = cards && card ? [...cards, card] : cards
    return { ...view, intruders: { ...view.intruders, hand: hand + 1, cards: held } }
  },
  'intruder-card-played': (view, { card }) => laidDown(view, card),
  'intruder-card-discarded': (view, { card }) => laidDown(view, card),
  'intruder-healed': (view, { figure: id, left }) => figure(view, id, () => ({ injuries: left })),
  'event-seen': same,
  'event-placed': same,
}

/** The objects in the order of their slots on the intruder board. */
const OBJECTS: Object[] = ['character-corpse', 'egg', 'intruder-carcass']

const TOKENS: IntruderToken[] = [
  'blank',
  'larva-one',
  'creeper-one',
  'adult-two',
  'adult-three',
  'adult-four',
  'breeder-three',
  'breeder-four',
  'queen-four',
]

/** A token goes from the pool into the bag, or back. */
function moved(view: Followed, token: IntruderToken, by: 1 | -1): Followed {
  return {
    ...view,
    bag: counted(view.bag, token, by, TOKENS),
    pool: counted(view.pool, token, -by, TOKENS),
  }
}

const gone = (view: Followed, id: number): Followed => ({
  ...view,
  figures: view.figures.filter((it) => it.id !== id),
})

function laidDown(view: Followed, card: NonNullable<View['intruders']['cards']>[number]): Followed {
  const { hand, cards, discard } = view.intruders
  const n = cards?.indexOf(card) ?? -1
  return {
    ...view,
    intruders: {
      ...view.intruders,
      hand: Math.max(0, hand - 1),
      cards: cards && n >= 0 ? cards.toSpliced(n, 1) : cards,
      discard: [...discard, card],
    },
  }
}
