/** The words of the game in their order, and how each is called. */

import { PRINTED } from '../../printed/alien-frontiers'
import type { Field, Station, Technology, Territory, View } from '../../types/alien-frontiers'
import { say, texts } from '../../texts/texts.svelte'
import { by } from '../printed'

export const STATION_PRINTS = by(PRINTED.stations, 'station')
export const CARD_PRINTS = by(PRINTED.technologies, 'technology')
export const FIELD_PRINTS = by(PRINTED.fields, 'field')

export const STATIONS = PRINTED.stations.map(({ station }) => station)
export const TERRITORIES = PRINTED.territories
export const TECHNOLOGIES = PRINTED.technologies.map(({ technology }) => technology)
export const FIELDS = PRINTED.fields.map(({ field }) => field)

/** What ships at the Alien Artifact have to total for a card. */
export const CLAIM_TOTAL = PRINTED['claim-total']
/** The circle of the Colonist Hub from which a colony is launched. */
export const LAST_CIRCLE = PRINTED['last-circle']

export const stationKey = (station: Station) => `alien-frontiers-station-${station}` as const
export const territoryKey = (territory: Territory) => `alien-frontiers-territory-${territory}` as const
export const cardKey = (card: Technology) => `alien-frontiers-technology-${card}` as const
export const fieldKey = (field: Field) => `alien-frontiers-field-${field}` as const

export const stationName = (station: Station): string => say(stationKey(station))
export const territoryName = (territory: Territory): string => say(territoryKey(territory))
export const cardName = (card: Technology): string => say(cardKey(card))
export const fieldName = (field: Field): string => say(fieldKey(field))

/** What is printed on a card, a line for each thing it does. */
export function cardLines(card: Technology): string[] {
  return ['passive', 'power', 'discard'].flatMap((form) => {
    const key = `${cardKey(card)}.${form}`
    if (!texts.has(key)) return []
    return [form === 'discard' ? say('alien-frontiers-card-discard', { text: say(key) }) : say(key)]
  })
}

/** What a card's power costs in fuel, with a `×` for each ship or colony; none works by itself. */
export function priceOf(card: Technology): string | null {
  const { price } = CARD_PRINTS[card]
  return price && `${price.fuel}${price['is-for-each'] ? '×' : ''}`
}

/** How many colonies somebody has on the planet. */
export function coloniesOf(view: View, seat: number): number {
  return view.territories.reduce((sum, it) => sum + (it.colonies[seat - 1] ?? 0), 0)
}

/** How many colonies everybody has in all. */
export function allotment(view: View, seat: number): number {
  const player = view.players[seat - 1]
  return coloniesOf(view, seat) + (player ? unplaced(player) : 0)
}

/** Colonies that are not on the planet yet. */
export function unplaced(player: View['players'][number]): number {
  return player['free-colonies'] + (player['hub-circle'] > 0 ? 1 : 0)
}
