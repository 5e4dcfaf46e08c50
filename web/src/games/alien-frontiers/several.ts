/** What several answers have in common, in one line: they share a station, a card or a launch. */

import type { Technology, View } from '../../types/alien-frontiers'
import { named, say } from '../../texts/texts.svelte'
import type { Offer } from '../game'
import {
  dockingOf,
  gained,
  isAction,
  isDiscard,
  isOfCard,
  net,
  ours,
  type Entering,
  type FrontiersOffer,
} from './choices'
import { artifactTotal, consequence, toward } from './consequences'
import { cardKey, CLAIM_TOTAL, TECHNOLOGIES } from './names'

type SeatName = (seat: number) => string

export function several(offered: Offer[], view: View, me: number, seatName: SeatName): string | null {
  const offers = offered.map(ours)
  const card = TECHNOLOGIES.find((it) =>
    offered.every(({ touches }) => touches.some((touch) => isHeld(touch, it))),
  )
  if (card && offers.every(({ choice }) => isOfCard(choice))) return ofCard(card, offers)
  const told = new Set(offered.map((it) => consequence(it, view, me, seatName)))
  const [same] = told
  if (told.size === 1 && same) return same
  const dockings = offers.flatMap((it) => dockingOf(it.choice) ?? [])
  const [first] = dockings
  if (first && dockings.every((it) => it.station === first.station))
    return ofStation(dockings, offers, view, me)
  if (offers.every(({ choice }) => isAction(choice, 'launch') || isAction(choice, 'launch-and-start'))) {
    return say('alien-frontiers-several-launch', { ...price(offers, me) })
  }
  return null
}

/** What its power does, or what it is discarded for, or both. */
function ofCard(card: Technology, offers: FrontiersOffer[]): string {
  const discards = offers.filter(({ choice }) => isDiscard(choice)).length
  const power = () => named(`${cardKey(card)}.power`)
  const discard = () => named(`${cardKey(card)}.discard`)
  if (discards === 0) return power()
  if (discards === offers.length) return discard()
  return `${power()} ${say('alien-frontiers-card-discard', { text: discard() })}`
}

function ofStation(dockings: Entering[], offers: FrontiersOffer[], view: View, me: number): string | null {
  const [first] = dockings
  switch (first?.station) {
    case 'solar-converter': {
      const fuel = offers.map((it) => gained(it, me, 'fuel'))
      return say('alien-frontiers-several-fuel', { least: Math.min(...fuel), most: Math.max(...fuel) })
    }
    case 'colony-constructor':
      return say('alien-frontiers-several-constructor', { ...price(offers, me) })
    case 'terraforming-station':
      return say('alien-frontiers-several-terraforming', { ...price(offers, me) })
    case 'alien-artifact': {
      const totals = dockings.map((it) => artifactTotal(it, view))
      const [least, most] = [Math.min(...totals), Math.max(...totals)]
      if (least === most) return `${toward(first, view)}; ${say('alien-frontiers-several-cycle')}`
      if (least >= CLAIM_TOTAL) return say('alien-frontiers-several-claim')
      return say('alien-frontiers-several-artifact', { least, most: Math.min(most, CLAIM_TOTAL) })
    }
    case 'orbital-market':
      return say('alien-frontiers-several-market')
    default:
      return null
  }
}

function price([offer]: FrontiersOffer[], me: number): { fuel: number; ore: number } {
  if (!offer) return { fuel: 0, ore: 0 }
  return { fuel: Math.max(0, -net(offer, me, 'fuel')), ore: Math.max(0, -net(offer, me, 'ore')) }
}

function isHeld(touch: unknown, card: string): boolean {
  return (
    typeof touch === 'object' && touch !== null && 'card' in touch && 'owner' in touch && touch.card === card
  )
}
