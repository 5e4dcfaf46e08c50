/** What the client says in its own words: several events in one line. */

import { say, texts, type SeatName } from '../../texts/texts.svelte'
import type { ActionCard, Heard } from '../../types/nemesis'
import type { Row } from '../lines'
import { cardName } from './names'

/** Cards that somebody draws, pays or discards, and tokens that go into the bag. */
export function inOneLine({ heard, line }: Row<Heard>, seatName: SeatName): string | null {
  const [first] = heard
  switch (first.heard) {
    case 'card-drawn':
      if (first.card === null)
        return say('nemesis-log-cards-drawn', { seat: seatName(first.seat), n: heard.length })
      if (heard.length === 1) return null
      return say('nemesis-log-cards-drawn-known', { seat: seatName(first.seat), cards: listed(heard) })
    case 'token-added':
      return heard.length > 1 ? tokensAdded(heard) : null
    case 'card-discarded':
    case 'contamination-discarded': {
      const args = { seat: seatName(first.seat), n: heard.length, cards: listed(heard) }
      // What goes on with a declaration is its price.
      return line === 'goes-on'
        ? say('nemesis-log-cards-paid', args)
        : say('nemesis-log-cards-discarded', args)
    }
    default:
      return null
  }
}

function tokensAdded(heard: Heard[]): string {
  const names = heard.flatMap((it) =>
    it.heard === 'token-added' ? [say(`nemesis-intruder-token-${it.token}`)] : [],
  )
  return say('nemesis-log-tokens-added', { tokens: new Intl.ListFormat(texts.language).format(names) })
}

/** The cards by their names; contamination cards are counted. */
function listed(heard: Heard[]): string {
  const cards = heard.flatMap((it): ActionCard[] => {
    if (it.heard === 'card-discarded') return [it.card]
    const drawn = it.heard === 'card-drawn' ? it.card : null
    return typeof drawn === 'object' && drawn && 'action' in drawn ? [drawn.action] : []
  })
  const contamination = heard.length - cards.length
  const names = [
    ...cards.map((card) => say('nemesis-log-card', { name: cardName(card) })),
    ...(contamination > 0 ? [say('nemesis-log-contamination', { n: contamination })] : []),
  ]
  return new Intl.ListFormat(texts.language).format(names)
}
