/** What answers give and cost, in a few words. */

import { say } from '../../texts/texts.svelte'
import type { Amount, Choice, Goods } from '../../types/aliens'
import type { Offer } from '../game'
import { cardText } from './names'

const amount = ({ what, n }: Amount, sign: 'cost' | 'gain'): string =>
  say(`aliens-table-${sign}-${what}`, { n })

const costsOf = (offer: Offer): string[] => (offer.costs as Amount[]).map((it) => amount(it, 'cost'))
const givesOf = (offer: Offer): string[] => (offer.gives as Amount[]).map((it) => amount(it, 'gain'))

/** On the target: what the squad spends. An Action is spent by everything. */
export function tag(offer: Offer): string | null {
  const isTold = (what: Goods): boolean => what !== 'action'
  const costs = (offer.costs as Amount[]).filter(({ what }) => isTold(what)).map((it) => amount(it, 'cost'))
  const all = [...costs, ...givesOf(offer)]
  return all.length > 0 ? all.join(' · ') : null
}

export function consequence(offer: Offer): string {
  return [...about(offer.choice as Choice), ...givesOf(offer), ...costsOf(offer)].join(' · ')
}

/** What an answer does, where its name does not say it. */
function about({ question, answer }: Choice): string[] {
  switch (question) {
    case 'next-action':
      return answer === 'move' || answer === 'aim' || answer === 'rest'
        ? [say(`aliens-action-${answer}.text`)]
        : []
    case 'search-choice':
    case 'saved-card':
      return [cardText(answer)]
    default:
      return []
  }
}

export function several(offers: Offer[]): string | null {
  const [first, ...others] = offers.map(tag)
  return first != null && others.every((it) => it === first) ? first : null
}
