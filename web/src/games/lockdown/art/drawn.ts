/**
 * The signs of Lockdown, drawn for this project in a box of 24 × 24 and put into that of the icons,
 * 512 × 512, with which they stand side by side.
 */

const SCALE = (512 / 24).toFixed(3)

const sign = (...parts: string[]): string => `<g transform="scale(${SCALE})">${parts.join('')}</g>`
const line = (d: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const area = (d: string): string => `<path d="${d}" fill="currentColor" fill-rule="evenodd"/>`
const dot = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor"/>`

export const DRAWN = {
  barrel: sign(line('M6 4 h12 v16 H6 Z M6 9 h12 M6 15 h12 M12 10.500 v3')),
  battery: sign(line('M3 8 h15 v9 H3 Z M21 11 v3 M7 11 v3 M11 11 v3')),
  bed: sign(line('M3 18 V8 M3 14 h18 v4 M3 18 h18 M10 14 v-3 h11 v3 M6 11 a1.500 1.500 0 1 0 .01 0')),
  bolt: sign(area('M13 2 L5 13 h6 l-1 9 L19 10 h-6.500 Z')),
  bomb: sign(
    line('M10 9 a6.500 6.500 0 1 0 .01 0 M14.500 9.500 L17 7 L19 8 M20 4 l1 -1 M21 6 h1.500'),
    dot(10, 15.5, 1.5),
  ),
  bulb: sign(
    line('M9 18 h6 M10 21 h4 M9 18 c0 -3 -3.5 -4 -3.5 -8.5 a6.5 6.5 0 0 1 13 0 C18.500 14 15 15 15 18'),
  ),
  bulboff: sign(
    line(
      'M9 18 h6 M10 21 h4 M9 18 c0 -3 -3.5 -4 -3.5 -8.5 c0 -1.300 .4 -2.500 1 -3.500 M10 3.400 a6.5 6.5 0 0 1 8.500 6.100 c0 2.200 -.7 3.600 -1.500 4.800',
    ),
    line('M4 4 L20 20'),
  ),
  bunker: sign(line('M3 20 V13 a9 8 0 0 1 18 0 V20 Z M9 20 v-6 h6 v6')),
  carcass: sign(line('M3 15 C7 9 12 9 14 12 C16 8 20 9 21 12 M5 15 v5 M9 13 v5 M13 13 v6 M17 13 v5')),
  cave: sign(line('M2 20 L6 9 L10 5 L15 7 L19 11 L22 20 Z M8 20 C8 14 10 12 12.500 12 C15 12 16 15 16 20')),
  claw: sign(
    area(
      'M7 3 C5 9 5 15 7.5 21 C9 15 9 9 9.5 4 Z M11.5 2 C10.5 9 10.5 16 12.5 22 C14 15 14 9 14 3 Z M16.5 3 C16 9 16 15 16.8 20 C19.5 15 19.5 9 19 4 Z',
    ),
  ),
  corpse: sign(line('M3 18 h18 M5 15 a2 2 0 1 0 .01 0 M9 16 l4 -4 l3 4 h5')),
  crown: sign(area('M3 19 L2 7 L8 12 L12 3 L16 12 L22 7 L21 19 Z')),
  dice: sign(
    line(
      'M12 2 L21 8.500 V16 L12 22 L3 16 V8.500 Z M12 2 L7 14 L12 22 L17 14 Z M3 8.500 L7 14 h10 l4 -5.500',
    ),
  ),
  dish: sign(
    line(
      'M4 9 a9 9 0 0 0 11 11 Z M9.500 14.500 L15 9 M14 5 a5 5 0 0 1 5 5 M14 1.500 a8.500 8.500 0 0 1 8.500 8.500 M7 20 h6',
    ),
  ),
  door: sign(line('M6 21 V4 h12 v17 M3 21 h18 M12 4 v17 M9.5 12 h0 M14.5 12 h0')),
  drop: sign(area('M12 2 C9 8 6 11 6 15.500 a6 6 0 0 0 12 0 C18 11 15 8 12 2 Z')),
  egg: sign(
    area(
      'M12 2 C8 2 5 9 5 14 a7 7 0 0 0 14 0 C19 9 16 2 12 2 Z M9 12 a4 4 0 0 0 2 6 v1.500 a5.500 5.500 0 0 1 -3.500 -7 Z',
    ),
  ),
  eggs: sign(line('M8 20 a3.500 5 0 1 1 .01 0 M16 20 a3.500 5 0 1 1 .01 0 M12 12 a3 4.500 0 1 1 .01 0')),
  exit: sign(line('M10 4 H4 v16 h6 M9 12 h12 M17 8 l4 4 l-4 4')),
  eye: sign(
    line('M2 12 C5 7 8.500 5 12 5 C15.500 5 19 7 22 12 C19 17 15.500 19 12 19 C8.500 19 5 17 2 12 Z'),
    dot(12, 12, 3),
  ),
  fan: sign(
    line(
      'M12 10 a2 2 0 1 0 .01 0 M12 10 C9 7 10 3 13 3 C15 3 15 7 12 10 M14 12 C17 9 21 10 21 13 C21 15 17 15 14 12 M12 14 C15 17 14 21 11 21 C9 21 9 17 12 14 M10 12 C7 15 3 14 3 11 C3 9 7 9 10 12',
    ),
  ),
  files: sign(line('M3 6 h7 l2 2 h9 v12 H3 Z M3 12 h18 M10 15.500 h4')),
  flask: sign(line('M9 3 h6 M10 3 v6 L5 18 a2 2 0 0 0 2 3 h10 a2 2 0 0 0 2 -3 L14 9 V3 M7.5 15 h9')),
  flaskon: sign(
    area('M9 2 h6 v2 h-1 v5 L19.6 18 a2.6 2.6 0 0 1 -2.3 4 H6.7 a2.6 2.6 0 0 1 -2.3 -4 L10 9 V4 H9 Z'),
  ),
  gate: sign(line('M3 21 V5 h18 v16 M3 9 h18 M7 9 v12 M12 9 v12 M17 9 v12')),
  hand: sign(
    line(
      'M7 12 V6 a1.500 1.500 0 0 1 3 0 v5 V4 a1.500 1.500 0 0 1 3 0 v7 V5 a1.500 1.500 0 0 1 3 0 v8 l1.500 -2 a1.600 1.600 0 0 1 2.600 1.800 L17 19 a5 5 0 0 1 -4 2 h-2 C8 21 7 18 7 12 Z',
    ),
  ),
  iso: sign(
    line('M12 2.500 L20 6 V12 C20 17 16.500 20 12 21.500 C7.500 20 4 17 4 12 V6 Z M12 8 v4 M12 15.500 v.1'),
  ),
  ladder: sign(line('M8 3 v18 M16 3 v18 M8 7 h8 M8 12 h8 M8 17 h8')),
  levers: sign(
    line('M4 20 h16 M7 20 L5 8 M12 20 V6 M17 20 L19 9'),
    dot(5, 7, 1.8),
    dot(12, 5, 1.8),
    dot(19, 8, 1.8),
  ),
  lift: sign(line('M5 3 h14 v18 H5 Z M12 3 v18 M8.5 9 l0 0 M7.5 11 l1.2 -3 l1.2 3 M14.3 13 l1.2 3 l1.2 -3')),
  lock: sign(line('M5 11 h14 v10 H5 Z M8 11 V8 a4 4 0 0 1 8 0 v3 M12 15 v2')),
  moon: sign(area('M14 3 a9 9 0 1 0 7 13 a7.500 7.500 0 0 1 -7 -13 Z')),
  noise: sign(line('M3 12 h2 l2 -5 l3 11 l3 -13 l3 10 l2 -3 h3')),
  path: sign(line('M5 20 C5 14 12 16 12 11 C12 7 18 9 18 4'), dot(5, 20, 2), dot(18, 4, 2)),
  pod: sign(
    line('M12 2 C8 5 7 9 7 13 V18 H17 V13 C17 9 16 5 12 2 Z M7 14 L4 18 M17 14 L20 18 M10 21 h4'),
    dot(12, 10, 1.8),
  ),
  rifle: sign(line('M2 10 h13 l2 -2 h5 v4 h-6 l-1 3 h-4 l-1 5 H7 l1 -6 H5 l-3 -1 Z')),
  rover: sign(
    line('M2 15 h20 M4 15 l2 -6 h7 l3 3 h5 v3 M9 9 v-3 h3'),
    line('M7 15 a2.600 2.600 0 1 0 .01 0 M17 15 a2.600 2.600 0 1 0 .01 0'),
  ),
  scalpel: sign(line('M3 21 L13 11 M12 12 L20 3 C21 8 18 13 14 14 Z')),
  search: sign(line('M10 4 a6 6 0 1 0 .01 0 M14.500 14.500 L21 21')),
  secret: sign(
    line(
      'M2 10 C5 14 8.500 16 12 16 C15.500 16 19 14 22 10 M5 13.500 L3.500 16 M9.500 15.500 L9 18.500 M14.500 15.500 L15 18.500 M19 13.500 L20.500 16',
    ),
  ),
  shelf: sign(
    line('M3 3 v18 M21 3 v18 M3 8 h18 M3 14 h18 M3 20 h18 M6 8 v-4 h4 v4 M13 14 v-3 h5 v3 M6 20 v-3 h6 v3'),
  ),
  shield: sign(line('M12 2.500 L20 6 V12 C20 17 16.500 20 12 21.500 C7.500 20 4 17 4 12 V6 Z')),
  shower: sign(
    line(
      'M5 21 V6 a3 3 0 0 1 6 0 v1 M8 8 h7 l1.500 3 h-10 Z M8 14 v2 M12 14 v2 M16 14 v2 M8 19 v1 M12 19 v1 M16 19 v1',
    ),
  ),
  signal: sign(line('M12 13 V21 M8.5 9.5 a5 5 0 0 1 7 0 M5.5 6.5 a9 9 0 0 1 13 0'), dot(12, 12, 1.8)),
  siren: sign(line('M6 18 V12 a6 6 0 0 1 12 0 V18 M4 21 h16 M4 18 h16 M12 2 v1 M4 5 l1 1 M20 5 l-1 1')),
  skull: sign(
    area(
      'M12 3 C6.5 3 4 7 4 11 C4 14 5.5 15.5 7.5 16.5 V20 H16.5 V16.5 C18.5 15.5 20 14 20 11 C20 7 17.5 3 12 3 Z M8.6 9 a2.2 2.2 0 1 1 -.01 0 Z M15.4 9 a2.2 2.2 0 1 1 -.01 0 Z M11 15 h2 l-1 -2.5 Z',
    ),
  ),
  snow: sign(line('M12 2 v20 M3.500 7 l17 10 M20.500 7 l-17 10 M9 4 l3 2 l3 -2 M9 20 l3 -2 l3 2')),
  stairs: sign(line('M3 20 h4 v-4 h4 v-4 h4 v-4 h5 V4')),
  steps: sign(
    area(
      'M8 3 c2 0 3 2.500 2.800 5.300 c-.2 2 -1.200 3 -2.800 3 s-2.600 -1 -2.800 -3 C5 5.500 6 3 8 3 Z M5.600 12.500 h4.800 c0 2 -.8 3 -2.400 3 s-2.400 -1 -2.400 -3 Z M16 8 c2 0 3 2.500 2.800 5.300 c-.2 2 -1.200 3 -2.800 3 s-2.600 -1 -2.800 -3 C13 10.500 14 8 16 8 Z M13.600 17.500 h4.800 c0 2 -.8 3 -2.400 3 s-2.400 -1 -2.400 -3 Z',
    ),
  ),
  stun: sign(area('M13 2 L5 13 h6 l-1 9 L19 10 h-6.500 Z')),
  suit: sign(
    line(
      'M12 3 a4.500 4.500 0 0 1 4.500 4.500 C16.500 10 14.500 12 12 12 C9.500 12 7.500 10 7.500 7.500 A4.500 4.500 0 0 1 12 3 Z M9.500 7 h5 M5 21 v-5 c0 -3 3 -4 7 -4 s7 1 7 4 v5',
    ),
  ),
  sun: sign(
    line(
      'M12 8 a4 4 0 1 0 .01 0 M12 2 v2 M12 20 v2 M2 12 h2 M20 12 h2 M5 5 l1.4 1.4 M17.600 17.600 l1.400 1.400 M19 5 l-1.400 1.400 M6.400 17.600 L5 19',
    ),
  ),
  swap: sign(line('M4 8 h14 l-4 -4 M20 16 H6 l4 4')),
  term: sign(line('M3 4 h18 v12 H3 Z M9 20 h6 M12 16 v4 M7 8 l2.500 2.200 L7 12.400 M12 12.500 h4')),
  time: sign(line('M6 3 h12 M6 21 h12 M7 3 c0 5 4 6 5 9 c1 -3 5 -4 5 -9 M7 21 c0 -5 4 -6 5 -9 c1 3 5 4 5 9')),
  torch: sign(line('M3 10 h9 l3 -3 v10 l-3 -3 H3 Z M18 8 l3 -2 M18.500 12 h3.500 M18 16 l3 2')),
  tubes: sign(
    line(
      'M6 4 v13 a2.500 2.500 0 0 0 5 0 V4 M13 4 v13 a2.500 2.500 0 0 0 5 0 V4 M5 4 h7 M12 4 h7 M6 11 h5 M13 8 h5',
    ),
  ),
  turret: sign(line('M4 20 h16 M7 20 v-5 h10 v5 M9 15 V9 h6 v6 M9 11 H2 M9 13 H4')),
  unlock: sign(line('M5 11 h14 v10 H5 Z M8 11 V7 a4 4 0 0 1 7.6 -1.6 M12 15 v2')),
  warn: sign(line('M12 3 L22 20 H2 Z M12 9 v5 M12 17 v.1')),
  wind: sign(
    line('M3 9 h11 a3 3 0 1 0 -3 -3 M3 13 h15 a3 3 0 1 1 -3 3 M3 17 h7 a2.500 2.500 0 1 1 -2.500 2.500'),
  ),
} as const
