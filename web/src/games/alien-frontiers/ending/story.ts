/** A whole game in numbers: points by round, what was rolled and raided, and what mattered most. */

import type { Heard, Territory } from '../../../types/alien-frontiers'
import type { Step } from '../../game'
import { marks } from '../marks'

type SeatName = (seat: number) => string

/** A moment that changed the game. */
export interface Moment {
  round: number
  entry: number
  seat: number | null
  text: string
}

export interface Story {
  rounds: number
  /** Points of each seat when a round ended, from the first one on; the first number is the start. */
  points: Map<number, number[]>
  dice: number
  /** How often each seat raided. */
  raids: Map<number, number>
  cardsPlayed: number
  seconds: number
  /** With which colony the game ended. */
  lastColony: { seat: number; territory: Territory } | null
  moments: Moment[]
}

/** How many moments are told. */
const MOST_MOMENTS = 4

export function storyOf(steps: Step<Heard>[], players: number, final: number[], seatName: SeatName): Story {
  const heard = steps.flatMap((step) => step.heard)
  const raids = new Map<number, number>()
  for (const it of heard) {
    if (it.heard === 'ships-docked' && it.station === 'raiders-outpost')
      raids.set(it.seat, (raids.get(it.seat) ?? 0) + 1)
  }
  const [first] = steps
  const last = steps.at(-1)
  return {
    rounds: heard.reduce((round, it) => (it.heard === 'turn-began' ? it.round : round), 0),
    points: pointsByRound(heard, players, final),
    dice: heard.filter((it) => it.heard === 'ship-rolled').length,
    raids,
    cardsPlayed: heard.filter((it, n) => isPlayed(it, heard[n - 1])).length,
    seconds: first && last ? last.at - first.at : 0,
    lastColony: lastColony(heard),
    moments: moments(steps, seatName),
  }
}

/** A power is used or a card discarded for its power; an empty Resource Cache goes by itself. */
function isPlayed(heard: Heard, before: Heard | undefined): boolean {
  if (heard.heard === 'power-used') return true
  const isEmptied =
    before?.heard === 'fuel-gained' ||
    before?.heard === 'ore-gained' ||
    before?.heard === 'nothing-left-in-stock'
  return heard.heard === 'card-discarded' && !(heard.card === 'resource-cache' && isEmptied)
}

function pointsByRound(heard: Heard[], players: number, final: number[]): Map<number, number[]> {
  const now = new Map<number, number>()
  const points = new Map<number, number[]>()
  for (let seat = 1; seat <= players; seat += 1) {
    const first = heard.find((it) => it.heard === 'score-changed' && it.seat === seat)
    // Whoever is dealt a monument begins with a point; nobody says so.
    const start = first?.heard === 'score-changed' ? first.from : (final[seat - 1] ?? 0)
    now.set(seat, start)
    points.set(seat, [start])
  }
  const close = () => points.forEach((line, seat) => line.push(now.get(seat) ?? 0))
  let round = 0
  for (const it of heard) {
    if (it.heard === 'score-changed') now.set(it.seat, it.to)
    if (it.heard === 'turn-began' && it.round > round) {
      if (round > 0) close()
      round = it.round
    }
  }
  if (round > 0) close()
  return points
}

function lastColony(heard: Heard[]): Story['lastColony'] {
  const last = heard.findLast(
    (it) =>
      it.heard === 'colony-launched' || it.heard === 'colony-placed' || it.heard === 'hub-colony-placed',
  )
  return last && 'territory' in last ? { seat: last.seat, territory: last.territory } : null
}

/** Marks that say most about a moment, the best first. */
const TELLING = ['control', 'positron', 'isolation', 'repulsor', 'raiders-outpost', 'relic', 'colony']

function moments(steps: Step<Heard>[], seatName: SeatName): Moment[] {
  let round = 0
  const weighed: { weight: number; moment: Moment }[] = []
  for (const { entry, heard, told } of steps) {
    const all = marks(heard, told, seatName)
    const best = TELLING.flatMap((icon) => all.filter((it) => it.icon === icon))[0]
    // Whoever loses something by another's colony is told together with it.
    const deed = all.find((it) => it.icon === 'colony' && it.seat !== best?.seat)
    const text = deed && best?.icon === 'control' ? `${deed.text} ${best.text}` : best?.text
    const weight = heard.reduce((sum, it) => sum + weightOf(it), 0)
    if (best && text !== undefined && weight > 0) {
      weighed.push({ weight, moment: { round, entry, seat: best.seat, text } })
    }
    const began = heard.findLast((it) => it.heard === 'turn-began')
    if (began?.heard === 'turn-began') round = began.round
  }
  const greatest = weighed.sort((a, b) => b.weight - a.weight).slice(0, MOST_MOMENTS)
  return greatest.map(({ moment }) => moment).sort((a, b) => a.entry - b.entry)
}

/** What moves many points, or takes something from somebody, is remembered. */
function weightOf(heard: Heard): number {
  switch (heard.heard) {
    case 'score-changed':
      return Math.abs(heard.to - heard.from) * (heard.to < heard.from ? 3 : 1)
    case 'fuel-stolen':
      return heard.fuel
    case 'ore-stolen':
      return heard.ore
    case 'card-stolen':
    case 'relic-went-home':
      return 3
    case 'field-placed':
    case 'field-moved':
      return 2
    default:
      return 0
  }
}
