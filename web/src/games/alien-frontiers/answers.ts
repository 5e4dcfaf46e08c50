/** The parts of an answer, the question that asks for the next of them, and the end of a turn. */

import type { Choice, Technology, Touch, View } from '../../types/alien-frontiers'
import { say, type Text } from '../../texts/texts.svelte'
import type { Offer, Part, Share } from '../game'
import { dockingOf, isDiscard, isOfCard, valuesOf } from './choices'
import { ids, RELIC_NUMBER } from './ids'
import { cardKey, fieldKey, stationKey, territoryKey } from './names'

/** What is asked for first: a card, then a place in orbit, what lies there, ships, and where to. */
const RANK = { card: 0, place: 1, thing: 2, ships: 3, raised: 4, territory: 5 }

const TOKENS = { fuel: 'alien-frontiers-part-fuel', ore: 'alien-frontiers-part-ore' }

type Answer = { choice: unknown; touches: unknown[] }

/** A card is chosen before what it is used on, and ships and their station before a territory. */
export function part(touched: unknown, view: View, answer: Answer): Part {
  const touch = touched as Touch
  const found = partOf(touch, view, answer)
  const isLater = touch.touch === 'territory' || found.key === 'cycle'
  if (touch.touch === 'held' || !(isLater || isOfCard(answer.choice as Choice))) return found
  return { ...found, isLater: true }
}

/** Whoever has a card can use it, or discard it: which, is asked before anything else. */
function held({ owner, card }: Extract<Touch, { touch: 'held' }>, choice: Choice): Part {
  const common = { ids: [ids.card(card, owner)], rank: RANK.card, icon: card }
  if (!isDiscard(choice))
    return { ...common, key: `held:${owner}:${card}`, label: [cardKey(card), {}], way: 'use' }
  const label: Text = ['alien-frontiers-part-discard', { card: cardKey(card) }]
  return { ...common, key: `discard:${owner}:${card}`, label, way: 'discard' }
}

function partOf(touch: Touch, view: View, answer: Answer): Part {
  switch (touch.touch) {
    case 'held':
      return held(touch, answer.choice as Choice)
    case 'displayed':
      return displayed(touch.card, answer)
    case 'discarded':
      return {
        key: `discarded:${touch.card}`,
        ids: [ids.discarded(touch.card)],
        label: [cardKey(touch.card), {}],
        rank: RANK.thing,
        icon: touch.card,
      }
    case 'station':
      return {
        key: `station:${touch.station}`,
        ids: [ids.station(touch.station)],
        label: [stationKey(touch.station), {}],
        rank: RANK.place,
        icon: touch.station,
      }
    case 'maintenance-bay':
      return {
        key: 'station:maintenance-bay',
        ids: [ids.maintenanceBay],
        label: ['alien-frontiers-ship-place-maintenance-bay', {}],
        rank: RANK.place,
        icon: 'maintenance-bay',
      }
    case 'hub-track':
      return {
        key: `hub:${touch.seat}`,
        ids: [ids.hubTrack(touch.seat)],
        label: ['alien-frontiers-part-hub', {}],
        rank: RANK.place,
        icon: 'colonist-hub',
      }
    case 'relic-ship':
      return {
        key: 'relic',
        ids: [ids.relic],
        label: ['alien-frontiers-with-relic', {}],
        rank: RANK.place,
        icon: 'relic',
      }
    case 'field':
      return {
        key: `field:${touch.field}`,
        ids: [ids.field(touch.field)],
        label: [fieldKey(touch.field), {}],
        rank: RANK.thing,
        icon: touch.field,
      }
    case 'tokens':
      return {
        key: `tokens:${touch.owner}:${touch.what}`,
        ids: [ids.tokens(touch.owner, touch.what)],
        label: [TOKENS[touch.what], { seat: { seat: touch.owner } }],
        rank: RANK.thing,
        icon: touch.what,
      }
    case 'ships':
      return ships(touch, view, answer)
    case 'territory':
      return {
        key: `territory:${touch.territory}`,
        ids: [ids.territory(touch.territory)],
        label: [territoryKey(touch.territory), {}],
        rank: RANK.territory,
        icon: touch.territory,
      }
  }
}

/** To claim a card one presses it; to have all dealt anew, the draw pile. */
function displayed(card: Extract<Touch, { touch: 'displayed' }>['card'], answer: Answer): Part {
  if (dockingOf(answer.choice as Choice)?.isCycle) {
    const label: Text = ['alien-frontiers-part-cycle', {}]
    return { key: 'cycle', ids: [ids.drawPile], label, rank: RANK.thing, icon: 'cards' }
  }
  return {
    key: `displayed:${card}`,
    ids: [ids.displayed(card)],
    label: [cardKey(card), {}],
    rank: RANK.place,
    icon: card,
  }
}

/** Ships are named by what they show: which of several equal ones is meant makes no difference. */
function ships(touch: Extract<Touch, { touch: 'ships' }>, view: View, answer: Answer): Part {
  const { owner } = touch
  const fleet = view.players[owner - 1]?.ships ?? []
  const docking = dockingOf(answer.choice as Choice)
  const shown = touch.ships.map((number) => fleet[number - 1]?.value ?? 0).filter((value) => value > 0)
  const values = docking ? valuesOf(docking) : [...new Set(shown)].sort((a, b) => a - b)
  const isRelic = touch.ships.every((number) => number === RELIC_NUMBER)
  const hasRelic = docking ? docking.with === 'relic' : isRelic
  // The Gravity Manipulator lowers the first ship that it names and raises the second.
  const groups = answer.touches.filter((it) => (it as Touch).touch === 'ships')
  const isRaised = groups.length > 1 && groups[1] === touch
  const role = groups.length > 1 ? (isRaised ? 'raised' : 'lowered') : 'ships'
  return {
    key: `${role}:${owner}:${values.join('-')}${hasRelic ? ':relic' : ''}`,
    ids: touch.ships.map((number) => ids.ship(owner, number)),
    label: shipsLabel(values, hasRelic),
    rank: isRaised ? RANK.raised : RANK.ships,
    icon: `ship:${hasRelic && values.length < 2 ? 0 : owner}:${values.join('-')}`,
  }
}

/** Ships by what they show: “the 6”, “6 6”, “the Relic Ship (6)”. */
export function shipsLabel(values: number[], hasRelic: boolean): Text {
  const args = { values: values.join(' '), count: values.length, relic: hasRelic ? 1 : 0 }
  return ['alien-frontiers-part-ships', args]
}

export function endsTurn(offer: Offer): boolean {
  const choice = offer.choice as Choice
  return choice.question === 'turn' && choice.answer === 'end-turn'
}

/** Nothing is asked twice that gives up nothing, and nobody sets amounts without looking. */
export function isDecided(offer: Offer): boolean {
  return (endsTurn(offer) && !offer.forgoes) || returned(offer) !== null
}

/** What is returned of each, where there is too much. */
export function mix(offer: Offer, view: View): Share[] | null {
  const surplus = returned(offer)
  if (!surplus) return null
  const has = view.players[view['this-turn'].seat - 1]?.tokens
  return (['fuel', 'ore'] as const).map((what) => ({
    key: what,
    label: [`alien-frontiers-goods-${what}`, {}],
    icon: what,
    n: surplus[what],
    of: has?.[what] ?? 0,
  }))
}

function returned(offer: Offer): { fuel: number; ore: number } | null {
  const choice = offer.choice as Choice
  return choice.question === 'resource-limit' ? choice.answer : null
}

/** How much is too much. */
export function note(offers: Offer[]): string | null {
  const surplus = offers[0] ? returned(offers[0]) : null
  return surplus ? say('alien-frontiers-note-too-many', { n: surplus.fuel + surplus.ore }) : null
}

const kindOf = ({ key }: Part): string => key.split(':')[0] ?? ''

/** The question when something is chosen already; none while nothing is. */
export function heading(chosen: Part[], next: Part[], asks: Text | null): Text | null {
  if (chosen.length === 0) return asks
  const find = (kind: string) => chosen.find((it) => kindOf(it) === kind)
  const kinds = new Set(next.map(kindOf))
  const isAll = (...wanted: string[]) => kinds.size > 0 && [...kinds].every((kind) => wanted.includes(kind))
  const card = find('held') ?? find('discard')
  if (card) return aboutCard(card, isAll)
  if (isAll('territory')) return ['alien-frontiers-heading-territory', {}]
  const fleet = find('ships')
  const station = find('station')
  if (station && fleet) return ['alien-frontiers-heading-at', { station: station.label[0] }]
  if (fleet) {
    const args = fleet.label[1]
    return [isAll('station') ? 'alien-frontiers-heading-dock' : 'alien-frontiers-heading-ships', args]
  }
  if (station) {
    const key = isAll('ships') ? 'alien-frontiers-heading-which-ships' : 'alien-frontiers-heading-at'
    return [key, { station: station.label[0] }]
  }
  return ['alien-frontiers-heading-how', {}]
}

function aboutCard(card: Part, isAll: (...wanted: string[]) => boolean): Text {
  const args = { card: cardKey(card.icon as Technology) }
  if (isAll('ships', 'lowered', 'raised')) return ['alien-frontiers-heading-card-ship', args]
  if (isAll('territory', 'field')) return ['alien-frontiers-heading-card-territory', args]
  if (isAll('station')) return ['alien-frontiers-heading-card-station', args]
  return ['alien-frontiers-heading-card', args]
}
