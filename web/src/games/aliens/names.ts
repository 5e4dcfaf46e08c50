/** What things are called. */

import { say, texts } from '../../texts/texts.svelte'
import type { Card, Character, Door, Square, View } from '../../types/aliens'
import { faceOf, groundOf, roomAt } from './ground'
import { isSame } from './ids'
import { missionOf, type EnemyPicture } from './picture'

export const characterName = (character: Character): string => say(`aliens-character-${character}`)
export const cardName = (card: Card): string => say(`aliens-card-${card}`)
export const cardText = (card: Card): string => say(`aliens-card-${card}.text`)

/** A square as in the rules: board(column,row). */
export const squareMark = ({ board, column, row }: Square): string =>
  say('aliens-here', { board, column, row })

/** A square with the room it is in. */
export function squareName(square: Square, view: View): string {
  const room = roomAt(faceOf(groundOf(missionOf(view)), square), square)
  return room === null
    ? squareMark(square)
    : say('aliens-table-square', { room: `aliens-room-${room}`, square: squareMark(square) })
}

export function enemyName({ it, n }: EnemyPicture): string {
  return n > 1 ? say('aliens-table-swarm', { n }) : say(`aliens-enemy-kind-${it.kind}`)
}

export const doorName = ({ square, facing }: Door): string =>
  say('aliens-door', {
    'door-facing': `aliens-facing-${facing}`,
    'door-square-board': square.board,
    'door-square-column': square.column,
    'door-square-row': square.row,
  })

export const has = (key: string): boolean => texts.has(key)

const SPAWNS = ['one', 'two', 'three', 'four'] as const
const BLIPS = ['a', 'b', 'c', 'd'] as const

/** What lies on a square and is no figure, by its names. */
export function tokensOn(square: Square, view: View): string[] {
  const { print } = groundOf(missionOf(view))
  const { fittings } = view
  const isHere = (at: Square): boolean => isSame(at, square)
  const is = (bits: number, n: number): boolean => ((bits >> n) & 1) === 1
  const sealed = (name: string, isBarred: boolean): string =>
    isBarred ? say('aliens-table-barred', { what: name }) : name
  return [
    ...print['spawn-points'].flatMap((at, n) =>
      isHere(at)
        ? [sealed(say(`aliens-spawn-point-${SPAWNS[n] ?? 'one'}`), is(fittings['barricaded-points'], n))]
        : [],
    ),
    ...fittings.tunnels.flatMap((at, n) =>
      isHere(at) ? [sealed(say('aliens-token-tunnel'), is(fittings['barricaded-tunnels'], n))] : [],
    ),
    ...print['mission-blips'].flatMap((at, n) =>
      isHere(at) && is(fittings['mission-blips'], n) ? [say(`aliens-mission-blip-${BLIPS[n] ?? 'a'}`)] : [],
    ),
    ...print.crates.flatMap((at, n) =>
      isHere(at) && is(fittings.crates, n) ? [say('aliens-token-crate')] : [],
    ),
    ...print.computers.filter(isHere).map(() => say('aliens-token-computer')),
    ...fittings.guns.filter((gun) => isHere(gun.square)).map(({ gun }) => say(`aliens-gun-${gun}`)),
    ...view.figures
      .filter(
        ({ condition, square: at }) => isHere(at) && (condition === 'cocooned' || condition === 'hidden'),
      )
      .map(({ character, condition }) =>
        say('aliens-table-somebody', {
          who: `aliens-character-${character}`,
          how: `aliens-condition-${condition}`,
        }),
      ),
    ...print.exits
      .filter(({ squares }) => squares.some(isHere))
      .map(({ exit }) => say(`aliens-exit-${exit}`)),
  ]
}
