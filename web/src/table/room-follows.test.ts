/** A table whose view follows from what the server says has changed. */

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../app/settings.svelte'
import type { GameClient } from '../games/game'
import type { Listener } from '../server/connection'
import type { ToClient } from '../types/protocol'
import { Room } from './room.svelte'

let listener: Listener
const said: unknown[] = []

vi.mock('../server/connection', () => ({
  Connection: class {
    constructor(_id: string, _key: string | null, given: Listener) {
      listener = given
    }
    say(what: unknown): number {
      return said.push(what)
    }
    close(): void {
      said.push('closed')
    }
  },
}))

const game = {
  motion: (heard: string) =>
    heard.endsWith('befalls me') ? { lasts: 500, holds: true, concerns: 1 } : { lasts: 0 },
  onTurn: (view: { played: string[] }) => (view.played.at(-1)?.startsWith('mine') ? 1 : 2),
  log: (heard: string[]) => heard.map((text) => ({ seat: null, text })),
  part: (touch: string) => ({ key: touch, ids: [touch], label: ['', {}], rank: 0 }),
  learn: (known: string[] | null, heard: string[]) => [...(known ?? []), ...heard],
  goesOn: (_before: string[], [next]: string[]) => next === 'pays',
} as unknown as GameClient

/** How often the drawings of the game do not come. */
let failures = 0

vi.mock('../games/games', () => ({
  gameClient: () => (failures-- > 0 ? Promise.reject(new Error('it broke off')) : Promise.resolve(game)),
}))
vi.mock('../texts/texts.svelte', () => ({
  texts: {
    language: 'en',
    need: () => Promise.resolve(),
    say: (key: string) => key,
    speak: () => Promise.resolve(),
  },
  say: (key: string) => key,
  tell: ([key]: [string]) => key,
}))

const tell = (message: unknown) => listener.told(message as ToClient)
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

/** What the room was shown; nothing before it was. */
let shown: string[] | null = null

function table(n: number, entry: number, asked: boolean, played: string[], more: object = {}) {
  shown = played
  const offers = ['a', 'b'].map((choice) => ({
    choice,
    touches: [choice],
    costs: [],
    gives: [],
    'is-final': false,
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
              ['web-a', {}],
              ['web-b', {}],
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
const missed = (n: number, entry: number, seat: number | null, what: string, more: object = {}) =>
  tell({ type: 'happened', n, at: 0, what: 'game', entry, seat, heard: [what], told: [['', {}]], ...more })

/** A moment, and how it changes the view. */
function played(n: number, entry: number, seat: number | null, what: string): void {
  const edits = [{ at: ['played'], from: shown?.length ?? 0, cut: 0, put: [what] }]
  missed(n, entry, seat, what, { changes: [{ after: 1, edits }] })
  shown = [...(shown ?? []), what]
}

async function seated(): Promise<Room> {
  const room = new Room('t', null)
  listener.changed('open')
  missed(1, 1, 2, 'first')
  table(1, 1, true, ['first'])
  await settled()
  return room
}

beforeEach(() => {
  said.length = 0
  failures = 0
  settings.change({ motion: 'none', playForced: false })
})

describe('a table whose view is not sent again', () => {
  it('follows what changes, without a whole view', async () => {
    const room = await seated()

    played(2, 2, 2, 'theirs')
    played(3, 3, null, 'a roll')
    table(3, 3, true, [], { follows: true, view: null })
    await settled()

    const view = { played: ['first', 'theirs', 'a roll'] }
    expect([room.queue?.shown, room.settled?.view, room.now?.view]).toEqual([view, view, view])
  })

  it('comes anew when it has lost the thread, and shows nothing until it has the whole view', async () => {
    const room = await seated()

    missed(2, 2, 2, 'theirs', { changes: [{ after: 1, edits: [{ at: ['nowhere', 1], put: 1 }] }] })
    missed(3, 3, null, 'a roll', { changes: [{ after: 1, edits: [{ at: ['played', 0], put: 'wrong' }] }] })
    table(3, 3, true, [], { follows: true, view: null })
    await settled()
    expect(said).toEqual(['closed'])
    expect(room.settled?.view).toEqual({ played: ['first'] })

    listener.changed('open')
    missed(2, 2, 2, 'theirs')
    missed(3, 3, null, 'a roll')
    table(3, 3, true, ['first', 'theirs', 'a roll'])
    played(4, 4, 2, 'more')
    table(4, 4, true, [], { follows: true, view: null })
    await settled()
    expect(room.settled?.view).toEqual({ played: ['first', 'theirs', 'a roll', 'more'] })
    expect(room.memory.steps).toHaveLength(4)
    expect(room.choosing.isOpen).toBe(true)
  })

  it('hears nothing twice after a lost line', async () => {
    const room = await seated()
    listener.changed('lost')
    expect(room.choosing.isOpen).toBe(false)
    listener.changed('open')
    missed(1, 1, 2, 'first')
    missed(2, 2, null, 'second')
    table(2, 2, true, ['first', 'second'])
    await settled()
    expect(room.memory.steps).toHaveLength(2)
    expect(room.queue?.shown).toEqual({ played: ['first', 'second'] })
    expect(room.choosing.isOpen).toBe(true)
  })
})
