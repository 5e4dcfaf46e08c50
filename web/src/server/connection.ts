/**
 * A line to a table that comes back by itself.
 *
 * A WebSocket where there can be one; where it is blocked, server-sent events and posts,
 * which carry the same messages. Each moment has a number; after a loss the connection
 * asks from the last one it has seen.
 */

import type { FromClient, Moments, Problem, ToClient } from '../types/protocol'
import { ask, met, problemOf } from './http'

/** What a client says; the line gives it a number. */
export type Say = FromClient

export type ConnectionState = 'connecting' | 'open' | 'lost'

export interface Listener {
  /** A message of the table. */
  told(message: ToClient): void
  /** How the line is. */
  changed(state: ConnectionState): void
  /** The table will not be told to this viewer: what to say instead. */
  refused(problem: Problem): void
}

/** How long a first try of a WebSocket may take before the other way is tried beside it. */
const PATIENCE = 4_000
/** Waits between tries, in milliseconds; the last one repeats. */
const WAITS = [250, 500, 1_000, 2_000, 4_000, 8_000]

export class Connection {
  readonly #id: string
  readonly #key: string | null
  readonly #listener: Listener
  #socket: WebSocket | null = null
  #events: EventSource | null = null
  #last: number | null = null
  #tries = 0
  #said = 0
  #waiting: ReturnType<typeof setTimeout> | undefined
  #socketsWork: boolean | null = null
  /** What was told while the beginning was still being read. */
  #late: ToClient[] | null = null
  #isClosed = false

  constructor(id: string, key: string | null, listener: Listener) {
    this.#id = id
    this.#key = key
    this.#listener = listener
    addEventListener('online', this.#online)
    addEventListener('offline', this.#offline)
    document.addEventListener('visibilitychange', this.#now)
    void met().then(() => this.#open())
  }

  close(): void {
    this.#isClosed = true
    removeEventListener('online', this.#online)
    removeEventListener('offline', this.#offline)
    document.removeEventListener('visibilitychange', this.#now)
    clearTimeout(this.#waiting)
    this.#socket?.close()
    this.#events?.close()
  }

  /** Says something; its number comes back with what is made of it. */
  say(what: Say): number {
    const id = ++this.#said
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ id, ...what }))
    } else {
      void this.#post(id, what)
    }
    return id
  }

  async #post(id: number, what: Say): Promise<void> {
    try {
      const { n } = await ask<{ n: number }>('POST', this.#address('say'), what)
      this.#listener.told({ type: 'done', re: id, n })
    } catch (thrown) {
      this.#listener.told({ type: 'refused', re: id, problem: problemOf(thrown) })
    }
  }

  #address(way: 'live' | 'events' | 'moments' | 'say', after = this.#last ?? 0): string {
    const query = new URLSearchParams()
    if (this.#key !== null) query.set('key', this.#key)
    if (way !== 'say') query.set('after', String(after))
    return `/api/tables/${this.#id}/${way}?${query}`
  }

  #open(): void {
    if (this.#isClosed) return
    clearTimeout(this.#waiting)
    this.#listener.changed(this.#tries === 0 ? 'connecting' : 'lost')
    if (this.#socketsWork === false) this.#openEvents()
    else this.#openSocket()
  }

  #openSocket(): void {
    const url = new URL(this.#address('live'), location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(url)
    this.#socket = socket
    const impatient = setTimeout(() => socket.readyState === WebSocket.CONNECTING && socket.close(), PATIENCE)
    socket.onopen = () => {
      clearTimeout(impatient)
      this.#isOpen()
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#socketsWork = true
      this.#hear(event.data)
    }
    socket.onclose = () => {
      clearTimeout(impatient)
      if (this.#socket !== socket) return
      this.#socket = null
      // A socket that never told anything may be blocked on the way, or the table may refuse us.
      if (this.#socketsWork === null) {
        this.#socketsWork = false
        void this.#askWhy().then((mayTry) => mayTry && this.#open())
      } else {
        this.#lost()
      }
    }
  }

  #openEvents(): void {
    const events = new EventSource(this.#address('events'))
    this.#events = events
    events.onopen = () => this.#isOpen()
    events.onmessage = (event: MessageEvent<string>) => this.#hear(event.data)
    events.onerror = () => {
      events.close()
      if (this.#events !== events) return
      this.#events = null
      void this.#askWhy().then((mayTry) => mayTry && this.#lost())
    }
  }

  /** Whether it makes sense to try again: the table is there, and we may see it. */
  async #askWhy(): Promise<boolean> {
    try {
      const query = this.#key === null ? '' : `?key=${encodeURIComponent(this.#key)}`
      await ask('GET', `/api/tables/${this.#id}${query}`)
      return true
    } catch (thrown) {
      const problem = problemOf(thrown)
      const isFinal = ['no-such-table', 'not-your-seat', 'not-found', 'sent-away'].includes(problem.code)
      if (isFinal) this.#listener.refused(problem)
      return !isFinal
    }
  }

  #isOpen(): void {
    this.#tries = 0
    this.#listener.changed('open')
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ToClient
    if (this.#late) this.#late.push(message)
    else if (message.type === 'skipped') void this.#readUp(message)
    else this.#tell(message)
  }

  #tell(message: ToClient): void {
    if (message.type === 'happened') this.#last = message.n
    if (message.type === 'table') this.#last = Math.max(this.#last ?? 0, message.n)
    this.#listener.told(message)
  }

  /** The table has more to tell than it tells at once: the beginning is read page by page. */
  async #readUp({ from, to }: { from: number; to: number }): Promise<void> {
    const late: ToClient[] = []
    this.#late = late
    try {
      for (let after = from - 1; after < to && !this.#isClosed;) {
        const { moments } = await ask<Moments>('GET', this.#address('moments', after))
        const last = moments.at(-1)
        if (!last) break
        for (const it of moments) if (it.n <= to) this.#tell({ type: 'happened', ...it })
        after = last.n
      }
    } catch {
      // The table as it is comes in any case; only its log begins later.
    }
    this.#late = null
    late.forEach((message) => this.#tell(message))
  }

  #lost(): void {
    if (this.#isClosed) return
    this.#listener.changed('lost')
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 8_000
    this.#tries += 1
    this.#waiting = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2))
  }

  /**
   * The machine knows before the line does that nothing gets through; only a house on this very
   * machine can still be reached.
   */
  #offline = (): void => {
    void this.#isReached().then((isReached) => {
      if (!isReached && !this.#isClosed && !navigator.onLine) this.#listener.changed('lost')
    })
  }

  async #isReached(): Promise<boolean> {
    try {
      await ask('GET', this.#address('moments', Number.MAX_SAFE_INTEGER))
      return true
    } catch (thrown) {
      return problemOf(thrown).code !== 'no-connection'
    }
  }

  /** Nobody knows what became of a line meanwhile: another one is opened at once. */
  #online = (): void => {
    if (this.#isClosed) return
    const [socket, events] = [this.#socket, this.#events]
    this.#socket = null
    this.#events = null
    this.#tries += 1
    socket?.close()
    events?.close()
    this.#open()
  }

  /** The tab is back: no need to wait. */
  #now = (): void => {
    const isDown = this.#socket === null && this.#events === null
    if (isDown && document.visibilityState === 'visible' && this.#tries > 0) this.#open()
  }
}
