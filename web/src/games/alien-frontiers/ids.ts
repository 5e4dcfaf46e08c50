/**
 * The ids of everything on the table of Alien Frontiers, made in one place.
 *
 * Places and things are pressed, lit and pointed at by these; things and anchors are also
 * what flies and between what. A thing keeps its id wherever it goes.
 */

import { PRINTED } from '../../printed/alien-frontiers'
import type { Field, Resource, Station, Technology, Territory } from '../../types/alien-frontiers'

export const RELIC_NUMBER = PRINTED.relic

export const ids = {
  /** A station, wherever it is pressed. */
  station: (station: Station): string => `place:station:${station}`,
  territory: (territory: Territory): string => `place:territory:${territory}`,
  maintenanceBay: 'place:maintenance-bay',
  /** Somebody's row in the Colonist Hub. */
  hubTrack: (seat: number): string => `place:hub:${seat}`,
  /** A card of this kind in the display. */
  displayed: (card: Technology): string => `place:display:${card}`,
  /** The discard pile as a whole, and one kind of card in it. */
  discardPile: 'place:discard-pile',
  discarded: (card: Technology): string => `place:discard-pile:${card}`,
  drawPile: 'place:draw-pile',
  /** The Relic Ship while it stands on Burroughs Desert. */
  relic: 'place:relic',
  /** Somebody's fuel or ore. */
  tokens: (seat: number, what: Resource): string => `place:tokens:${seat}:${what}`,

  /** A ship by its number from 1; the Relic Ship has one id, whoever uses it. */
  ship: (owner: number, number: number): string =>
    number === RELIC_NUMBER ? 'thing:ship:relic' : `thing:ship:${owner}:${number}`,
  colony: (seat: number, n: number): string => `thing:colony:${seat}:${n}`,
  field: (field: Field): string => `thing:field:${field}`,
  /** A card that somebody holds, and one in the display by its slot from 0. */
  card: (card: Technology, seat: number): string => `thing:card:${card}#${seat}`,
  displayedCard: (card: Technology, slot: number): string => `thing:card:${card}#display-${slot}`,

  /** Where fuel, ore and fields lie that nobody uses. */
  stock: (what: 'fuel' | 'ore' | 'fields'): string => `anchor:stock:${what}`,
  /** Where something of somebody's is shown beside the board. */
  atSeat: (seat: number, what: 'fuel' | 'ore' | 'ships' | 'colonies' | 'cards'): string =>
    `anchor:seat:${seat}:${what}`,
  drawPileAnchor: 'anchor:draw-pile',
  discardPileAnchor: 'anchor:discard-pile',
} as const
