/** Answers and squares, called what they are called on the board. */

import type { Argument, Text } from '../../texts/texts.svelte'
import type { Square, View } from '../../types/aliens'
import { faceOf, groundOf, roomAt } from './ground'
import { isSame } from './ids'
import { missionOf, picture } from './picture'

const mark = ({ board, column, row }: Square): string => `${board}(${column},${row})`

/** A square with its room, and with the enemy on it. */
export function squareText(square: Square, view: View): Text {
  const room = roomAt(faceOf(groundOf(missionOf(view)), square), square)
  const enemy = picture(view).enemies.find(({ it }) => isSame(it.square, square))
  const where = { room: `aliens-room-${room ?? 'corridor'}`, square: mark(square) }
  return enemy
    ? ['aliens-table-enemy-at', { ...where, what: `aliens-enemy-kind-${enemy.it.kind}`, n: enemy.n }]
    : ['aliens-table-square', where]
}

/** The square that an answer names: by itself, or beside other things. */
function squareOf(args: Record<string, Argument>): Square | null {
  for (const prefix of ['', 'square-']) {
    const [board, column, row] = ['board', 'column', 'row'].map((name) => args[prefix + name])
    if (typeof board === 'number' && typeof column === 'number' && typeof row === 'number')
      return { board, column, row }
  }
  return null
}

/** Answers that are a square and nothing else. */
const SQUARES = [
  'gun-placing',
  'hero-placing',
  'target-choice',
  'pull-square',
  'captor',
  'alien-order',
  'route-choice',
  'blip-order',
  'tunnel-square',
  'blip-square',
  'extra-alien-square',
  'next-step-to',
  'full-auto-at',
  'grenade-offer-at',
].map((name) => `aliens-answer-${name}`)

export function call([key, args]: Text, view: View): Text {
  const square = SQUARES.includes(key) ? squareOf(args) : null
  return square ? squareText(square, view) : [key, args]
}
