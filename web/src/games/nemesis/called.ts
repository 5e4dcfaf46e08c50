/** Rooms and intruders within sentences: by their numbers, and by their names where these are known. */

import { say, type Argument, type Text } from '../../texts/texts.svelte'
import type { View } from '../../types/nemesis'
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
    changed(args, ROOMS, (n) => {
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
  const aimed = fought(key, args, view)
  if (aimed) return aimed
  return [
    key,
    changed(args, FIGURES, (n) => {
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

const FIGHTS: Record<string, string> = {
  'nemesis-answer-turn-shoot': 'nemesis-table-part-shoot',
  'nemesis-answer-turn-melee': 'nemesis-table-part-strike',
}

function changed(args: Text[1], names: string[], called: (n: number) => string | undefined): Text[1] {
  const change = (name: string, value: Argument): Argument =>
    names.includes(name) && typeof value === 'number' ? (called(value) ?? value) : value
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, change(name, value)]))
}
