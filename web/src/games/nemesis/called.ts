/** Rooms and intruders within sentences: by their numbers, and by their names where these are known. */

import { say, type Text } from '../../texts/texts.svelte'
import type { View } from '../../types/nemesis'
import { objectOf } from '../nemesis-kit/adapting'
import { called } from '../nemesis-kit/called'
import { sideOf, type Traded } from './adapter'
import { wayFrom } from './layouts/layouts'
import type { Known } from './known'
import { roomName } from './names'

/** The arguments that are numbers of rooms, in what happens and in answers. */
const ROOMS = [
  'room',
  'room-number',
  'from',
  'to',
  'passage-room',
  'sight-room',
  'action-aim-room',
  'action-aim-with-room',
  'aim-room',
  'aim-with-room',
]
/** The arguments of answers that are numbers of figures. */
const FIGURES = ['figure', 'at-figure', 'aim-figure']

/** A sentence in which rooms have their names. */
export function withRooms([key, args]: Text, { rooms }: Pick<Known, 'rooms'>): Text {
  return [
    key,
    called(args, ROOMS, (n) => {
      const room = rooms.get(n)
      return room && say('nemesis-log-room', { n, name: roomName(room) })
    }),
  ]
}

/** An answer in which rooms and intruders have their names. */
export function call(says: Text, view: View): Text {
  const rooms = new Map(
    view.rooms.flatMap(({ number, room }) => (room === null ? [] : [[number, room] as const])),
  )
  const [key, args] = withRooms(says, { rooms })
  const aimed = fought(key, args, view) ?? traded(key, args, view) ?? walked(key, args, view)
  if (aimed) return aimed
  return [
    key,
    called(args, FIGURES, (n) => {
      const figure = view.figures.find(({ id }) => id === n)
      return figure && say('nemesis-log-figure-called', { n, kind: `nemesis-intruder-${figure.kind}` })
    }),
  ]
}

/** Who is shot or struck at is called as the log calls it. */
function fought(key: string, args: Text[1], { figures }: View): Text | null {
  const name = FIGHTS[key]
  const figure = figures.find(({ id }) => id === args['at-figure'])
  if (name === undefined || !figure) return null
  const whom = say('nemesis-log-figure', { kind: `nemesis-intruder-${figure.kind}`, n: figure.id })
  return [name, { ...args, whom }]
}

/** A question about a trade names what is traded, for those who see it. */
function traded(key: string, args: Text[1], { scratch }: View): Text | null {
  const name = TRADES[key]
  const [goods, back] = [scratch.offered, scratch['in-return']].map(goodsName)
  if (name === undefined || !goods || (key === AGREEMENT && !back)) return null
  return [name, { ...args, goods, ...(back ? { back } : {}) }]
}

function goodsName(it: Traded | null | undefined): string | null {
  if (!it?.goods) return null
  if ('object' in it.goods) return say(`nemesis-table-object-${objectOf(it.goods.object).object}`)
  const { item, back } = it.goods.item
  return say('nemesis-table-goods', { item: `nemesis-item-${item}`, back: `nemesis-back-${back}` })
}

const AGREEMENT = 'nemesis-asks-trade-agreement'
const TRADES: Record<string, string> = {
  'nemesis-asks-trade-reply': 'nemesis-table-asks-trade-reply',
  [AGREEMENT]: 'nemesis-table-asks-trade-agreement',
}

/** Whoever goes through a corridor goes to a room, and that is what they think of. */
function walked(key: string, args: Text[1], view: View): Text | null {
  const deed = WALKS[key]
  const figure = view.figures.find(({ id }) => id === args['figure'])
  const at = view.players.find(({ seat }) => seat === view.turn.seat)?.whereabouts
  const from = figure ? figure.room : at?.whereabouts === 'room' ? at.room : null
  const corridor = args['corridor']
  if (deed === undefined || from === null || typeof corridor !== 'number') return null
  const way = wayFrom(sideOf(view), from, corridor)
  if (!way) return null
  const number = way.room === from ? way.other : way.room
  const known = view.rooms.find((it) => it.number === number)?.room ?? null
  const room = known === null ? say('nemesis-table-room-unknown', { n: number }) : roomName(known)
  if (!figure) return ['nemesis-table-deed-to', { deed: say(`nemesis-basic-action-${deed}`), room }]
  const whom = say('nemesis-log-figure', { kind: `nemesis-intruder-${figure.kind}`, n: figure.id })
  return ['nemesis-table-intruder-goes', { ...args, whom, room }]
}

const WALKS: Record<string, 'movement' | 'careful-movement'> = {
  'nemesis-answer-turn-move': 'movement',
  'nemesis-answer-turn-careful-move': 'careful-movement',
  'nemesis-answer-intruder-turn-move': 'movement',
}

const FIGHTS: Record<string, string> = {
  'nemesis-answer-turn-shoot': 'nemesis-table-part-shoot',
  'nemesis-answer-turn-melee': 'nemesis-table-part-strike',
}
