/** Where the markers stand on the track of victory points. */

import type { Layout } from '../layouts/layout'

/** The numbers 0 to 20; whoever has more goes round again. */
export const SLOTS = 21

export const degreesOf = (score: number): number => ((score % SLOTS) * 360) / SLOTS

export interface Marker {
  seat: number
  score: number
  /** Clockwise from the top, in degrees. */
  turn: number
  /** From the middle of the planet. */
  away: number
}

/** Two at the same number stand side by side outward, more also beside each other along the ring. */
export function markersOf(
  players: { seat: number; score: number }[],
  { r, apart }: Layout['ring'],
): Marker[] {
  return players.map(({ seat, score }) => {
    const tied = players.filter((it) => it.score % SLOTS === score % SLOTS)
    const n = tied.findIndex((it) => it.seat === seat)
    const isPair = tied.length <= 2
    const row = isPair ? n : Math.floor(n / 2)
    const isAlone = isPair || (tied.length === 3 && n === 2)
    const aside = isAlone ? 0 : ((n % 2) - 0.5) * ((apart * 180) / (Math.PI * r))
    return { seat, score, turn: degreesOf(score) + aside, away: r + row * apart }
  })
}
