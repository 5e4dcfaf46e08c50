/** The check at the end says of everybody how far they had come before it. */

import { describe, expect, it } from 'vitest'
import type { Heard } from '../../../types/lockdown'
import { example } from '../example'
import { verdictOf } from './verdict'

const view = example()
const [one, other] = view.players.map(({ seat }) => seat)
const dead = {
  ...view,
  players: view.players.map((it) => ({ ...it, whereabouts: { whereabouts: 'dead' } as const })),
}

describe('the check of a game that is over', () => {
  it('knows who was safe before a code killed them, and who died before it', () => {
    const heard: Heard[] = [
      { heard: 'evacuated', seat: one ?? 1 },
      { heard: 'died', seat: other ?? 2, room: 21, by: 'attack' },
      { heard: 'complex-destroyed', ending: 'autodestruction' },
      { heard: 'code-revealed', code: 'blue' },
      { heard: 'died', seat: one ?? 1, room: null, by: 'contingency' },
      { heard: 'game-over', winners: [] },
    ]

    const { people, code } = verdictOf(dead, heard)

    const [safe, fallen] = people
    expect(code).toBe('blue')
    expect(safe).toMatchObject({ whereabouts: 'bunker', marks: { 'way-out': 'passed', code: 'failed' } })
    expect(fallen).toMatchObject({ whereabouts: 'dead', marks: { 'way-out': 'failed', code: 'none' } })
  })

  it('leaves in the Complex whoever did nothing to get out', () => {
    const [first] = verdictOf(dead, [{ heard: 'code-revealed', code: 'green' }]).people

    expect(first?.whereabouts).toBe('room')
  })
})
