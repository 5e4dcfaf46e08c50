/** Offered answers with their parts, and what can be asked of them. */

import type { Offer, Order, Part, Share } from '../../games/game'
import type { Text } from '../../texts/texts.svelte'

/** An offered answer with its words and parts. */
export interface Possible {
  offer: Offer
  says: Text
  /** By rank. */
  parts: Part[]
  /** How much it takes of each pile, where the question asks for amounts. */
  shares?: Share[] | null
  /** What follows it, where it begins an order. */
  order?: Order
}

/** A line of the question panel: one answer, or all that share their next part. */
export interface Entry {
  key: string
  /** The part that the answers of this line share; none for an answer that touches nothing. */
  part: Part | null
  possible: Possible[]
}

/** Whether an answer can be begun with a part: one that comes later begins it only where nothing else does. */
export const begins = ({ parts }: Possible, part: Part): boolean =>
  !part.isLater || parts.every((it) => it.isLater)

export const startsWith = (possible: Possible, id: string): boolean =>
  possible.parts.some((part) => part.ids.includes(id) && begins(possible, part))

const amounts = (possible: Possible | null): Map<string, number> =>
  new Map(possible?.shares?.map(({ key, n }) => [key, n]))

export function touches(possible: Possible, id: string): boolean {
  return possible.parts.some((part) => part.ids.includes(id))
}

/** The nearest answer to one, with so much more or less of a pile. */
export function nearest(possible: Possible[], to: Possible, key: string, step: number): Possible | null {
  const now = amounts(to)
  const wanted = (now.get(key) ?? 0) + step
  const distance = (it: Possible): number =>
    [...amounts(it)].reduce((sum, [pile, n]) => sum + Math.abs(n - (now.get(pile) ?? 0)), 0)
  const fits = possible.filter((it) => amounts(it).get(key) === wanted)
  return fits.sort((a, b) => distance(a) - distance(b))[0] ?? null
}
