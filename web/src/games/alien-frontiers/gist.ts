/** What is worth telling of a quiet turn: how near somebody's colony is, and what they gained. */

import type { Heard } from '../../types/alien-frontiers'
import { say } from '../../texts/texts.svelte'
import type { Mark } from '../game'
import { amount } from './amounts'
import { LAST_CIRCLE } from './names'

/** Less than whatever mattered; a colony more, the nearer it is to its launch. */
const NEAR = 0.5
const GAINS = 0.1

export function gist(heard: Heard[], mine: number[], seatName: (seat: number) => string): Mark[] {
  const others = new Map<number, { fuel: number; ore: number; circle: number | null }>()
  const of = (seat: number) => {
    const it = others.get(seat) ?? { fuel: 0, ore: 0, circle: null }
    others.set(seat, it)
    return it
  }
  for (const it of heard) {
    switch (it.heard) {
      case 'fuel-gained':
        of(it.seat).fuel += it.fuel
        break
      case 'ore-gained':
        of(it.seat).ore += it.ore
        break
      case 'traded':
        of(it.seat).fuel -= it.fuel
        of(it.seat).ore += 1
        break
      case 'paid':
        of(it.seat).fuel -= it.fuel
        of(it.seat).ore -= it.ore
        break
      case 'hub-started':
        of(it.seat).circle = 1
        break
      case 'hub-advanced':
        of(it.seat).circle = it.to
        break
      case 'colony-launched':
      case 'hub-colony-placed':
        of(it.seat).circle = null
        break
      default:
        break
    }
  }
  return [...others].flatMap(([seat, { fuel, ore, circle }]): Mark[] => {
    if (mine.includes(seat)) return []
    const name = seatName(seat)
    const left = circle === null ? LAST_CIRCLE : LAST_CIRCLE - circle
    const gains = [amount('fuel', fuel), amount('ore', ore)].filter((it) => it.startsWith('+'))
    if (circle !== null) {
      const text = say('alien-frontiers-moment-hub', { seat: name, n: left })
      return [{ icon: 'colony', seat, text, weight: NEAR + circle / 100 }]
    }
    if (gains.length === 0) return []
    const text = say('alien-frontiers-moment-gains', { seat: name, gains: gains.join(', ') })
    return [{ icon: 'fuel', seat, text, weight: GAINS }]
  })
}
