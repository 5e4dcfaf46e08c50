/** What an answer gives and costs: in a few words on its target, and in one line under it. */

import type { Choice, Resource, View } from '../../types/alien-frontiers'
import { say } from '../../texts/texts.svelte'
import type { Offer } from '../game'
import {
  dockingOf,
  gained,
  net,
  ours,
  paid,
  pointChanges,
  type Entering,
  type FrontiersOffer,
} from './choices'
import { amount } from './amounts'
import { CLAIM_TOTAL, LAST_CIRCLE, cardLines, fieldKey, fieldName, territoryKey } from './names'

type SeatName = (seat: number) => string
type Action = Extract<Choice, { question: 'turn' }>['answer']

const GAINS = { fuel: 'alien-frontiers-gives-fuel', ore: 'alien-frontiers-gives-ore' } as const

export function tag(offered: Offer, view: View, me: number): string | null {
  const offer = ours(offered)
  const docking = dockingOf(offer.choice)
  if (docking) return dockingTag(docking, offer, view, me)
  const [points] = pointChanges(offer, view, me)
  if (points && points.seat === me) return `${points.from} → ${points.to}`
  const turned = turnedTo(offer.choice)
  if (turned.length > 0) return turned.map(([from, to]) => `${from} → ${to}`).join(', ')
  const { choice } = offer
  if (choice.question === 'loot' && choice.answer !== 'enough') {
    return 'token' in choice.answer ? amount(choice.answer.token.what, 1) : amount('card', 1)
  }
  const gains = (['fuel', 'ore', 'ship', 'card'] as const).map((what) => amount(what, net(offer, me, what)))
  const told = gains.filter((it) => it.startsWith('+'))
  const losses = gains.filter((it) => it.startsWith('−'))
  const all = choice.question === 'resource-limit' ? losses : told
  return all.length > 0 ? all.join(' ') : null
}

/** What several answers give: the same, or at least all a colony. */
export function sharedTag(offers: Offer[], view: View, me: number): string | null {
  const tags = new Set(offers.map((it) => tag(it, view, me)))
  if (tags.size === 1) return [...tags][0] ?? null
  const isColony = offers.every((it) => net(ours(it), me, 'colony') > 0)
  return isColony ? say('alien-frontiers-tag-colony') : null
}

function dockingTag(docking: Entering, offer: FrontiersOffer, view: View, me: number): string | null {
  switch (docking.station) {
    case 'alien-artifact': {
      const total = artifactTotal(docking, view)
      if (total >= CLAIM_TOTAL) return say('alien-frontiers-tag-claim')
      return say('alien-frontiers-tag-artifact', { total })
    }
    case 'colonist-hub': {
      const circle = view.players[me - 1]?.['hub-circle'] ?? 0
      return `${circle} → ${circle + net(offer, me, 'circle')}`
    }
    case 'colony-constructor':
    case 'terraforming-station': {
      const [points] = pointChanges(offer, view, me)
      return points?.seat === me ? `${points.from} → ${points.to}` : say('alien-frontiers-tag-colony')
    }
    case 'orbital-market':
      return say('alien-frontiers-tag-market', { rate: docking.value })
    case 'raiders-outpost':
      return say('alien-frontiers-tag-raid')
    case 'solar-converter':
      return amount('fuel', gained(offer, me, 'fuel')) || null
    case 'lunar-mine':
      return amount('ore', gained(offer, me, 'ore')) || null
    case 'shipyard':
      return amount('ship', 1)
  }
}

export function consequence(offered: Offer, view: View, me: number, seatName: SeatName): string {
  const offer = ours(offered)
  const docking = dockingOf(offer.choice)
  const { choice } = offer
  if (docking) {
    const told = ofDocking(docking, offer, view, me, seatName)
    return choice.question === 'teleport' ? withPower(told, docking, offer, me) : told
  }
  switch (choice.question) {
    case 'turn':
      return ofAction(choice.answer, offer, view, me, seatName)
    case 'loot':
      return ofLoot(choice.answer, view, seatName)
    case 'resource-limit':
      return say('alien-frontiers-gives-tokens', { ...tokensAfter(offer, view, me) })
    case 'colony-move':
    case 'colony-swap':
      return settled(offer, view, me, seatName)
    default:
      return price(offer, me)
  }
}

function ofDocking(
  docking: Entering,
  offer: FrontiersOffer,
  view: View,
  me: number,
  seatName: SeatName,
): string {
  switch (docking.station) {
    case 'solar-converter':
      return gain('fuel', offer, view, me)
    case 'lunar-mine':
      return gain('ore', offer, view, me)
    case 'alien-artifact': {
      const told = toward(docking, view)
      return docking.isCycle ? both(told, say('alien-frontiers-gives-cycle')) : told
    }
    case 'colonist-hub': {
      const from = view.players[me - 1]?.['hub-circle'] ?? 0
      const to = from + net(offer, me, 'circle')
      if (from === 0) return say('alien-frontiers-gives-hub-start')
      return say(to >= LAST_CIRCLE ? 'alien-frontiers-gives-hub-launch' : 'alien-frontiers-gives-hub', {
        from,
        to,
      })
    }
    case 'shipyard':
      return [say('alien-frontiers-gives-ship'), price(offer, me)].join(', ')
    case 'orbital-market':
      return say('alien-frontiers-gives-market', { rate: docking.value })
    case 'raiders-outpost': {
      const there = view.stations.find((it) => it.station === 'raiders-outpost')?.['to-beat'] ?? 0
      const raid = say('alien-frontiers-gives-raid')
      return there > 0 ? both(raid, say('alien-frontiers-gives-displaced')) : raid
    }
    case 'colony-constructor':
    case 'terraforming-station':
      return docking.to ? settled(offer, view, me, seatName) : price(offer, me)
  }
}

/** A teleported ship is paid for as it docks; where the price stands there already, it is in it. */
function withPower(told: string, { station }: Entering, offer: FrontiersOffer, me: number): string {
  const cost = price(offer, me)
  const isTold = station === 'solar-converter' || station === 'shipyard' || cost === ''
  return isTold ? told : `${told} (${cost})`
}

function ofAction(action: Action, offer: FrontiersOffer, view: View, me: number, seatName: SeatName): string {
  if (action === 'end-turn') {
    const left = view.players[me - 1]?.ships.filter((it) => it.berth.at === 'hand').length ?? 0
    return left > 0
      ? say('alien-frontiers-gives-stranded', { ships: left })
      : say('alien-frontiers-gives-end')
  }
  if (action === 'buy-relic-ship') return [say('alien-frontiers-gives-ship'), price(offer, me)].join(', ')
  if ('claim' in action) return cardLines(action.claim.card)[0] ?? ''
  if ('launch' in action) return settled(offer, view, me, seatName)
  if ('launch-and-start' in action) {
    const told = settled(offer, view, me, seatName)
    return both(told, say('alien-frontiers-gives-next-starts'))
  }
  if ('trade' in action) return say('alien-frontiers-gives-tokens', { ...tokensAfter(offer, view, me) })
  if ('use' in action) return ofPower(action.use, offer, me)
  if ('discard' in action) return ofDiscard(action.discard, offer, view, me, seatName)
  return price(offer, me)
}

function ofPower(power: Extract<Action, { use: unknown }>['use'], offer: FrontiersOffer, me: number): string {
  const turned = turnedTo(offer.choice).map(([from, to]) => `${from} → ${to}`)
  if (turned.length > 0) return join([turned.join(', '), price(offer, me)])
  if (typeof power === 'object' && 'data-crystal' in power) {
    const bonus = say(`${territoryKey(power['data-crystal'].territory)}.bonus`)
    const cost = price(offer, me)
    return cost === '' ? bonus : `${bonus} (${cost})`
  }
  if (typeof power === 'object' && 'orbital-teleporter' in power) return say(powerText('orbital-teleporter'))
  if (typeof power === 'object' && 'plasma-cannon' in power) return say(powerText('plasma-cannon'))
  return say(powerText('temporal-warper'))
}

type Powered = 'orbital-teleporter' | 'plasma-cannon' | 'temporal-warper'
const powerText = (card: Powered) => `alien-frontiers-technology-${card}.power` as const

function ofDiscard(
  discard: Extract<Action, { discard: unknown }>['discard'],
  offer: FrontiersOffer,
  view: View,
  me: number,
  seatName: SeatName,
): string {
  const changed = changes(offer, view, me, seatName)
  if ('booster-pod' in discard) {
    const { field } = discard['booster-pod']
    const place = view.territories.find((it) => it.fields.includes(field))?.territory
    const told = place
      ? say('alien-frontiers-gives-field-gone', { field: fieldKey(field), territory: territoryKey(place) })
      : fieldName(field)
    return changed ? both(told, changed) : told
  }
  if ('temporal-warper' in discard) return cardLines(discard['temporal-warper'].card)[0] ?? ''
  if ('plasma-cannon' in discard) {
    const { owner } = discard['plasma-cannon']
    const ships =
      view.players[owner - 1]?.ships.slice(0, 6).filter((it) => it.berth.at !== 'stock').length ?? 0
    const isRelic = discard['plasma-cannon'].ship.with === 'relic'
    return say('alien-frontiers-gives-ships-left', {
      seat: seatName(owner),
      ships: isRelic ? ships : ships - 1,
    })
  }
  if ('orbital-teleporter' in discard) return say('alien-frontiers-technology-orbital-teleporter.discard')
  if ('polarity-device' in discard) return say('alien-frontiers-technology-polarity-device.discard')
  const field =
    'data-crystal' in discard ? 'positron' : 'gravity-manipulator' in discard ? 'repulsor' : 'isolation'
  const told = say(`${fieldKey(field)}.text`)
  return changed ? `${changed} · ${told}` : told
}

function ofLoot(
  answer: Extract<Choice, { question: 'loot' }>['answer'],
  view: View,
  seatName: SeatName,
): string {
  if (answer === 'enough') return ''
  if ('card' in answer) return cardLines(answer.card.card)[0] ?? ''
  const { from, what } = answer.token
  const n = view.players[from - 1]?.tokens[what] ?? 0
  return say('alien-frontiers-gives-victim', {
    seat: seatName(from),
    amount: say(`alien-frontiers-goods-${what}.amount`, { n }),
  })
}

/** A colony comes to a territory. */
const settled = (offer: FrontiersOffer, view: View, me: number, seatName: SeatName): string =>
  changes(offer, view, me, seatName) ?? say('alien-frontiers-gives-no-points')

/** Whose points change, such as “You 6 → 8, Олена 7 → 5”. */
function changes(offer: FrontiersOffer, view: View, me: number, seatName: SeatName): string | null {
  const told = pointChanges(offer, view, me).map(({ seat, from, to }) =>
    seat === me
      ? say('alien-frontiers-change-you', { from, to })
      : say('alien-frontiers-log-score', { seat: seatName(seat), from, to }),
  )
  return told.length > 0 ? told.join(', ') : null
}

function gain(what: Resource, offer: FrontiersOffer, view: View, me: number): string {
  const n = gained(offer, me, what)
  const cost = paid(offer, me, what)
  const from = view.players[me - 1]?.tokens[what] ?? 0
  if (n <= 0) return say('alien-frontiers-gives-nothing')
  return say(GAINS[what], { [what]: n, paid: cost, from, to: from + n - cost })
}

function tokensAfter(offer: FrontiersOffer, view: View, me: number): { fuel: number; ore: number } {
  const { fuel, ore } = view.players[me - 1]?.tokens ?? { fuel: 0, ore: 0 }
  return { fuel: fuel + net(offer, me, 'fuel'), ore: ore + net(offer, me, 'ore') }
}

/** “for 1 fuel and 1 ore”, or nothing. */
function price(offer: FrontiersOffer, me: number): string {
  const fuel = Math.max(0, -net(offer, me, 'fuel'))
  const ore = Math.max(0, -net(offer, me, 'ore'))
  return fuel + ore > 0 ? say('alien-frontiers-price', { fuel, ore }) : ''
}

/** How near ships at the Alien Artifact come to a card. */
export function toward(docking: Entering, view: View): string {
  const total = artifactTotal(docking, view)
  return say(total >= CLAIM_TOTAL ? 'alien-frontiers-gives-claim' : 'alien-frontiers-gives-artifact', {
    total,
  })
}

export function artifactTotal({ value }: Entering, view: View): number {
  return view['this-turn']['artifact-total'] + value
}

/** What ships show before and after a card has turned them. */
function turnedTo(choice: Choice): [number, number][] {
  if (choice.question !== 'turn' || typeof choice.answer === 'string' || !('use' in choice.answer)) return []
  const power = choice.answer.use
  if (typeof power === 'string') return []
  if ('booster-pod' in power) return [[power['booster-pod'].ship.value, power['booster-pod'].ship.value + 1]]
  if ('stasis-beam' in power) return [[power['stasis-beam'].ship.value, power['stasis-beam'].ship.value - 1]]
  if ('polarity-device' in power)
    return [[power['polarity-device'].ship.value, 7 - power['polarity-device'].ship.value]]
  if ('gravity-manipulator' in power) {
    const { lower, raise } = power['gravity-manipulator']
    return [
      [lower.value, lower.value - 1],
      [raise.value, raise.value + 1],
    ]
  }
  return []
}

const join = (parts: string[]): string => parts.filter((it) => it !== '').join(' ')
const both = (first: string, second: string): string => (first === '' ? second : `${first}; ${second}`)
