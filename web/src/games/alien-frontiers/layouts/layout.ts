/**
 * Where everything is on the board, in units of its viewBox. The coordinates live in
 * `desk.ts` and `phone.ts`; drawings are functions of a layout and a view.
 */

import type { Station, Territory } from '../../../types/alien-frontiers'
import type { Disc } from '../art/planet'

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  w: number
  h: number
}

/** A station with ports; the Colonist Hub is laid out by its tracks. */
export interface StationLayout extends Box {
  /** The upper left corners of its ports, in the order in which they fill. */
  ports: Point[]
}

export type PortStation = Exclude<Station, 'colonist-hub'>

/** Somebody's row in the Colonist Hub: their shape, seven circles, three ports. */
export interface TrackLayout {
  columns: number
  /** The left end of the first track, half way up. */
  first: Point
  step: Point
  /** From the left end to the first circle, and between circles. */
  lead: number
  pitch: number
  circle: number
  /** From the left end to the first port. */
  ports: number
  port: number
}

export interface HubLayout extends Box {
  tracks: (players: number) => TrackLayout
}

/** The left end of somebody's track. */
export function trackStart(track: TrackLayout, seat: number): Point {
  const n = seat - 1
  return {
    x: track.first.x + (n % track.columns) * track.step.x,
    y: track.first.y + Math.floor(n / track.columns) * track.step.y,
  }
}

export interface Layout {
  arrangement: 'desk' | 'phone'
  width: number
  height: number
  orbits: { rx: number; ry: number }[]
  planet: Disc
  ring: { r: number; mark: number; apart: number }
  /** Where the name of a territory stands; its pieces hang below. */
  territories: Record<Territory, Point>
  stations: Record<PortStation, StationLayout>
  port: number
  bay: Box
  /** The ships in hand of whoever is on turn and is not me. */
  otherHand: Box
  hub: HubLayout
  display: { slots: Point[]; w: number; h: number; draw: Point; discard: Point; piles: Box }
  stock: { box: Box; fuel: Point; ore: Point; fields: Point; fieldStep: number; token: number }
  /** Sizes of pieces. */
  sizes: { colony: number; hubColony: number; field: number; relic: number; bonus: number }
}

/** Ports in rows. */
export function rows(first: Point, columns: number, count: number, pitch: number): Point[] {
  return Array.from({ length: columns * count }, (_, n) => ({
    x: first.x + (n % columns) * pitch,
    y: first.y + Math.floor(n / columns) * pitch,
  }))
}

/** Pairs of ports one above the other, side by side. */
export function pairs(first: Point, count: number, apart: number, pitch: number): Point[] {
  return Array.from({ length: count }, (_, n) => n).flatMap((n) => [
    { x: first.x + n * apart, y: first.y },
    { x: first.x + n * apart, y: first.y + pitch },
  ])
}

/** Places for `n` square things in a box, as large as they fit and at most `most`. */
export function packed(box: Box, n: number, most: number, gap: number): { size: number; spots: Point[] } {
  let size = most
  const across = (): number => Math.max(1, Math.floor((box.w + gap) / (size + gap)))
  const down = (): number => Math.max(1, Math.floor((box.h + gap) / (size + gap)))
  while (size > 8 && across() * down() < n) size -= 1
  const columns = across()
  const spots = Array.from({ length: n }, (_, each) => ({
    x: box.x + (each % columns) * (size + gap),
    y: box.y + Math.floor(each / columns) * (size + gap),
  }))
  return { size, spots }
}

/** The outline of a station: a box with its corners cut. */
export function hullPath({ x, y, w, h }: Box, corner = 9): string {
  return (
    `M${x + corner} ${y}H${x + w - corner}L${x + w} ${y + corner}V${y + h - corner}L${x + w - corner} ${y + h}` +
    `H${x + corner}L${x} ${y + h - corner}V${y + corner}Z`
  )
}
