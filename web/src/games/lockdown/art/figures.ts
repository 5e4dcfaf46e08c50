/**
 * Night Stalkers and the people of the Complex, drawn for this project.
 *
 * Each stands in a box of 100 × 120 with its feet at 112, and looks to the left. All shapes are closed,
 * so that a wide line behind them is their rim. The body is the current colour; light, shade, glass and
 * eyes are filled by attributes, since pages allow no styles in what they draw.
 */

import { CREW_FIGURES, INTRUDER_FIGURES } from '../../nemesis-kit/art/figures'
import type { Character, Intruder, Species } from '../../../types/lockdown'

type Joint = [x: number, y: number, width: number]

/** A limb along its joints, as thick at each as is said. */
function limb(joints: Joint[]): string {
  const [there, back]: [string[], string[]] = [[], []]
  joints.forEach(([x, y, width], n) => {
    const [ax, ay] = joints[Math.max(0, n - 1)] ?? [x, y]
    const [bx, by] = joints[Math.min(joints.length - 1, n + 1)] ?? [x, y]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const [dx, dy] = [((ay - by) / length) * (width / 2), ((bx - ax) / length) * (width / 2)]
    there.push(`${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`)
    back.unshift(`${(x - dx).toFixed(1)},${(y - dy).toFixed(1)}`)
  })
  return `<path d="M${[...there, ...back].join(' L')} Z"/>`
}

/** How a part of a figure is filled that is not its body. A rim has no such parts. */
const FILLS = {
  hi: 'fill="#fff" fill-opacity=".3" stroke="none"',
  lo: 'fill="#07050a" fill-opacity=".6" stroke="none"',
  glint: 'fill="#fff6d8" stroke="none"',
  sac: 'fill="#ffb08a" fill-opacity=".55" stroke="none"',
  eye: 'fill="var(--eye,#d9fbff)" stroke="none"',
} as const

const P = (d: string, part?: keyof typeof FILLS): string => `<path d="${d}"${part ? ` ${FILLS[part]}` : ''}/>`
const eye = (x: number, y: number, r = 2.4): string => `<circle ${FILLS.eye} cx="${x}" cy="${y}" r="${r}"/>`

const STALKERS: Record<Intruder, string> = {
  larva:
    P(
      'M10,104 C5,92 15,84 27,87 C38,90 40,100 52,99 C62,98 62,86 73,83 C87,80 97,90 92,102 C89,110 79,109 79,102 C79,95 73,95 69,100 C64,108 58,113 48,112 C35,111 34,100 27,100 C21,100 20,106 25,110 C19,113 13,111 10,104 Z',
    ) +
    limb([
      [18, 88, 4],
      [10, 76, 3],
      [12, 66, 1.5],
    ]) +
    limb([
      [27, 86, 4],
      [24, 72, 3],
      [30, 62, 1.5],
    ]) +
    limb([
      [35, 90, 4],
      [38, 77, 3],
      [46, 72, 1.5],
    ]) +
    P('M40,97 L46,103 L52,100 M58,99 L64,104 L66,96', 'hi') +
    eye(19, 95) +
    eye(26, 93, 2),
  creeper:
    limb([
      [24, 92, 7],
      [12, 98, 5],
      [6, 112, 3],
    ]) +
    limb([
      [38, 94, 7],
      [30, 104, 5],
      [26, 112, 3],
    ]) +
    limb([
      [56, 94, 7],
      [52, 104, 5],
      [56, 112, 3],
    ]) +
    limb([
      [70, 92, 7],
      [78, 102, 5],
      [80, 112, 3],
    ]) +
    limb([
      [80, 88, 7],
      [92, 96, 5],
      [100, 112, 3],
    ]) +
    limb([
      [84, 84, 8],
      [98, 74, 5],
      [100, 58, 2],
    ]) +
    P(
      'M4,90 C8,78 24,72 38,74 C46,64 64,62 76,70 C86,76 90,86 84,94 C74,100 40,102 24,98 C14,98 4,98 4,90 Z',
    ) +
    P('M40,74 L34,56 L50,70 Z M54,68 L54,48 L64,66 Z M68,68 L76,50 L78,72 Z') +
    P('M30,80 C42,72 64,70 78,78 C64,76 44,80 32,86 Z', 'hi') +
    eye(13, 87) +
    eye(20, 84, 2) +
    eye(27, 82, 1.7),
  adult:
    limb([
      [74, 74, 8],
      [94, 80, 6],
      [104, 62, 4],
      [98, 44, 1.5],
    ]) +
    limb([
      [64, 72, 13],
      [50, 88, 10],
      [60, 101, 7],
      [48, 112, 5],
    ]) +
    limb([
      [72, 72, 13],
      [86, 90, 10],
      [76, 103, 7],
      [86, 112, 5],
    ]) +
    P('M42,112 h16 v-4 h-10 Z M78,112 h16 l-6,-5 h-8 Z') +
    limb([
      [52, 52, 10],
      [28, 62, 7],
      [20, 84, 5],
      [6, 106, 1.5],
    ]) +
    limb([
      [58, 58, 10],
      [42, 80, 7],
      [36, 96, 5],
      [22, 112, 1.5],
    ]) +
    P('M42,44 C56,34 76,40 82,56 C86,70 80,84 69,84 C59,84 55,75 53,66 C47,60 42,54 42,44 Z') +
    P(
      'M2,46 C6,32 22,22 40,19 L76,2 L66,18 L96,16 L72,32 L88,38 L66,42 C56,50 44,53 34,52 L30,58 L26,52 L20,57 L17,51 L11,54 L10,49 Z',
    ) +
    P('M24,32 C40,22 58,18 78,18 C62,24 46,30 36,40 Z', 'hi') +
    P('M56,56 C64,52 74,56 76,66 C70,60 62,60 57,64 Z', 'hi') +
    eye(15, 42, 2.8) +
    eye(23, 38, 2.3) +
    eye(31, 35, 1.9),
  breeder:
    limb([
      [76, 78, 10],
      [98, 86, 7],
      [110, 66, 4],
      [104, 46, 1.5],
    ]) +
    limb([
      [62, 76, 15],
      [46, 90, 11],
      [58, 102, 8],
      [44, 112, 6],
    ]) +
    limb([
      [74, 76, 15],
      [90, 92, 11],
      [80, 104, 8],
      [90, 112, 6],
    ]) +
    P('M36,112 h20 v-4 h-12 Z M80,112 h20 l-8,-6 h-9 Z') +
    limb([
      [50, 52, 11],
      [24, 58, 8],
      [12, 80, 6],
      [-4, 96, 1.5],
    ]) +
    limb([
      [56, 60, 11],
      [38, 80, 8],
      [28, 98, 6],
      [10, 112, 1.5],
    ]) +
    limb([
      [62, 44, 9],
      [40, 30, 6],
      [20, 10, 1.5],
    ]) +
    P('M40,44 C54,30 82,36 90,56 C96,76 84,92 68,90 C56,88 53,76 51,68 C44,62 38,54 40,44 Z') +
    P(
      'M0,46 C4,32 20,22 38,19 L56,-8 L58,14 L84,-10 L74,16 L106,2 L84,26 L108,30 L80,40 C66,50 46,54 34,53 L30,60 L25,53 L19,58 L16,52 L10,55 L8,49 Z',
    ) +
    P('M60,62 a10,12 0 1 0 20,4 a10,12 0 1 0 -20,-4 Z', 'sac') +
    P('M24,32 C40,22 60,18 84,16 C66,24 48,30 36,40 Z', 'hi') +
    eye(14, 42, 2.8) +
    eye(22, 38, 2.4) +
    eye(30, 35, 2),
  queen:
    limb([
      [80, 80, 12],
      [104, 90, 8],
      [120, 66, 5],
      [112, 40, 1.5],
    ]) +
    limb([
      [60, 76, 16],
      [42, 90, 12],
      [56, 102, 9],
      [40, 112, 7],
    ]) +
    limb([
      [76, 76, 16],
      [94, 92, 12],
      [84, 104, 9],
      [96, 112, 7],
    ]) +
    P('M32,112 h22 v-5 h-12 Z M84,112 h22 l-8,-6 h-10 Z') +
    limb([
      [50, 52, 12],
      [20, 56, 8],
      [4, 78, 6],
      [-12, 92, 1.5],
    ]) +
    limb([
      [54, 62, 12],
      [34, 82, 9],
      [20, 98, 6],
      [0, 112, 1.5],
    ]) +
    limb([
      [62, 44, 10],
      [36, 24, 7],
      [10, 0, 1.5],
    ]) +
    P('M38,44 C54,26 86,34 94,56 C102,78 88,96 68,94 C54,92 50,78 48,70 C42,62 36,54 38,44 Z') +
    P(
      'M-4,48 C0,32 16,20 36,16 C40,-6 62,-24 96,-30 L84,-14 L112,-18 L94,-2 L120,4 L96,12 L116,24 L90,26 L104,38 L80,40 C66,52 46,56 32,55 L28,63 L23,55 L16,61 L13,54 L6,57 L5,51 Z',
    ) +
    P('M44,14 C52,-6 70,-18 88,-22 C74,-8 66,6 62,20 Z', 'lo') +
    P('M22,34 C40,22 60,18 90,16 C68,24 48,30 36,42 Z', 'hi') +
    eye(12, 43, 3) +
    eye(21, 39, 2.5) +
    eye(30, 36, 2.1) +
    eye(38, 33, 1.7),
}

const legs =
  P('M36,68 L33,92 L34,106 L27,112 L46,112 L47,100 L50,80 L54,100 L55,112 L74,112 L67,106 L67,92 L64,68 Z') +
  P('M34,93 h13 l-1,6 h-12 Z M54,93 h13 l0,6 h-12 Z M31,108 h14 v4 h-18 Z M56,108 h12 l6,4 h-18 Z', 'lo')
const torso = P(
  'M36,36 C28,38 22,42 20,50 L18,66 L26,70 L32,60 L33,72 L67,72 L68,60 L74,70 L82,66 L80,50 C78,42 72,38 64,36 Z',
)
const helmet =
  P('M33,24 C32,10 41,4 50,4 C60,4 68,10 67,24 L70,27 L66,30 L62,36 C58,40 42,40 38,36 L34,30 L30,27 Z') +
  P('M38,26 C42,23 58,23 62,26 L61,33 C57,38 43,38 39,33 Z', 'lo') +
  P('M36,20 C37,11 44,8 50,8 C56,8 60,10 62,13 C54,11 42,13 40,21 Z', 'hi')
const head = P('M36,20 C36,9 43,4 50,4 C58,4 64,9 64,20 C64,30 60,38 50,39 C40,38 36,30 36,20 Z')
const CREW: Record<Character | 'down', string> = {
  ...CREW_FIGURES,
  survivor:
    legs +
    P(
      'M50,2 C66,4 74,18 70,34 L78,46 L84,76 L76,79 L70,62 L74,92 L58,88 L50,82 L42,88 L26,92 L30,62 L24,79 L16,76 L22,46 L30,34 C26,18 34,4 50,2 Z',
    ) +
    P('M50,11 C59,13 63,22 60,33 C56,39 44,39 40,33 C37,22 41,13 50,11 Z', 'lo') +
    P('M34,56 L66,46 L67,52 L35,62 Z M31,80 L48,76 L48,80 L31,85 Z', 'hi') +
    P('M42,25 h6 v3 h-6 Z M53,25 h6 v3 h-6 Z', 'glint'),
  'lab-rat':
    P('M38,70 L36,108 L30,112 L46,112 L49,88 L52,112 L70,112 L64,108 L62,70 Z') +
    P(
      'M38,37 C30,39 25,43 23,50 L17,74 L25,78 L32,62 L28,98 L72,98 L68,62 L75,78 L83,74 L77,50 C75,43 70,39 62,37 Z',
    ) +
    P('M34,64 h32 v4 h-32 Z M49,40 h2 v56 h-2 Z', 'lo') +
    head +
    P('M39,20 C44,17 56,17 61,20 L60,30 C57,36 43,36 40,30 Z', 'hi') +
    limb([
      [62, 10, 4],
      [76, 20, 3.5],
      [72, 44, 3],
      [80, 60, 2.5],
    ]) +
    P('M42,24 h6 v3 h-6 Z M53,24 h6 v3 h-6 Z', 'lo'),
  sentry:
    legs +
    torso +
    P(
      'M37,39 C42,42 58,42 63,39 L65,58 C58,62 42,62 35,58 Z M20,50 C22,43 28,39 34,38 L34,46 C29,47 25,49 23,53 Z M80,50 C78,43 72,39 66,38 L66,46 C71,47 75,49 77,53 Z',
      'hi',
    ) +
    P('M34,66 h32 v5 h-32 Z M49,42 h2 v18 h-2 Z', 'lo') +
    helmet +
    P('M38,26 h24 v5 h-24 Z', 'glint') +
    P(
      'M0,70 L0,63 L24,62 L30,57 L62,60 L80,68 L78,75 L62,70 L56,72 L54,84 L46,84 L46,72 L36,72 L32,80 L25,79 L25,70 Z',
      'lo',
    ) +
    P('M26,60 L18,68 L24,74 L34,68 Z M70,66 L62,74 L70,78 L78,70 Z'),
  janitor:
    legs +
    torso +
    P('M38,40 L46,40 L46,70 L36,70 Z M54,40 L62,40 L64,70 L54,70 Z', 'hi') +
    P('M33,64 h34 v6 h-34 Z', 'lo') +
    head +
    P('M30,18 C31,6 40,1 50,1 C61,1 69,7 68,18 L74,21 L68,24 L34,22 Z') +
    P('M40,24 h22 l-2,10 C56,37 44,37 42,34 Z', 'lo') +
    limb([
      [86, 8, 4],
      [84, 60, 4],
      [82, 104, 4],
    ]) +
    P('M72,100 h20 l4,12 h-28 Z') +
    P('M74,104 h18 v2 h-18 Z', 'lo') +
    P('M74,54 h14 v10 h-14 Z'),
  xenobiologist:
    P('M38,70 L36,108 L30,112 L46,112 L49,86 L52,112 L70,112 L64,108 L62,70 Z') +
    P(
      'M36,36 C28,38 22,42 20,50 L18,68 L26,71 L31,60 L26,104 L46,104 L50,78 L54,104 L74,104 L69,60 L76,70 L82,66 L80,50 C78,42 72,38 64,36 Z',
    ) +
    P('M44,38 L56,38 L52,60 Z', 'lo') +
    P('M30,64 h12 v2 h-12 Z M58,64 h12 v2 h-12 Z M49,62 h2 v40 h-2 Z', 'lo') +
    P('M50,3 C62,3 69,10 67,24 L66,32 L60,38 L40,38 L34,32 L33,24 C31,10 38,3 50,3 Z') +
    P('M39,20 C44,17 56,17 61,20 L60,30 C57,36 43,36 40,30 Z', 'hi') +
    P('M37,21 h11 v8 h-11 Z M52,21 h11 v8 h-11 Z M48,23 h4 v2 h-4 Z', 'glint') +
    limb([
      [66, 40, 6],
      [88, 24, 5],
      [78, 4, 4],
      [56, -8, 2],
    ]) +
    P('M56,-8 L44,-12 L52,-4 L44,2 Z') +
    P('M84,20 a5,5 0 1 0 9,4 a5,5 0 1 0 -9,-4 Z', 'glint'),
  hacker:
    legs +
    P(
      'M36,36 C28,38 22,42 20,50 L18,66 L26,70 L32,60 L33,74 L67,74 L68,60 L74,70 L82,66 L80,50 C78,42 72,38 64,36 Z',
    ) +
    P('M42,36 L58,36 L56,44 L44,44 Z', 'lo') +
    P('M50,2 C64,2 72,12 69,26 L72,40 L60,37 C56,40 44,40 40,37 L28,40 L31,26 C28,12 36,2 50,2 Z') +
    P('M38,18 C44,15 56,15 62,18 L61,30 C57,36 43,36 39,30 Z', 'lo') +
    P('M34,20 h32 v7 h-32 Z', 'glint') +
    P('M4,56 L30,52 L34,68 L8,74 Z', 'lo') +
    P('M8,59 L28,56 L30,65 L11,70 Z', 'glint') +
    P('M30,58 L22,68 L28,74 L38,68 Z M68,60 L60,70 L66,76 L76,68 Z'),
  down:
    '<circle cx="13" cy="97" r="10"/>' +
    P(
      'M22,90 L36,88 L46,76 L55,78 L51,89 L62,88 C72,88 78,94 90,97 L100,99 L101,108 L86,108 L68,104 L56,112 L30,111 L22,105 Z',
    ) +
    P('M28,92 L50,91 L52,102 L30,104 Z', 'hi'),
}

const { down, ...people } = CREW

/** Everybody who can stand on the board, and whoever lies there. */
export const figuresOf = (species: Species): Record<string, string> => ({
  ...(species === 'night-stalkers' ? STALKERS : INTRUDER_FIGURES),
  // Whoever comes from Nemesis looks as there.
  ...CREW_FIGURES,
  ...people,
  corpse: down,
})
