/** The board on a desk, 832 × 696. */

import { pairs, rows, type Layout, type TrackLayout } from './layout'

const TWO: TrackLayout = {
  columns: 1,
  first: { x: 214, y: 627 },
  step: { x: 0, y: 33 },
  lead: 34,
  pitch: 35,
  circle: 8.5,
  ports: 288,
  port: 26,
}

const MORE: TrackLayout = {
  columns: 2,
  first: { x: 210, y: 627 },
  step: { x: 220, y: 31 },
  lead: 24,
  pitch: 16.5,
  circle: 6,
  ports: 142,
  port: 21,
}

export const desk: Layout = {
  arrangement: 'desk',
  width: 832,
  height: 696,
  orbits: [
    { rx: 395, ry: 318 },
    { rx: 318, ry: 270 },
  ],
  planet: { x: 416, y: 330, r: 187 },
  ring: { r: 213, mark: 9.5, apart: 19 },
  territories: {
    heinlein: { x: 353, y: 219 },
    pohl: { x: 476, y: 216 },
    'van-vogt': { x: 545, y: 303 },
    bradbury: { x: 515, y: 411 },
    asimov: { x: 416, y: 460 },
    herbert: { x: 321, y: 414 },
    lem: { x: 287, y: 307 },
    burroughs: { x: 416, y: 326 },
  },
  stations: {
    'solar-converter': { x: 4, y: 14, w: 180, h: 128, ports: rows({ x: 22, y: 63 }, 4, 2, 37) },
    'alien-artifact': { x: 4, y: 178, w: 168, h: 192, ports: rows({ x: 17, y: 228 }, 4, 1, 37) },
    shipyard: { x: 4, y: 404, w: 172, h: 122, ports: pairs({ x: 20, y: 454 }, 3, 52, 34) },
    'orbital-market': {
      x: 312,
      y: 6,
      w: 208,
      h: 84,
      ports: [...rows({ x: 324, y: 40 }, 2, 1, 33), ...rows({ x: 400, y: 40 }, 2, 1, 33)],
    },
    'lunar-mine': { x: 634, y: 40, w: 194, h: 92, ports: rows({ x: 643, y: 90 }, 5, 1, 36.5) },
    'raiders-outpost': { x: 660, y: 172, w: 168, h: 92, ports: rows({ x: 690, y: 222 }, 3, 1, 37) },
    'colony-constructor': { x: 660, y: 300, w: 168, h: 124, ports: rows({ x: 690, y: 350 }, 3, 2, 36) },
    'terraforming-station': { x: 660, y: 466, w: 168, h: 92, ports: [{ x: 672, y: 516 }] },
  },
  port: 30,
  bay: { x: 4, y: 548, w: 172, h: 72 },
  otherHand: { x: 4, y: 634, w: 186, h: 58 },
  hub: { x: 200, y: 582, w: 446, h: 100, tracks: (players) => (players === 2 ? TWO : MORE) },
  display: {
    slots: [
      { x: 12, y: 274 },
      { x: 64, y: 274 },
      { x: 116, y: 274 },
    ],
    w: 48,
    h: 66,
    draw: { x: 13, y: 360 },
    discard: { x: 163, y: 360 },
    piles: { x: 84, y: 344, w: 84, h: 24 },
  },
  stock: {
    box: { x: 658, y: 592, w: 170, h: 92 },
    fuel: { x: 672, y: 630 },
    ore: { x: 742, y: 630 },
    fields: { x: 674, y: 666 },
    fieldStep: 30,
    token: 9,
  },
  sizes: { colony: 23, hubColony: 17, field: 10.5, relic: 24, bonus: 10.5 },
}
