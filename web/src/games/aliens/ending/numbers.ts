/** A mission in numbers: who hit, killed and held how often, and how many fell in each turn. */

import type { Character, Heard, Square } from '../../../types/aliens'
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
  /** How many of them the sentry guns killed. */
  byGuns: number
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
  let [turn, cards, hazards, byGuns] = [0, 0, 0, 0]
  let shooter: Character | null = null
  let isGun = false
  // A gun kills a whole swarm, so their sizes are followed from where they are spotted.
  const swarms = new Map<string, number>()
  const at = (square: Square): string => JSON.stringify(square)
  const kill = (n: number): void => {
    killed[Math.max(0, turn - 1)] = (killed[Math.max(0, turn - 1)] ?? 0) + n
    if (isGun) byGuns += n
    else if (shooter !== null) of(shooter).kills += n
  }
  for (const heard of steps.flatMap((step) => step.heard)) {
    switch (heard.heard) {
      case 'turn-began':
        turn = heard.turn
        killed[turn - 1] ??= 0
        break
      case 'attacked':
        shooter = heard.attacker
        isGun = false
        break
      case 'gun-fired':
        isGun = true
        break
      case 'blip-spotted':
        swarms.set(at(heard.square), heard.aliens)
        break
      case 'enemy-moved': {
        const n = swarms.get(at(heard.from))
        swarms.delete(at(heard.from))
        if (n !== undefined) swarms.set(at(heard.to), n)
        break
      }
      case 'attack-rolled':
        shooter = heard.attacker
        isGun = false
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
        isGun = false
        break
      case 'token-removed':
        swarms.set(at(heard.square), heard.left)
        kill(1)
        break
      case 'enemy-killed':
        if (heard.kind !== 'blip') kill(swarms.get(at(heard.square)) ?? 1)
        swarms.delete(at(heard.square))
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
  return { turns: turn, kills, byGuns, cards, hazards, squad, killed: Array.from(killed, (n) => n ?? 0) }
}
