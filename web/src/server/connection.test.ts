/** A line tells everything in its order, also what a long game does not tell at once. */

// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { Happened, ToClient } from '../types/protocol'
import { Connection } from './connection'

const asked: string[] = []
const moment = (n: number) => ({ n, at: 0, what: 'began' }) as Happened

/** The table has ten moments and gives three on a page. */
vi.mock('./http', () => ({
  met: () => Promise.resolve(),
  problemOf: (thrown: unknown) => thrown,
  ask: (_method: string, address: string) => {
    asked.push(address)
    const after = Number(new URL(address, 'http://here').searchParams.get('after'))
    const moments = [1, 2, 3].map((n) => moment(after + n)).filter(({ n }) => n <= 10)
    return Promise.resolve({ moments, n: 10 })
  },
}))

class Socket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static last: Socket | null = null
  readonly readyState = Socket.OPEN
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor() {
    Socket.last = this
  }

  send(): void {
    throw new Error('nothing is said here')
  }

  close(): void {
    this.onclose?.()
  }
}
vi.stubGlobal('WebSocket', Socket)

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

async function opened(): Promise<{ told: ToClient[]; hear: (message: object) => void }> {
  const told: ToClient[] = []
  new Connection('t', 'secret', {
    told: (message) => told.push(message),
    changed: () => undefined,
    refused: () => undefined,
  })
  await settled()
  Socket.last?.onopen?.()
  return { told, hear: (message) => Socket.last?.onmessage?.({ data: JSON.stringify(message) }) }
}

const numbers = (told: ToClient[]) => told.map((it) => ('n' in it ? `${it.type} ${it.n}` : it.type))

describe('a line to a table', () => {
  it('tells what it hears', async () => {
    const { told, hear } = await opened()
    hear({ type: 'happened', ...moment(1) })
    hear({ type: 'table', n: 1 })
    expect(numbers(told)).toEqual(['happened 1', 'table 1'])
  })

  it('reads the beginning of a long game before what comes after it', async () => {
    const { told, hear } = await opened()
    asked.length = 0
    hear({ type: 'skipped', from: 1, to: 8 })
    hear({ type: 'happened', ...moment(9) })
    hear({ type: 'table', n: 9 })
    expect(told).toEqual([])
    await settled()
    const first = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `happened ${n}`)
    expect(numbers(told)).toEqual([...first, 'table 9'])
    expect(asked[0]).toBe('/api/tables/t/moments?key=secret&after=0')
    expect(asked).toHaveLength(3)
    hear({ type: 'happened', ...moment(10) })
    expect(numbers(told).at(-1)).toBe('happened 10')
  })
})
