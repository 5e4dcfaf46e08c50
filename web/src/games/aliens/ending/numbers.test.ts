/** A mission in numbers: who killed what, the sentry guns too. */

import { expect, it } from 'vitest'
import type { Heard, Square } from '../../../types/aliens'
import type { Step } from '../../game'
import { numbersOf } from './numbers'

const HERE: Square = { board: 1, column: 2, row: 3 }
const THERE: Square = { board: 1, column: 2, row: 4 }
const game = (...heard: Heard[]) => numbersOf([{ heard } as unknown as Step<Heard>])
const hicks: Heard = { heard: 'attack-rolled', attacker: 'hicks', die: 1, hit: true }
const killed = (square: Square): Heard => ({ heard: 'enemy-killed', kind: 'alien', square })

it('gives the swarm that walks into a sentry gun to the gun, and nobody else', () => {
  const numbers = game(
    hicks,
    { heard: 'blip-spotted', square: HERE, aliens: 3 },
    { heard: 'enemy-moved', kind: 'alien', from: HERE, to: THERE },
    { heard: 'gun-fired', gun: 'a', square: THERE, rounds: 300 },
    killed(THERE),
  )

  expect(numbers.byGuns).toBe(3)
  expect(numbers.kills).toBe(3)
  expect(numbers.squad.get('hicks')?.kills).toBe(0)
})

it('counts a swarm that is shot down one by one once each', () => {
  const numbers = game(
    { heard: 'blip-spotted', square: HERE, aliens: 2 },
    hicks,
    { heard: 'token-removed', square: HERE, left: 1 },
    killed(HERE),
  )

  expect(numbers.squad.get('hicks')?.kills).toBe(2)
  expect(numbers.byGuns).toBe(0)
})
