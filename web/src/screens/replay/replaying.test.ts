// @vitest-environment happy-dom
/** A replay tells a game in the sentences in which the table told it. */

import { describe, expect, it, vi } from 'vitest'
import type { GameClient } from '../../games/game'
import { Replaying } from './replaying.svelte'

const step = (entry: number, seat: number | null, heard: string) => ({
  entry,
  seat,
  round: 1,
  at: 0,
  heard: [heard],
  told: [['', {}, heard === 'pays' ? { line: 'goes-on' } : {}]],
})
const REPLAY = {
  game: 'nemesis',
  state: 'over',
  seats: [],
  steps: [step(1, 1, 'explores'), step(2, 1, 'declares'), step(3, 1, 'pays'), step(4, null, 'rolls')],
}
const game = {
  motion: () => ({ lasts: 0 }),
  marks: () => [],
  log: (heard: string[], _told: unknown, _names: unknown, known: string[] | null) => [
    { seat: null, text: `${heard.join(' ')} after ${known?.join(' ') ?? 'nothing'}` },
  ],
  learn: (known: string[] | null, heard: string[]) => [...(known ?? []), ...heard],
} as unknown as GameClient

vi.mock('../../games/games', () => ({ gameClient: () => Promise.resolve(game) }))
vi.mock('../../texts/texts.svelte', () => ({ texts: { need: () => Promise.resolve(), say: String } }))
vi.mock('../../server/http', () => ({
  ask: (_method: string, address: string) =>
    Promise.resolve(/replay\?/.test(address) ? REPLAY : { view: { any: 'view' }, steps: [] }),
  problemOf: String,
}))

describe('a replay', () => {
  it('knows at each step what was known then, and has what belongs together in one', async () => {
    const replaying = new Replaying('t', null, 'all', null)

    await vi.waitFor(() => expect(replaying.anyView).not.toBeNull())

    expect(replaying.lines.map(({ text, at }) => [at, text])).toEqual([
      [1, 'explores after nothing'],
      [2, 'declares pays rolls after explores'],
    ])
  })
})
