/** What everything drawn at a table can reach: how things fly, and what is being shown. */

import { createContext } from 'svelte'
import { Flights } from '../board/flights'
import type { Queue } from '../shown/queue.svelte'

export const [getFlights, setFlights, hasFlights] = createContext<Flights>()
export const [getQueue, setQueue, hasQueue] = createContext<Queue>()

/** How things fly around here; where nothing does, nobody is asked to. */
export function flightsOf(): Flights {
  return hasFlights() ? getFlights() : new Flights()
}

/** What is being shown around here, if anything is. */
export function queueOf(): Queue | null {
  return hasQueue() ? getQueue() : null
}
