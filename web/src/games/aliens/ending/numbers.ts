/** A mission in numbers: who hit, killed and held how often, and how many fell in each turn. */

import type { Character, Heard } from '../../../types/aliens'
import type { Step } from '../../game'

export interface Record {
  kills: number
  shots: number
  hits: number
  attacked: number
  held: number
}

export interface Numbers {
  turns: number
  kills: number
  cards: number
  hazards: number
  squad: Map<Character, Record>
  /** How many Aliens fell in each turn, the first turn first. */
  killed: number[]
}

const nothing = (): Record => ({ kills: 0, shots: 0, hits: 0, attacked: 0, held: 0 })

export function numbersOf(steps: Step<Heard>[]): Numbers {
  const squad = new Map<Character, Record>()
  const of = (character: Character): Record => {
    const record = squad.get(character) ?? nothing()
    squad.set(character, record)
    return record
  }
  const killed: number[] = []
  let [turn, cards, hazards] = [0, 0, 0]
  let shooter: Character | null = null
  const kill = (): void => {
    killed[Math.max(0, turn - 1)] = (killed[Math.max(0, turn - 1)] ?? 0) + 1
    if (shooter !== null) of(shooter).kills += 1
  }
  for (const heard of steps.flatMap((step) => step.heard)) {
    switch (heard.heard) {
      case 'turn-began':
        turn = heard.turn
        killed[turn - 1] ??= 0
        break
      case 'attacked':
        shooter = heard.attacker
        break
      case 'gun-fired':
        shooter = null
        break
      case 'attack-rolled':
        shooter = heard.attacker
        of(heard.attacker).shots += 1
        if (heard.hit) of(heard.attacker).hits += 1
        break
      case 'blast-rolled':
        if (shooter === null) break
        of(shooter).shots += 1
        if (heard.hit) of(shooter).hits += 1
        break
      case 'defence-rolled':
        of(heard.character).attacked += 1
        if (heard.held) of(heard.character).held += 1
        break
      case 'counter-attacked':
        shooter = heard.character
        break
      case 'token-removed':
        kill()
        break
      case 'enemy-killed':
        if (heard.kind !== 'blip') kill()
        break
      case 'tracker-card-drawn':
        cards += 1
        break
      case 'hazard-struck':
        hazards += 1
        break
      default:
        break
    }
  }
  const kills = killed.reduce((sum, n) => sum + (n ?? 0), 0)
  return { turns: turn, kills, cards, hazards, squad, killed: Array.from(killed, (n) => n ?? 0) }
}
