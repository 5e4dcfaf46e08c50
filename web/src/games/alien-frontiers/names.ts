/** The words of the game in their order, and how each is called. */

import type { Field, Station, Technology, Territory, View } from '../../types/alien-frontiers'
import { say, texts } from '../../texts/texts.svelte'

export const STATIONS: readonly Station[] = [
  'solar-converter',
  'lunar-mine',
  'alien-artifact',
  'colonist-hub',
  'colony-constructor',
  'terraforming-station',
  'shipyard',
  'orbital-market',
  'raiders-outpost',
]

export const TERRITORIES: readonly Territory[] = [
  'heinlein',
  'pohl',
  'van-vogt',
  'bradbury',
  'asimov',
  'herbert',
  'lem',
  'burroughs',
]

export const TECHNOLOGIES: readonly Technology[] = [
  'alien-city',
  'alien-monument',
  'booster-pod',
  'data-crystal',
  'gravity-manipulator',
  'holographic-decoy',
  'orbital-teleporter',
  'plasma-cannon',
  'polarity-device',
  'resource-cache',
  'stasis-beam',
  'temporal-warper',
]

export const FIELDS: readonly Field[] = ['isolation', 'positron', 'repulsor']

export const stationKey = (station: Station): string => `alien-frontiers-station-${station}`
export const territoryKey = (territory: Territory): string => `alien-frontiers-territory-${territory}`
export const cardKey = (card: Technology): string => `alien-frontiers-technology-${card}`
export const fieldKey = (field: Field): string => `alien-frontiers-field-${field}`

export const stationName = (station: Station): string => say(stationKey(station))
export const territoryName = (territory: Territory): string => say(territoryKey(territory))
export const cardName = (card: Technology): string => say(cardKey(card))
export const fieldName = (field: Field): string => say(fieldKey(field))

/** What is printed on a card, a line for each thing it does. */
export function cardLines(card: Technology): string[] {
  const forms = ['passive', 'power', 'discard'].filter((form) => texts.has(`${cardKey(card)}.${form}`))
  return forms.map((form) => {
    const text = say(`${cardKey(card)}.${form}`)
    return form === 'discard' ? say('alien-frontiers-card-discard', { text }) : text
  })
}

/** The rules chapter of each card. */
export const CARD_RULES: Record<Technology, string> = {
  'alien-city': 'AF-21.1',
  'alien-monument': 'AF-21.1',
  'booster-pod': 'AF-21.3',
  'data-crystal': 'AF-21.5',
  'gravity-manipulator': 'AF-21.11',
  'holographic-decoy': 'AF-21.13',
  'orbital-teleporter': 'AF-21.16',
  'plasma-cannon': 'AF-21.25',
  'polarity-device': 'AF-21.35',
  'resource-cache': 'AF-21.44',
  'stasis-beam': 'AF-21.38',
  'temporal-warper': 'AF-21.40',
}

export const STATION_RULES: Record<Station, string> = {
  'solar-converter': 'AF-14.1',
  'lunar-mine': 'AF-9.1',
  'alien-artifact': 'AF-6.1',
  'colonist-hub': 'AF-7.1',
  'colony-constructor': 'AF-8.1',
  'terraforming-station': 'AF-15.1',
  shipyard: 'AF-13.1',
  'orbital-market': 'AF-11.1',
  'raiders-outpost': 'AF-12.1',
}

export const FIELD_RULES: Record<Field, string> = {
  isolation: 'AF-19.2',
  positron: 'AF-19.8',
  repulsor: 'AF-19.6',
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
