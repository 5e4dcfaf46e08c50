/** A room whose server is played by the test. Mocks come before whatever uses them: import this first. */

import { vi } from 'vitest'
import { settings } from '../../app/settings.svelte'
import type { GameClient } from '../../games/game'
import type { Listener } from '../../server/connection'
import type { ToClient } from '../../types/protocol'
import { Sitting } from './sitting.svelte'

/** What a test sets, and what it looks at. */
export const line = {
  listener: null as unknown as Listener,
  /** What the room has said. */
  said: [] as unknown[],
  /** How often the drawings of the game do not come. */
  failures: 0,
}

vi.mock('../../server/connection', () => ({
  Connection: class {
    constructor(_id: string, _key: string | null, given: Listener) {
      line.listener = given
    }
    say(what: unknown): number {
      return line.said.push(what)
    }
    close(): void {
      line.said.push('closed')
    }
  },
}))

export const game = {
  motion: (heard: string) =>
    heard.endsWith('befalls me') ? { lasts: 500, holds: true, concerns: 1 } : { lasts: 0 },
  onTurn: (view: { played: string[] }) => (view.played.at(-1)?.startsWith('mine') ? 1 : 2),
  log: (heard: string[]) => heard.map((text) => ({ seat: null, text })),
  part: (touch: string) => ({ key: touch, ids: [touch], label: ['', {}], rank: 0 }),
  learn: (known: string[] | null, heard: string[]) => [...(known ?? []), ...heard],
} as unknown as GameClient

vi.mock('../../games/games', () => ({
  gameClient: () => (line.failures-- > 0 ? Promise.reject(new Error('it broke off')) : Promise.resolve(game)),
}))
vi.mock('../../texts/texts.svelte', () => ({
  texts: {
    language: 'en',
    need: () => Promise.resolve(),
    say: (key: string) => key,
    speak: () => Promise.resolve(),
  },
  say: (key: string) => key,
  tell: ([key]: [string]) => key,
}))

export const tell = (message: unknown) => line.listener.told(message as ToClient)
export const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

/** What the room was shown; nothing before it was. */
let shown: string[] | null = null

export function table(n: number, entry: number, asked: boolean, played: string[], more: object = {}) {
  shown = played
  const offers = ['a', 'b'].map((choice) => ({
    choice,
    touches: [choice],
  }))
  tell({
    type: 'table',
    n,
    id: 't',
    game: 'alien-frontiers',
    state: 'playing',
    seats: [
      { seat: 1, kind: { kind: 'person' }, name: 'Maja', 'is-here': true, 'sitting-in': null },
      { seat: 2, kind: { kind: 'bot', level: 'greedy' }, name: '', 'is-here': false, 'sitting-in': null },
    ],
    mine: [1],
    view: { played },
    asked: { seats: [asked ? 1 : 2], since: 0, asks: null },
    questions: asked
      ? [
          {
            seat: 1,
            entry,
            offers,
            says: [
              ['says-a', {}],
              ['says-b', {}],
            ],
          },
        ]
      : [],
    undo: [],
    'undo-asked': null,
    ...more,
  })
}

/** A moment as whoever does not follow is told of it: the whole view comes after it. */
export const missed = (n: number, entry: number, seat: number | null, what: string, more: object = {}) => {
  const told = [['', {}, what === 'pays' ? { line: 'goes-on' } : {}]]
  tell({ type: 'happened', n, at: 0, what: 'game', entry, seat, heard: [what], told, ...more })
}

/** A moment, and how it changes the view. */
export function played(n: number, entry: number, seat: number | null, what: string): void {
  const edits = [{ at: ['played'], from: shown?.length ?? 0, cut: 0, put: [what] }]
  missed(n, entry, seat, what, { changes: [{ after: 1, edits }] })
  shown = [...(shown ?? []), what]
}

export async function seated(): Promise<Sitting> {
  const sitting = new Sitting('t', null)
  line.listener.changed('open')
  missed(1, 1, 2, 'first')
  table(1, 1, true, ['first'])
  await settled()
  return sitting
}

/** Nothing was said yet, and nothing takes time. */
export function beginAnew(): void {
  line.said.length = 0
  line.failures = 0
  settings.change({ motion: 'none', playForced: false })
}
