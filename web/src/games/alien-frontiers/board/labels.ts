/** What places are called aloud: whole sentences for whoever does not see the drawing. */

import type { Station, StationView, Territory, View } from '../../../types/alien-frontiers'
import { say, texts } from '../../../texts/texts.svelte'
import { RELIC_NUMBER } from '../ids'
import { fieldName, stationKey, stationName, territoryKey } from '../names'

type SeatName = (seat: number) => string

const lists = new Map<string, Intl.ListFormat>()

/** “a, b and c” in the language of the reader. */
export function listed(parts: string[]): string {
  const { language } = texts
  const list = lists.get(language) ?? new Intl.ListFormat(language, { style: 'short', type: 'unit' })
  lists.set(language, list)
  return list.format(parts)
}

/** A ship by its owner and what it shows. */
export function shipLabel(view: View, owner: number, number: number, seatName: SeatName): string {
  const value = view.players[owner - 1]?.ships[number - 1]?.value ?? 0
  const name = seatName(owner)
  if (number === RELIC_NUMBER) return say('web-frontiers-ship-relic', { name, value })
  return say('web-frontiers-ship-own', { name, value })
}

/** The ships at some place, somebody after somebody. */
export function shipsAt(
  view: View,
  at: 'bay' | 'hand' | Station,
  seatName: SeatName,
  only?: number,
): string[] {
  return view.players
    .filter(({ seat }) => only === undefined || seat === only)
    .flatMap(({ seat, ships }) =>
      ships.flatMap(({ berth }, n) => {
        const isThere = berth.at === 'docked' ? berth.station === at : berth.at === at
        return isThere ? [shipLabel(view, seat, n + 1, seatName)] : []
      }),
    )
}

export function stationLabel(view: View, station: StationView, seatName: SeatName): string {
  const ships = shipsAt(view, station.station, seatName)
  const { ports } = station
  const sentences = [
    // There everybody has ports of their own: whose are taken, each row says.
    station.station === 'colonist-hub'
      ? `${stationName(station.station)}: ${say('alien-frontiers-explain-hub-ports', { ports })}.`
      : say('web-frontiers-station-label', {
          station: stationKey(station.station),
          ports,
          taken: ships.length,
        }),
  ]
  if (ships.length > 0) sentences.push(`${listed(ships)}.`)
  sentences.push(say(`${stationKey(station.station)}.text`))
  return sentences.join(' ')
}

export function bayLabel(view: View, seatName: SeatName): string {
  const ships = shipsAt(view, 'bay', seatName)
  const name = say('alien-frontiers-ship-place-maintenance-bay')
  return ships.length > 0 ? `${name}: ${listed(ships)}.` : `${name}.`
}

export function territoryLabel(view: View, territory: Territory, seatName: SeatName): string {
  const it = view.territories.find((each) => each.territory === territory)
  if (!it) return ''
  const colonies = it.colonies.flatMap((count, n) =>
    count > 0 ? [say('web-frontiers-colonies-of', { name: seatName(n + 1), count })] : [],
  )
  const sentences = [`${say(territoryKey(territory))}.`]
  sentences.push(colonies.length > 0 ? `${listed(colonies)}.` : say('web-frontiers-no-colonies'))
  if (it.controller !== null)
    sentences.push(say('web-frontiers-controlled-by', { name: seatName(it.controller) }))
  for (const field of it.fields)
    sentences.push(`${fieldName(field)}: ${say(`alien-frontiers-field-${field}.text`)}`)
  sentences.push(say(`${territoryKey(territory)}.bonus`))
  return sentences.join(' ')
}

export function trackLabel(view: View, seat: number, seatName: SeatName): string {
  const circle = view.players[seat - 1]?.['hub-circle'] ?? 0
  const ships = shipsAt(view, 'colonist-hub', seatName, seat)
  const args = { station: stationKey('colonist-hub'), name: seatName(seat), circle }
  const sentences = [say('web-frontiers-track-label', args)]
  if (ships.length > 0) sentences.push(`${listed(ships)}.`)
  return sentences.join(' ')
}

/** The names of a station for the board, the fullest first. */
export function stationNames(station: Station): string[] {
  const short = `web-frontiers-short-${station}` as const
  const middle = `${short}.middle`
  return [stationName(station), ...(texts.has(middle) ? [say(middle)] : []), say(short)]
}
