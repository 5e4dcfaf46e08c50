/** The time as it passes, for whoever shows it: what reads it is drawn anew each second. */

import { createSubscriber } from 'svelte/reactivity'

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1_000)
  return () => clearInterval(timer)
})

/** Milliseconds since 1970, once a second. */
export function passing(): number {
  subscribe()
  return Date.now()
}
