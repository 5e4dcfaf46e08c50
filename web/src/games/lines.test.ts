/** Events in lines, as the server says how each stands to the others. */

import { describe, expect, it } from 'vitest'
import type { Line, Sentence } from '../types/protocol'
import type { Step } from './game'
import { goesOn, lineOf, rowsOf } from './lines'

const said = (line?: Line): Sentence => ['', {}, line === undefined ? {} : { line }]
const rows = (...lines: (Line | undefined)[]): number[][] =>
  rowsOf(
    lines.map((_, n) => n),
    lines.map((line) => said(line)),
  ).map(({ heard }) => heard)

const step = (...lines: (Line | undefined)[]): Step => ({
  n: 1,
  at: 0,
  entry: 1,
  seat: 1,
  heard: lines,
  told: lines.map((line) => said(line)),
})

describe('events', () => {
  it('have a line each, or one with what they join', () => {
    expect(rows(undefined, undefined, 'joins', 'joins', 'aside')).toEqual([[0], [1, 2, 3], [4]])
  })

  it('have none where they go without saying, and nothing is parted by them', () => {
    expect(rows(undefined, 'silent', 'joins', 'silent')).toEqual([[0, 2]])
  })

  it('have a line of their own if what they join is not told here', () => {
    expect(rows('joins', 'joins')).toEqual([[0, 1]])
  })
})

describe('a line', () => {
  it('has the rule of its first event, and is a heading if that is', () => {
    const heading: Sentence = ['', {}, { rule: 'AF-4.1', line: 'heading' }]
    const [row] = rowsOf([{ seat: 2 }, { seat: 1 }], [heading, ['', {}, { rule: 'AF-1.1', line: 'joins' }]])
    if (!row) throw new Error('there is a row')

    const line = lineOf(row, String, 'Round 1')

    expect(line).toEqual({ seat: 2, text: 'Round 1', rule: 'AF-4.1', isHeading: true })
  })
})

describe('an answer', () => {
  it('goes on with the one before it if what it says first does', () => {
    expect(goesOn(step('silent', 'goes-on', undefined))).toBe(true)
    expect(goesOn(step('joins'))).toBe(true)
    expect(goesOn(step(undefined, 'joins'))).toBe(false)
    expect(goesOn(step('silent'))).toBe(false)
    expect(goesOn(step())).toBe(false)
  })
})
