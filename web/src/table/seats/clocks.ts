/** Clocks and waits as they are read: they tick here, between the server's messages. */

import { say } from '../../texts/texts.svelte'
import type { SeatNow } from '../../types/protocol'
import { passing } from './ticking.svelte'
import type { Sitting } from '../shown/sitting.svelte'

/** Milliseconds left on a seat's clock; nothing where there is none. */
export function leftOn(sitting: Sitting, seat: SeatNow): number | null {
  if (!seat.clock) return null
  const { left, runs } = seat.clock
  return runs ? Math.max(0, left - (passing() - sitting.toldAt)) : left
}

/** Seconds until a bot sits in for somebody who is away. */
export function botIn(sitting: Sitting, seat: SeatNow): number | null {
  if (seat['bot-in'] === null) return null
  return Math.max(0, Math.ceil(seat['bot-in'] - (passing() - sitting.toldAt) / 1_000))
}

/** Seconds until the limit of a turn that lasts days. */
export function dueIn(sitting: Sitting): number | null {
  const now = sitting.now
  if (now?.pace.pace !== 'turn-based' || !now.asked) return null
  return Math.max(0, Math.round(now.asked.since + now.pace.hours * 3_600 - passing() / 1_000))
}

/** Seconds since the table waits. */
export function waitedFor(sitting: Sitting): number {
  const since = sitting.now?.asked?.since
  return since === undefined ? 0 : Math.max(0, Math.round(passing() / 1_000 - since))
}

/** A clock: `1:42`, `1:05:00`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000)
  const two = (n: number): string => String(n).padStart(2, '0')
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** How long, in the largest unit that says enough. */
export function lasting(seconds: number): string {
  if (seconds < 60) return say('web-table-seconds', { n: seconds })
  if (seconds < 3_600) return say('web-table-minutes', { n: Math.floor(seconds / 60) })
  if (seconds < 48 * 3_600) return say('web-table-hours', { n: Math.floor(seconds / 3_600) })
  return say('web-table-days', { n: Math.floor(seconds / 86_400) })
}
