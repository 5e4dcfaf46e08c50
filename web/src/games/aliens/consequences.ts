/** What answers give and cost, in a few words. */

import { say } from '../../texts/texts.svelte'
import type { Amount, Choice } from '../../types/aliens'
import type { Offer } from '../game'

const amount = ({ what, n }: Amount, sign: 'cost' | 'gain'): string =>
  say(`aliens-table-${sign}-${what}`, { n })

/** Every Action takes one: that goes without saying. */
const isTold = ({ what, n }: Amount): boolean => what !== 'action' || n > 1

const costsOf = (offer: Offer): string[] =>
  ((offer.costs ?? []) as Amount[]).filter(isTold).map((it) => amount(it, 'cost'))
const givesOf = (offer: Offer): string[] => ((offer.gives ?? []) as Amount[]).map((it) => amount(it, 'gain'))

/** On the target: what the squad spends, and what it gets. */
export function tag(offer: Offer): string | null {
  const all = [...costsOf(offer), ...givesOf(offer)]
  return all.length > 0 ? all.join(' · ') : null
}

export function consequence(offer: Offer): string {
  return [...about(offer.choice as Choice), ...givesOf(offer), ...costsOf(offer)].join(' · ')
}

/** What an answer does, where its name does not say it. */
function about({ question, answer }: Choice): string[] {
  switch (question) {
    case 'search-choice':
    case 'saved-card':
      return [say(`aliens-table-gist-${answer}`)]
    default:
      return []
  }
}

export function several(offers: Offer[]): string | null {
  const { question, answer } = (offers[0]?.choice ?? {}) as Partial<Choice>
  // The way on foot is one more than the squares.
  if (question === 'next-action' && answer === 'move')
    return say('aliens-table-ways', { n: offers.length - 1 })
  const [first, ...others] = offers.map(tag)
  return first != null && others.every((it) => it === first) ? first : null
}
