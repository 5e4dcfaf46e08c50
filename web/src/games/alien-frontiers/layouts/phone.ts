/** The board on a phone, 390 × 414: an arrangement of its own with the same ids. */

import { pairs, rows, type Layout, type TrackLayout } from './layout'

const TWO: TrackLayout = {
  columns: 1,
  first: { x: 96, y: 377 },
  step: { x: 0, y: 20 },
  lead: 22,
  pitch: 26,
  circle: 5.5,
  ports: 208,
  port: 18,
}

const MORE: TrackLayout = {
  columns: 2,
  first: { x: 93, y: 377 },
  step: { x: 148, y: 20 },
  lead: 15,
  pitch: 10.8,
  circle: 4.4,
  ports: 88,
  port: 15,
}

export const phone: Layout = {
  arrangement: 'phone',
  width: 390,
  height: 414,
  orbits: [{ rx: 184, ry: 168 }],
  planet: { x: 195, y: 196, r: 109 },
  ring: { r: 123, mark: 6.5, apart: 13 },
  territories: {
    heinlein: { x: 159, y: 131 },
    pohl: { x: 230, y: 130 },
    'van-vogt': { x: 269, y: 180 },
    bradbury: { x: 252, y: 243 },
    asimov: { x: 195, y: 272 },
    herbert: { x: 141, y: 245 },
    lem: { x: 121, y: 183 },
    burroughs: { x: 195, y: 194 },
  },
  stations: {
    'solar-converter': { x: 4, y: 4, w: 84, h: 60, ports: rows({ x: 9, y: 22 }, 4, 2, 19) },
    'alien-artifact': { x: 4, y: 70, w: 84, h: 42, ports: rows({ x: 9, y: 89 }, 4, 1, 19) },
    shipyard: { x: 4, y: 246, w: 80, h: 60, ports: pairs({ x: 11, y: 264 }, 3, 23, 19) },
    'orbital-market': {
      x: 148,
      y: 4,
      w: 94,
      h: 42,
      ports: [...rows({ x: 157, y: 23 }, 2, 1, 18), ...rows({ x: 199, y: 23 }, 2, 1, 18)],
    },
    'lunar-mine': { x: 284, y: 4, w: 102, h: 42, ports: rows({ x: 288, y: 23 }, 5, 1, 19) },
    'raiders-outpost': { x: 302, y: 78, w: 84, h: 42, ports: rows({ x: 316, y: 97 }, 3, 1, 19) },
    'colony-constructor': { x: 314, y: 232, w: 72, h: 60, ports: rows({ x: 323, y: 250 }, 3, 2, 19) },
    'terraforming-station': { x: 292, y: 300, w: 94, h: 42, ports: [{ x: 299, y: 319 }] },
  },
  port: 16,
  bay: { x: 4, y: 312, w: 80, h: 46 },
  otherHand: { x: 4, y: 364, w: 80, h: 46 },
  hub: { x: 88, y: 350, w: 298, h: 60, tracks: (players) => (players === 2 ? TWO : MORE) },
  display: {
    slots: [
      { x: 4, y: 118 },
      { x: 34, y: 118 },
      { x: 4, y: 156 },
    ],
    w: 27,
    h: 35,
    draw: { x: 37, y: 171 },
    discard: { x: 37, y: 188 },
    piles: { x: 34, y: 156, w: 27, h: 35 },
  },
  stock: {
    box: { x: 330, y: 126, w: 56, h: 102 },
    fuel: { x: 349, y: 144 },
    ore: { x: 349, y: 167 },
    fields: { x: 347, y: 196 },
    fieldStep: 16.5,
    token: 7.5,
  },
  sizes: { colony: 15, hubColony: 12, field: 7, relic: 15, bonus: 6 },
}
