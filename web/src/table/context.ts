/** What everything drawn at a table can reach: how things fly, and what is being shown. */

import { createContext } from 'svelte'
import type { Flights } from './flights'
import type { Queue } from './queue.svelte'

export const [getFlights, setFlights] = createContext<Flights>()
export const [getQueue, setQueue] = createContext<Queue>()
