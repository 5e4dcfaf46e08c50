/** What grows and lies on each land of the planet: terrain in three tones, drawn around its middle. */

import type { Territory } from '../../../types/alien-frontiers'
import { ANGLES, radians, type Disc } from './planet'

export interface Stroke {
  d: string
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
}

interface Tones {
  ground: string
  light: string
  dark: string
}

export const TONES: Record<Territory, Tones> = {
  heinlein: { ground: '#e9a53a', light: '#f4c367', dark: '#c9802a' },
  pohl: { ground: '#93ab4b', light: '#b6c96a', dark: '#6b8538' },
  'van-vogt': { ground: '#5c86b8', light: '#8fb2d8', dark: '#3b5f94' },
  bradbury: { ground: '#d9663c', light: '#f08a58', dark: '#a94426' },
  asimov: { ground: '#a894bd', light: '#cbbbd9', dark: '#7b6794' },
  herbert: { ground: '#ecc777', light: '#f8e0a4', dark: '#c99c4c' },
  lem: { ground: '#b04a68', light: '#d3728c', dark: '#812c4a' },
  burroughs: { ground: '#e8593f', light: '#ff8a66', dark: '#b93a2a' },
}

const SNOW = '#eef4fb'
const WATER = '#3fa7a0'
const FOAM = '#8fd8cf'

/** A pen that draws around a point, in units of the first drawing. */
class Pen {
  constructor(
    readonly x: number,
    readonly y: number,
    readonly k: number,
  ) {}

  n(value: number): string {
    return (Math.round(value * this.k * 10) / 10).toString()
  }

  p(dx: number, dy: number): string {
    const round = (value: number): string => (Math.round(value * 10) / 10).toString()
    return `${round(this.x + dx * this.k)} ${round(this.y + dy * this.k)}`
  }

  ellipse(dx: number, dy: number, rx: number, ry: number): string {
    const arc = `a${this.n(rx)} ${this.n(ry)} 0 1 0`
    return `M${this.p(dx - rx, dy)}${arc} ${this.n(2 * rx)} 0${arc} ${this.n(-2 * rx)} 0Z`
  }
}

type Motif = (pen: Pen, tones: Tones) => Stroke[]
type Spot = [dx: number, dy: number, size: number]

const plains: Motif = (pen, { light, dark }) =>
  Array.from({ length: 13 }, (_, n) => n - 6).map((row) => {
    const wave = `q${pen.n(24)} ${pen.n(-7)} ${pen.n(48)} 0${`t${pen.n(48)} 0`.repeat(3)}`
    const isLight = row % 2 !== 0
    return {
      d: `M${pen.p(-95, row * 13)}${wave}`,
      stroke: isLight ? light : dark,
      opacity: isLight ? 0.8 : 0.5,
      width: (isLight ? 4 : 2) * pen.k,
    }
  })

const HILLS: Spot[] = [
  [-50, -30, 30],
  [0, -38, 34],
  [46, -24, 30],
  [-30, -6, 30],
  [22, 0, 36],
  [64, 10, 30],
  [-60, 24, 28],
  [-12, 30, 32],
  [36, 38, 32],
]
const foothills: Motif = (pen, { ground, light, dark }) =>
  HILLS.flatMap(([dx, dy, r]) => [
    {
      d: `M${pen.p(dx - r, dy + r * 0.7)}a${pen.n(r)} ${pen.n(r * 0.95)} 0 0 1 ${pen.n(2 * r)} 0Z`,
      fill: light,
      stroke: dark,
      width: 1.6 * pen.k,
    },
    {
      d:
        `M${pen.p(dx, dy + r * 0.7)}a${pen.n(r)} ${pen.n(r * 0.95)} 0 0 0 ${pen.n(-r * 0.6)} ${pen.n(-r * 0.75)}` +
        `q${pen.n(r * 0.9)} ${pen.n(0.1)} ${pen.n(r * 1.6)} ${pen.n(r * 0.75)}Z`,
      fill: ground,
      opacity: 0.55,
    },
  ])

const PEAKS: Spot[] = [
  [-40, -36, 26],
  [8, -44, 32],
  [50, -30, 24],
  [-20, -8, 30],
  [30, 2, 34],
  [66, 12, 24],
  [-46, 26, 26],
  [4, 34, 32],
  [46, 44, 26],
]
const mountains: Motif = (pen, { ground, dark }) =>
  PEAKS.flatMap(([dx, dy, r]) => {
    const top = pen.p(dx, dy - r * 0.75)
    return [
      {
        d: `M${pen.p(dx - r, dy + r * 0.7)}L${top}L${pen.p(dx + r, dy + r * 0.7)}Z`,
        fill: ground,
        stroke: dark,
        width: 1.4 * pen.k,
      },
      {
        d: `M${top}L${pen.p(dx + r, dy + r * 0.7)}L${pen.p(dx + r * 0.1, dy + r * 0.7)}L${pen.p(dx - r * 0.12, dy)}Z`,
        fill: dark,
      },
      {
        d:
          `M${top}L${pen.p(dx + r * 0.34, dy - r * 0.25)}L${pen.p(dx + r * 0.1, dy - r * 0.36)}` +
          `L${pen.p(dx - r * 0.06, dy - r * 0.14)}L${pen.p(dx - r * 0.34, dy - r * 0.25)}Z`,
        fill: SNOW,
      },
    ]
  })

const MESAS: [dx: number, dy: number, w: number, h: number][] = [
  [-40, -44, 56, 18],
  [24, -36, 62, 22],
  [-16, -8, 66, 20],
  [52, 4, 50, 20],
  [-50, 22, 50, 18],
  [10, 32, 70, 22],
  [60, 44, 40, 18],
]
const plateau: Motif = (pen, { ground, light, dark }) =>
  MESAS.flatMap(([dx, dy, w, h]) => [
    { d: `M${pen.p(dx - w / 2, dy)}h${pen.n(w)}l${pen.n(7)} ${pen.n(h)}h${pen.n(-(w + 14))}Z`, fill: dark },
    {
      d: `M${pen.p(dx - w / 2, dy)}h${pen.n(w)}l${pen.n(3)} ${pen.n(h * 0.36)}h${pen.n(-(w + 6))}Z`,
      fill: light,
    },
    { d: `M${pen.p(dx - w / 2 - 4, dy + h * 0.62)}h${pen.n(w + 8)}`, stroke: ground, width: 2 * pen.k },
  ])

const CRATERS: Spot[] = [
  [0, 8, 46],
  [-52, -18, 14],
  [54, -14, 17],
  [-58, 26, 17],
  [60, 30, 13],
  [26, -36, 10],
]
const crater: Motif = (pen, { ground, light, dark }) =>
  CRATERS.flatMap(([dx, dy, r]) => [
    { d: pen.ellipse(dx, dy, r, r * 0.72), fill: light },
    { d: pen.ellipse(dx, dy + r * 0.06, r * 0.84, r * 0.58), fill: dark },
    { d: pen.ellipse(dx + r * 0.04, dy + r * 0.16, r * 0.72, r * 0.46), fill: ground },
  ])

const PINES: [number, number][] = [
  [34, -30],
  [50, -18],
  [-56, 30],
  [-40, 42],
  [20, -44],
]
const valley: Motif = (pen, { light, dark }) => {
  const river = `M${pen.p(-90, -50)}C${pen.p(-30, -40)} ${pen.p(-50, 0)} ${pen.p(0, 4)}S${pen.p(30, 50)} ${pen.p(90, 52)}`
  const banks: [string, number][] = [
    [dark, 46],
    [light, 34],
    [WATER, 13],
    [FOAM, 3],
  ]
  return [
    ...banks.map(([stroke, width]) => ({ d: river, stroke, width: width * pen.k })),
    ...PINES.map(([dx, dy]) => ({
      d: `M${pen.p(dx, dy)}l${pen.n(10)} ${pen.n(14)}h${pen.n(-20)}Z`,
      fill: dark,
    })),
  ]
}

const NEEDLES: Spot[] = [
  [-50, -40, 34],
  [-26, -46, 26],
  [6, -42, 38],
  [34, -48, 28],
  [-44, 0, 36],
  [-14, -6, 30],
  [20, -2, 40],
  [48, -4, 28],
  [-30, 40, 34],
  [0, 38, 40],
  [32, 42, 30],
  [58, 34, 34],
]
const badlands: Motif = (pen, { light, dark }) =>
  NEEDLES.flatMap(([dx, dy, h]) => [
    {
      d:
        `M${pen.p(dx - 9, dy + h * 0.5)}L${pen.p(dx - 3, dy - h * 0.5)}L${pen.p(dx + 2, dy - h * 0.2)}` +
        `L${pen.p(dx + 6, dy - h * 0.42)}L${pen.p(dx + 12, dy + h * 0.5)}Z`,
      fill: dark,
    },
    {
      d: `M${pen.p(dx - 9, dy + h * 0.5)}L${pen.p(dx - 3, dy - h * 0.5)}L${pen.p(dx, dy + h * 0.5)}Z`,
      fill: light,
    },
  ])

const dunes: Motif = (pen, { ground, light, dark }) =>
  Array.from({ length: 11 }, (_, n) => n - 5).flatMap((row) => {
    const crest = `M${pen.p(-100 + (row % 2) * 22, row * 15)}${`q${pen.n(22)} ${pen.n(-18)} ${pen.n(44)} 0`.repeat(4)}`
    return [
      { d: `${crest}v${pen.n(16)}h${pen.n(-176)}Z`, fill: row % 2 !== 0 ? light : ground },
      { d: crest, stroke: dark, width: 1.6 * pen.k },
    ]
  })

const MOTIFS: Record<Territory, Motif> = {
  heinlein: plains,
  pohl: foothills,
  'van-vogt': mountains,
  bradbury: plateau,
  asimov: crater,
  herbert: valley,
  lem: badlands,
  burroughs: dunes,
}

export function motif(territory: Territory, { x, y, r }: Disc): Stroke[] {
  const degrees = ANGLES[territory]
  const away = degrees === null ? 0 : r * 0.71
  const angle = radians(degrees ?? 0)
  const pen = new Pen(x + away * Math.cos(angle), y + away * Math.sin(angle), r / 196)
  return MOTIFS[territory](pen, TONES[territory])
}
