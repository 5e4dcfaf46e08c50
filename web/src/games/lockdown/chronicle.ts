/** A whole game in numbers: what was explored, rolled and killed, where there was light, and what mattered most. */

import type { Heard, Level, View } from '../../types/lockdown'
import type { Step } from '../game'
import { learn, type Known } from './known'
import { marks } from './log'

type SeatName = (seat: number) => string

/** Something that mattered, and where it stands in the record. */
export interface Remembered {
  round: number
  entry: number
  text: string
}

export interface Chronicle {
  rounds: number
  rooms: number
  noise: number
  encounters: number
  killed: number
  minutes: number
  /** Where there was power at the end of each round. */
  light: Record<Level | 'elevator', boolean[]>
  moments: Remembered[]
}

/** How many moments are told. */
const MOST_MOMENTS = 7

export function chronicleOf(steps: Step<Heard>[], seatName: SeatName, view: View): Chronicle {
  const heard = steps.flatMap((step) => step.heard)
  const count = (event: Heard['heard']): number => heard.filter((it) => it.heard === event).length
  const seconds = (steps.at(-1)?.at ?? 0) - (steps[0]?.at ?? 0)
  return {
    rounds: heard.reduce((round, it) => (it.heard === 'round-began' ? it.round : round), 0),
    rooms: count('room-explored'),
    noise: count('noise-rolled'),
    encounters: count('encountered'),
    killed: count('intruder-died'),
    minutes: Math.round(seconds / 60),
    light: lightOf(heard, view),
    moments: momentsOf(steps, seatName, view),
  }
}

/** Light is followed back from how it is at the end: a token that was turned lay the other way before. */
function lightOf(heard: Heard[], view: View): Chronicle['light'] {
  const now = { s01: false, s02: false, s03: false, elevator: false }
  for (const { area, 'is-on': isOn } of view.power) now[area] = isOn
  const light: Chronicle['light'] = { s01: [], s02: [], s03: [], elevator: [] }
  const keep = (): void => {
    for (const area of ['s01', 's02', 's03', 'elevator'] as const) light[area].unshift(now[area])
  }
  keep()
  for (const it of heard.toReversed()) {
    if (it.heard === 'power-turned') now[it.area] = !it['is-active']
    if (it.heard === 'round-began' && it.round > 1) keep()
  }
  return light
}

/** How it ended stands over the story. */
const ENDS: readonly Heard['heard'][] = ['game-over', 'complex-destroyed', 'squad-arrived']

/** What weighed most, in the order in which it happened: one of each kind before a second of any. */
function momentsOf(steps: Step<Heard>[], seatName: SeatName, view: View): Remembered[] {
  let round = 0
  let known: Known | null = null
  const weighed: { of: Heard['heard']; weight: number; moment: Remembered }[] = []
  for (const { entry, heard, told } of steps) {
    const began = heard.find((it) => it.heard === 'round-began')
    // A new round begins after everything else of its step; what is laid out before the first is no story.
    for (const { of, weight, text } of marks(heard, told, seatName, known))
      if (round > 0 && !ENDS.includes(of)) weighed.push({ of, weight, moment: { round, entry, text } })
    known = learn(known, heard, view)
    if (began?.heard === 'round-began') round = began.round
  }
  const sorted = weighed.toSorted((a, b) => b.weight - a.weight)
  const nth = new Map(sorted.map((it) => [it, sorted.filter(({ of }) => of === it.of).indexOf(it)]))
  const inTurn = sorted.toSorted((a, b) => (nth.get(a) ?? 0) - (nth.get(b) ?? 0))
  const greatest = new Set(inTurn.slice(0, MOST_MOMENTS))
  return weighed.filter((it) => greatest.has(it)).map(({ moment }) => moment)
}
