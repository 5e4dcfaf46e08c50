/** What happened in lines, and a mission in numbers. */

import { describe, expect, test } from 'vitest'
import type { Text } from '../../texts/texts.svelte'
import type { Heard, Square } from '../../types/aliens'
import { numbersOf } from './ending/numbers'
import { goesOn, log, marks } from './log'

const seatName = (seat: number): string => `seat ${seat}`
const at = (column: number, row = 6): Square => ({ board: 1, column, row })
const stepped = (from: Square, to: Square): Heard => ({ heard: 'enemy-moved', kind: 'alien', from, to })
const walked = (from: Square, to: Square): Heard => ({
  heard: 'character-moved',
  character: 'hicks',
  from,
  to,
})

/** As the server tells it: squares are taken apart. Texts that are not loaded say their key. */
const told = (it: Heard): Text => [`told-${it.heard}`, 'from' in it ? { 'from-column': 0 } : {}]
const lines = (...heard: Heard[]): string[] => log(heard, heard.map(told), seatName).map(({ text }) => text)

describe('the log', () => {
  test('the way of an enemy is one line, however many steps it has', () => {
    expect(lines(stepped(at(2), at(3)), stepped(at(3), at(4)), stepped(at(4), at(5)))).toHaveLength(1)
  })

  test('another enemy is another line', () => {
    expect(lines(stepped(at(2), at(3)), stepped(at(8), at(9)))).toHaveLength(2)
  })

  test('cards that are exhausted together are counted', () => {
    expect(lines({ heard: 'card-exhausted' }, { heard: 'card-exhausted' })).toEqual(['aliens-log-exhausted'])
  })

  test('what goes without saying is not said', () => {
    expect(lines({ heard: 'action-taken', character: 'hicks', action: 'move' })).toEqual([])
  })

  test('a turn begins with a heading', () => {
    const [line] = log([{ heard: 'turn-began', turn: 3 }], [['aliens-heard-turn-began', {}]], seatName)

    expect(line?.isHeading).toBe(true)
  })

  test('the steps of a Move are one moment, those of somebody else another', () => {
    const hudson: Heard = { heard: 'character-moved', character: 'hudson', from: at(4), to: at(5) }

    expect(goesOn([walked(at(2), at(3))], [walked(at(3), at(4))])).toBe(true)
    expect(goesOn([walked(at(2), at(3))], [hudson])).toBe(false)
  })

  test('a death weighs more than a blip that was seen', () => {
    const heard: Heard[] = [
      { heard: 'blip-spotted', square: at(2), aliens: 3 },
      { heard: 'character-lost', character: 'frost', how: 'killed' },
    ]
    const [seen, lost] = marks(heard, heard.map(told), seatName)

    expect(lost?.weight).toBeGreaterThan(seen?.weight ?? Infinity)
  })
})

describe('a mission in numbers', () => {
  const step = (heard: Heard[]) => ({ n: 1, at: 0, entry: 1, seat: null, heard, told: [] })

  test('whoever shot has the hit and the kill', () => {
    const { squad, kills, killed } = numbersOf([
      step([
        { heard: 'turn-began', turn: 1 },
        { heard: 'turn-began', turn: 2 },
        { heard: 'attacked', attacker: 'hicks', weapon: 'm41a-pulse-rifle', target: at(2) },
        { heard: 'attack-rolled', attacker: 'hicks', die: 4, hit: true },
        { heard: 'token-removed', square: at(2), left: 1 },
        { heard: 'attack-rolled', attacker: 'hicks', die: 9, hit: false },
        { heard: 'attack-rolled', attacker: 'hicks', die: 2, hit: true },
        { heard: 'enemy-killed', kind: 'alien', square: at(2) },
      ]),
    ])

    expect(squad.get('hicks')).toMatchObject({ shots: 3, hits: 2, kills: 2 })
    expect([kills, killed]).toEqual([2, [0, 2]])
  })

  test('what a sentry gun kills is nobody’s', () => {
    const { squad, kills } = numbersOf([
      step([
        { heard: 'turn-began', turn: 1 },
        { heard: 'attacked', attacker: 'hicks', weapon: 'm41a-pulse-rifle', target: at(2) },
        { heard: 'gun-fired', gun: 'a', square: at(2), rounds: 50 },
        { heard: 'enemy-killed', kind: 'alien', square: at(2) },
      ]),
    ])

    expect([kills, squad.get('hicks')?.kills ?? 0]).toEqual([1, 0])
  })

  test('who held is counted against how often they were attacked', () => {
    const roll = (held: boolean): Heard => ({
      heard: 'defence-rolled',
      character: 'frost',
      die: 5,
      result: 5,
      defence: 5,
      held,
    })

    expect(numbersOf([step([roll(true), roll(false)])]).squad.get('frost')).toMatchObject({
      attacked: 2,
      held: 1,
    })
  })
})
