/** Rooms and intruders within sentences: by their numbers, and by their names where these are known. */

import { say, type Text } from '../../texts/texts.svelte'
import type { View } from '../../types/lockdown'
import { objectOf } from '../nemesis-kit/adapting'
import { called } from '../nemesis-kit/called'
import { sideOf } from './adapter'
import type { Known } from './known'
import { roomBeyond } from './layouts/layouts'
import { roomName } from './names'

/** Whether an argument that is a number is that of a room, in what happens and in answers. */
const isRoom = (name: string): boolean => /(^|-)(room|number|from|to|aim-one)$/.test(name)
/** The arguments of answers that are numbers of figures. */
const FIGURES = ['figure', 'at-figure', 'aim-figure']
/** In these, numbers are spaces of the time track. */
const SPACES = ['css-moved', 'threshold-crossed', 'noise-taken', 'noise-made'].map(
  (it) => `lockdown-heard-${it}`,
)

/** Here the name is said beside the number. */
const EXPLORED = 'lockdown-heard-room-explored'

/** A sentence in which rooms have their names. */
export function withRooms([key, args]: Text, { rooms }: Pick<Known, 'rooms'>): Text {
  const names = SPACES.includes(key)
    ? ['room']
    : Object.keys(args).filter((name) => key !== EXPLORED && isRoom(name))
  return [
    key,
    called(args, names, (n) => {
      const room = rooms.get(n)
      return room && say('lockdown-log-room', { n, name: roomName(room) })
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
      return figure && say('lockdown-log-figure-called', { n, kind: `lockdown-intruder-${figure.kind}` })
    }),
  ]
}

/** Who is shot or struck at is called as the log calls it. */
function fought(key: string, args: Text[1], { figures }: View): Text | null {
  const name = FIGHTS[key]
  const figure = figures.find(({ id }) => id === args['at-figure'])
  if (name === undefined || !figure) return null
  const whom = say('lockdown-log-figure', { kind: `lockdown-intruder-${figure.kind}`, n: figure.id })
  return [name, { ...args, whom }]
}

const FIGHTS: Record<string, string> = {
  'lockdown-answer-turn-shoot': 'lockdown-table-part-shoot',
  'lockdown-answer-turn-melee': 'lockdown-table-part-strike',
}

/** A question about a trade names what is traded, for those who see it. */
function traded(key: string, args: Text[1], { scratch }: View): Text | null {
  const name = TRADES[key]
  const [goods, back] = [scratch.offered, scratch['in-return']].map(goodsName)
  if (name === undefined || !goods || (key === AGREEMENT && !back)) return null
  return [name, { ...args, goods, ...(back ? { back } : {}) }]
}

function goodsName(it: View['scratch']['offered'] | undefined): string | null {
  if (!it?.goods) return null
  if ('object' in it.goods) return say(`lockdown-table-object-${objectOf(it.goods.object).object}`)
  const { item, back } = it.goods.item
  return say('lockdown-table-goods', { item: `lockdown-item-${item}`, back: `lockdown-back-${back}` })
}

const AGREEMENT = 'lockdown-asks-trade-agreement'
const TRADES: Record<string, string> = {
  'lockdown-asks-trade-reply': 'lockdown-table-asks-trade-reply',
  [AGREEMENT]: 'lockdown-table-asks-trade-agreement',
}

/** Whoever goes through a corridor goes to a room, and that is what they think of. */
function walked(key: string, args: Text[1], view: View): Text | null {
  const deed = WALKS[key]
  const at = view.players.find(({ seat }) => seat === view.turn.seat)?.whereabouts
  const corridor = args['corridor']
  if (deed === undefined || at?.whereabouts !== 'room' || typeof corridor !== 'number') return null
  const number = roomBeyond(sideOf(view), at.room, corridor)
  if (number === undefined) return null
  const known = view.rooms.find((it) => it.number === number)?.room ?? null
  const room = known === null ? say('lockdown-table-room-unknown', { n: number }) : roomName(known)
  return ['lockdown-table-deed-to', { deed: say(`lockdown-table-deed-${deed}`), room }]
}

const WALKS: Record<string, 'move' | 'careful-move'> = {
  'lockdown-answer-turn-move': 'move',
  'lockdown-answer-turn-careful-move': 'careful-move',
}
