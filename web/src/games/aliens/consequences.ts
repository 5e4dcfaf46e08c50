/** What answers give and cost, in a few words. */

import { say } from '../../texts/texts.svelte'
import type { Amount, Choice, View } from '../../types/aliens'
import type { Offer } from '../game'
import { picture } from './picture'

const amount = ({ what, n }: Amount, sign: 'cost' | 'gain'): string =>
  say(`aliens-table-${sign}-${what}`, { n })

/** Every Action takes one: that goes without saying. */
const isTold = ({ what, n }: Amount): boolean => what !== 'action' || n > 1

const costsOf = (offer: Offer): string[] =>
  (offer.costs as Amount[]).filter(isTold).map((it) => amount(it, 'cost'))
const givesOf = (offer: Offer): string[] => (offer.gives as Amount[]).map((it) => amount(it, 'gain'))

/** On the target: what the squad spends, and what it gets. */
export function tag(offer: Offer): string | null {
  const all = [...costsOf(offer), ...givesOf(offer)]
  return all.length > 0 ? all.join(' · ') : null
}

export function consequence(offer: Offer, view: View): string {
  return [...about(offer.choice as Choice, view), ...givesOf(offer), ...costsOf(offer)].join(' · ')
}

/** What an answer does, where its name does not say it. */
function about({ question, answer }: Choice, view: View): string[] {
  switch (question) {
    case 'next-action': {
      const active = picture(view).squad.find(({ isActive }) => isActive)
      return answer === 'move' && active ? [say('aliens-table-speed', { n: active.print.speed })] : []
    }
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
