/** The name of a room on the board: in one line or two, if it fits at all. */

import { measure, twoLines } from '../../../board/measure.svelte'
import { hyphenated } from '../hyphens'
import { CROWD } from '../layouts/crowd'
import type { Box } from '../layouts/layout'
import type { RoomPicture } from '../picture'
import type { Scene } from './scene'
import { legible } from '../../../board/scene'
import { crowdIn, isFar, NAME } from './scene'

/** How much of a room's width its name leaves free. */
const MARGIN = 10
/** How far a name may be pressed together before it is left off. */
const NARROWEST = 0.86

/** Where a long word may break. */
const SOFT = '\u00ad'

/** A name in two lines: where its text allows a word to break, between words, or between syllables. */
function broken(written: string): string[] {
  const [first, second] = written.split(SOFT)
  if (second !== undefined) return [`${first}-`, second]
  const dash = written.indexOf('-')
  if (dash > 0 && !written.includes(' ')) return [written.slice(0, dash + 1), written.slice(dash + 1)]
  return written.includes(' ') ? twoLines(written) : halves(written)
}

/** A long word, broken as near to its middle as its syllables are. */
function halves(word: string): string[] {
  const syllables = hyphenated(word).split(SOFT)
  const splits = syllables
    .slice(1)
    .map((_, n) => [`${syllables.slice(0, n + 1).join('')}-`, syllables.slice(n + 1).join('')])
  const longest = (lines: string[]): number => Math.max(...lines.map((line) => line.length))
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), [word])
}

export interface NameLines {
  lines: string[]
  size: number
  /** How high the band is on which the name stands. */
  band: number
  /** The width to which each line is pressed, if it has to be. */
  widths: (number | undefined)[]
}

export function nameLines(
  room: Pick<RoomPicture, 'number'>,
  box: Box,
  scene: Pick<Scene, 'scale' | 'picture' | 'own'>,
): NameLines | null {
  const short = scene.own.roomName(room.number)
  if (short === null || isFar(scene)) return null
  // In a crowd the number has no other place.
  const isCrowded = crowdIn(scene, room.number) >= CROWD
  const written = isCrowded ? `${room.number}\u00a0${short}` : short
  const name = written.replaceAll(SOFT, '')
  const size = legible(scene.scale, NAME)
  const space = box.w - MARGIN
  const width = (line: string): number => measure.width(line, size, 'display', 700)
  const lines = width(name) <= space || isCrowded ? [name] : broken(written)
  if (!isCrowded && lines.some((line) => width(line) * NARROWEST > space)) return null
  const widths = lines.map((line) => (width(line) > space ? space : undefined))
  return { lines, size, band: size * (lines.length === 1 ? 1.36 : 2.34), widths }
}
