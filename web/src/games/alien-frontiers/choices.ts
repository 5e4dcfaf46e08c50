/** Answers, as the rest of the client asks about them. */

import type {
  Amount,
  Choice,
  Docking,
  Station,
  Territory,
  Touch,
  View,
  With,
} from '../../types/alien-frontiers'
import type { Offer } from '../game'

/** An offer of this game. */
export type FrontiersOffer = Offer<Choice, Touch, Amount>

/** The shell carries offers of all games; here they are what they are. */
export const ours = (offer: Offer): FrontiersOffer => offer as FrontiersOffer

/** The territories that an answer is about. */
export function territoriesOf({ touches }: Offer): Territory[] {
  return (touches as Touch[]).flatMap((it) => (it.touch === 'territory' ? [it.territory] : []))
}

/** Whether an answer uses or discards a card of one's own. */
export function isOfCard(choice: Choice): boolean {
  return isAction(choice, 'use') || isDiscard(choice)
}

export const isDiscard = (choice: Choice): boolean => isAction(choice, 'discard')

export function isAction(choice: Choice, name: string): boolean {
  return choice.question === 'turn' && typeof choice.answer === 'object' && name in choice.answer
}

/** Ships that enter a station. */
export interface Entering {
  station: Station
  /** What the lowest of them shows. */
  value: number
  with: With
  /** Where the colony goes, if there is one. */
  to: Territory | null
  /** Whether new cards are dealt. */
  isCycle: boolean
}

/** The docking that an answer is, if it is one. */
export function dockingOf(choice: Choice): Entering | null {
  if (choice.question === 'teleport') return entering(choice.answer)
  if (choice.question !== 'turn' || typeof choice.answer === 'string') return null
  return 'dock' in choice.answer ? entering(choice.answer.dock) : null
}

function entering(docking: Docking): Entering {
  if ('plain' in docking) {
    const { station, ships } = docking.plain
    return { station, ...ships, to: null, isCycle: false }
  }
  if ('settle' in docking) {
    const { station, ships, to } = docking.settle
    return { station, ...ships, to, isCycle: false }
  }
  return { station: 'alien-artifact', ...docking.cycle.ships, to: null, isCycle: true }
}

/** What the ships show that enter together, the lowest first. */
export function valuesOf({ station, value }: Pick<Entering, 'station' | 'value'>): number[] {
  switch (station) {
    case 'colony-constructor':
      return [value, value, value]
    case 'shipyard':
    case 'orbital-market':
      return [value, value]
    case 'raiders-outpost':
      return [value, value + 1, value + 2]
    default:
      return [value]
  }
}

/** What somebody has more or less of after an answer. */
export const net = (offer: FrontiersOffer, seat: number, what: Amount['what']): number =>
  gained(offer, seat, what) - paid(offer, seat, what)

/** What an answer brings somebody, whatever it costs. */
export const gained = ({ gives = [] }: FrontiersOffer, seat: number, what: Amount['what']): number =>
  sum(gives, seat, what)

/** What an answer costs somebody, whatever it brings. */
export const paid = ({ costs = [] }: FrontiersOffer, seat: number, what: Amount['what']): number =>
  sum(costs, seat, what)

const sum = (amounts: Amount[], seat: number, what: Amount['what']): number =>
  amounts.filter((it) => it.seat === seat && it.what === what).reduce((total, it) => total + it.n, 0)

/** Everybody whose points change, whoever answers first. */
export function pointChanges(offer: FrontiersOffer, view: View, me: number) {
  const changes = view.players.map(({ seat, score }) => ({
    seat,
    from: score,
    to: score + net(offer, seat, 'point'),
  }))
  const changed = changes.filter(({ from, to }) => from !== to)
  return [...changed.filter(({ seat }) => seat === me), ...changed.filter(({ seat }) => seat !== me)]
}
