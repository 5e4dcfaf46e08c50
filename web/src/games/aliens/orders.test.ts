/** A square is a whole Move and an enemy a whole attack, as the server foresees them. */

import { describe, expect, test } from 'vitest'
import { Choosing } from '../../table/question/choosing.svelte'
import type { Choice, Foresight, Reach, ShotAhead, Square } from '../../types/aliens'
import type { GameClient, Offer } from '../game'
import { foresee } from './ahead'
import { deed, part } from './answers'
import { EXAMPLE } from './example'
import { ids } from './ids'
import { orders } from './orders'

const at = (column: number, row: number): Square => ({ board: 1, column, row })
const ENEMIES = EXAMPLE.enemies.filter(({ kind }) => kind === 'alien')

const reach = (square: Square, cost: number, via: Square | null, more: Partial<Reach> = {}): Reach => ({
  square,
  cost,
  via,
  'may-stop': true,
  ends: false,
  spots: [],
  finds: [],
  opens: [],
  fire: [],
  'reached-by': [],
  shows: [],
  reveals: [],
  ...more,
})

const shot = (enemy: number, more: Partial<ShotAhead> = {}): ShotAhead => ({
  character: 'hicks',
  enemy,
  weapon: 'm41a-pulse-rifle',
  range: 3,
  hits: [8, 7],
  'all-die': 56,
  line: [1, 1, 3, 3],
  'blocked-by': null,
  ...more,
})

const FORESIGHT: Foresight = {
  reach: [
    reach(at(6, 9), 1, null),
    reach(at(6, 10), 2, at(6, 9), { 'may-stop': false }),
    reach(at(6, 11), 3, at(6, 10), { spots: [9] }),
  ],
  'reach-again': [],
  shots: ENEMIES.map(({ arrival }) => shot(arrival)),
  blasts: [],
  fates: [],
  threats: [],
  fields: [],
}

const offer = (choice: Choice, touches: unknown[] = []): Offer => ({
  choice,
  touches,
  costs: [],
  gives: [],
  'is-final': false,
})
const MOVE = offer({ question: 'next-action', answer: 'move' })
const ATTACK = offer({ question: 'next-action', answer: { attack: { weapon: 'm41a-pulse-rifle' } } }, [
  { touch: 'equipped-card', character: 'hicks', card: 'm41a-pulse-rifle' },
])
const END = offer({ question: 'next-action', answer: 'end' })
const client = { part, deed, orders } as unknown as GameClient

function asked(offers: Offer[], foresight: unknown): { choosing: Choosing; given: unknown[][] } {
  const given: unknown[][] = []
  const choosing = new Choosing(({ offer: it, order }) => given.push(order?.choices ?? [it.choice]))
  choosing.offer(
    client,
    EXAMPLE,
    offers,
    offers.map(() => ['', {}]),
    foresight,
  )
  return { choosing, given }
}

const step = (square: Square): Choice => ({ question: 'next-step', answer: { to: { square } } })

describe('a press on a square', () => {
  test('is a Move there, step by step', () => {
    const { choosing, given } = asked([MOVE, END], FORESIGHT)

    choosing.press(ids.square(at(6, 9)))

    expect(given).toEqual([[MOVE.choice, step(at(6, 9))]])
  })

  test('asks twice where something is turned up on the way', () => {
    const { choosing, given } = asked([MOVE, END], FORESIGHT)

    choosing.press(ids.square(at(6, 11)))
    expect(given).toEqual([])
    choosing.press(ids.square(at(6, 11)))

    expect(given).toEqual([[MOVE.choice, step(at(6, 9)), step(at(6, 10)), step(at(6, 11))]])
  })

  test('leads to no square on which nobody may stop', () => {
    const { choosing } = asked([MOVE, END], FORESIGHT)

    expect(choosing.isLit(ids.square(at(6, 10)))).toBe(false)
  })
})

describe('a press on an enemy', () => {
  test('is the attack on it, and asks twice', () => {
    const { choosing, given } = asked([ATTACK, END], FORESIGHT)
    const [enemy] = ENEMIES
    if (!enemy) throw new Error('the example has an Alien')

    choosing.press(ids.enemy(enemy.arrival))
    choosing.press(ids.enemy(enemy.arrival))

    const target = { question: 'target-choice', answer: enemy.square }
    expect(given).toEqual([ENEMIES.length > 1 ? [ATTACK.choice, target] : [ATTACK.choice]])
  })

  test('is nothing where something is in the way', () => {
    const blocked = ENEMIES.map(({ arrival }) => shot(arrival, { 'blocked-by': { block: 'wall' } }))
    const { choosing } = asked([ATTACK, END], { ...FORESIGHT, shots: blocked })

    expect(ENEMIES.some(({ arrival }) => choosing.isLit(ids.enemy(arrival)))).toBe(false)
  })
})

test('without foresight, answers are given one by one', () => {
  const { choosing } = asked([MOVE, ATTACK, END], null)

  expect(choosing.possible).toHaveLength(3)
  expect(foresee(null, 0, EXAMPLE, String, MOVE)).toBeNull()
})
