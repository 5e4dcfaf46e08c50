/** What happened in lines, and a mission in numbers. */

import { describe, expect, test } from 'vitest'
import type { Heard, Square } from '../../types/aliens'
import type { Line, Sentence } from '../../types/protocol'
import { numbersOf } from './ending/numbers'
import { log, marks } from './log'

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
const told = (it: Heard, line?: Line): Sentence => [
  `told-${it.heard}`,
  'from' in it ? { 'from-column': 0 } : {},
  line === undefined ? {} : { line },
]
/** Events that are one line. */
const lines = (...heard: Heard[]): string[] => {
  const sentences = heard.map((it, n) => told(it, n > 0 ? 'joins' : undefined))
  return log(heard, sentences, seatName).map(({ text }) => text)
}

describe('the log', () => {
  test('the way of an enemy is one line, however many steps it has', () => {
    expect(lines(stepped(at(2), at(3)), stepped(at(3), at(4)), stepped(at(4), at(5)))).toHaveLength(1)
  })

  test('a Move is one line, however many steps it has', () => {
    expect(lines(walked(at(2), at(3)), walked(at(3), at(4)))).toEqual(['told-character-moved'])
  })

  test('cards that are exhausted together are counted', () => {
    expect(lines({ heard: 'card-exhausted' }, { heard: 'card-exhausted' })).toEqual(['aliens-log-exhausted'])
  })

  test('blips that move one after another are one line with all their ways', () => {
    const moved = (from: Square, to: Square): Heard => ({ heard: 'enemy-moved', kind: 'blip', from, to })

    expect(lines(moved(at(2), at(3)), moved(at(3), at(4)))).toEqual(['told-enemy-moved'])
    expect(lines(moved(at(2), at(3)), moved(at(8), at(9)))).toEqual(['aliens-log-blips-moved'])
  })

  test('cards that go at once are listed', () => {
    const gone = (card: 'motion-tracker' | 'hand-welder'): Heard => ({
      heard: 'hand-card-discarded',
      seat: 1,
      card,
    })

    expect(lines(gone('hand-welder'), gone('motion-tracker'))).toEqual(['aliens-log-discarded'])
  })

  test('a death weighs more than a blip that was seen', () => {
    const heard: Heard[] = [
      { heard: 'blip-spotted', square: at(2), aliens: 3 },
      { heard: 'character-lost', character: 'frost', how: 'killed' },
    ]
    const sentences = heard.map((it) => told(it))
    const [seen, lost] = marks(heard, sentences, seatName)

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
