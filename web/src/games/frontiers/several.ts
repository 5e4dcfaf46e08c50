/** What several answers have in common, in one line: they share a station, a card or a launch. */

import type { Station, View } from '../../types/alien-frontiers'
import { say } from '../../texts/texts.svelte'
import type { Offer } from '../game'
import { dockingOf, net, ours, type Entering, type FrontiersOffer } from './choices'
import { toward } from './consequences'
import { cardLines, stationKey, TECHNOLOGIES } from './names'

export function several(offered: Offer[], view: View, me: number): string | null {
  const offers = offered.map(ours)
  const dockings = offers.flatMap((it) => dockingOf(it.choice) ?? [])
  const [first] = dockings
  if (first && dockings.every((it) => it.station === first.station)) {
    return dockings.length === offers.length ? ofStation(first, dockings, offers, view, me) : text(first.station)
  }
  if (offers.every(({ choice }) => isAction(choice, 'launch') || isAction(choice, 'launch-and-start'))) {
    return say('alien-frontiers-several-launch', { ...price(offers, me) })
  }
  const card = TECHNOLOGIES.find((it) => offered.every(({ touches }) => touches.some((touch) => isHeld(touch, it))))
  return card ? (cardLines(card)[0] ?? null) : null
}

function ofStation(
  first: Entering,
  dockings: Entering[],
  offers: FrontiersOffer[],
  view: View,
  me: number,
): string {
  switch (first.station) {
    case 'colony-constructor':
      return say('alien-frontiers-several-constructor', { ...price(offers, me) })
    case 'terraforming-station':
      return say('alien-frontiers-several-terraforming', { ...price(offers, me) })
    case 'alien-artifact': {
      if (dockings.some((it) => it.value !== first.value)) return text(first.station)
      return `${toward(first, view)}; ${say('alien-frontiers-several-cycle')}`
    }
    default:
      return text(first.station)
  }
}

const text = (station: Station): string => say(`${stationKey(station)}.text`)

function price([offer]: FrontiersOffer[], me: number): { fuel: number; ore: number } {
  if (!offer) return { fuel: 0, ore: 0 }
  return { fuel: Math.max(0, -net(offer, me, 'fuel')), ore: Math.max(0, -net(offer, me, 'ore')) }
}

function isAction(choice: FrontiersOffer['choice'], name: string): boolean {
  return choice.question === 'turn' && typeof choice.answer === 'object' && name in choice.answer
}

function isHeld(touch: unknown, card: string): boolean {
  return typeof touch === 'object' && touch !== null && 'card' in touch && 'owner' in touch && touch.card === card
}
