/** Times as people say them, in their own zone and language. */

import { texts } from './texts.svelte'

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** How long ago something was, from seconds since 1970. */
export function ago(at: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(texts.language, { numeric: 'auto' })
  const passed = Math.max(0, now - at)
  for (const [unit, seconds] of STEPS) {
    if (passed >= seconds) return format.format(-Math.round(passed / seconds), unit)
  }
  return format.format(0, 'minute')
}

/** The time of day. */
export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(texts.language, { hour: '2-digit', minute: '2-digit' }).format(at * 1000)
}

/** The day, and the time of day. */
export function dayAndTime(at: number): string {
  const form = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(texts.language, form).format(at * 1000)
}
