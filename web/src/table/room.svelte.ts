/**
 * A table as somebody sits at it: what the server tells, what is shown of it, and what can
 * be said.
 */

import { Connection, type ConnectionState } from '../server/connection'
import { gameClient } from '../games/games'
import type { Denied, GameClient, LogLine, Offer, Step } from '../games/game'
import { texts, type Text } from '../texts/texts.svelte'
import type { Happened, Problem, Say, TableNow, ToClient } from '../types/protocol'
import { Choosing, type Possible } from './choosing.svelte'
import { Queue } from './queue.svelte'
import { sounds } from './sounds'

/** A line of chat. */
export interface ChatLine {
  n: number
  at: number
  seat: number | null
  name: string
  text: string
}

/** A moment as it stands in the log. */
export interface LogEntry {
  n: number
  at: number
  /** The number of entries in the record after it, for looking back at that moment. */
  entry: number | null
  lines: LogLine[]
}

export class Room {
  readonly id: string
  readonly key: string | null
  /** The table as the server last told it. */
  now: TableNow | null = $state.raw(null)
  game: GameClient | null = $state.raw(null)
  queue: Queue | null = $state.raw(null)
  choosing: Choosing = new Choosing((possible) => this.#give(possible))
  line: ConnectionState = $state('connecting')
  /** Why this table cannot be shown. */
  problem: Problem | null = $state.raw(null)
  /** Why the last thing that was said was not done. */
  refusal: Problem | null = $state.raw(null)
  /** An answer on its way. */
  given: Possible | null = $state.raw(null)
  steps: Step[] = $state.raw([])
  log: LogEntry[] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  /** What would be tried in vain now, once somebody asked. */
  denied: { denied: Denied; says: Text }[] | null = $state.raw(null)
  /** Another table that goes on from this one. */
  followed: { table: string; rematch: boolean } | null = $state.raw(null)
  /** What happened since my last turn: from which step on. */
  digestFrom = $state(0)
  /** Moments of chat that were not looked at yet. */
  unread = $state(0)

  readonly #connection: Connection
  /** Messages that came before the game's drawings were there. */
  #early: ToClient[] | null = []
  #isCaughtUp = false
  #said = new Map<number, Say['say']>()

  constructor(id: string, key: string | null) {
    this.id = id
    this.key = key
    this.#connection = new Connection(id, key, {
      told: (message) => void this.#told(message),
      changed: (state) => this.#lineIs(state),
      refused: (problem) => (this.problem = problem),
    })
  }

  close(): void {
    this.#connection.close()
    this.queue?.close()
  }

  /** How whoever sits in a seat is called. */
  seatName = (seat: number): string => {
    const holder = this.now?.seats.find((it) => it.seat === seat)
    if (!holder) return String(seat)
    if (holder.kind.kind === 'bot') return texts.say('web-bot-name', { seat })
    return holder.name === '' ? texts.say('web-seat-open') : holder.name
  }

  /** My seat, or the first of them. */
  get me(): number | null {
    return this.now?.mine[0] ?? null
  }

  /** The seat that I am asked for now. */
  get asked(): number | null {
    return this.now?.questions.find((it) => (it.offers as Offer[]).length > 0)?.seat ?? null
  }

  get canUndo(): boolean {
    return this.now?.questions.some((it) => it['can-undo']) ?? false
  }

  say(what: Say): number {
    const id = this.#connection.say(what)
    this.#said.set(id, what.say)
    return id
  }

  undo(): void {
    const seat = this.now?.questions.find((it) => it['can-undo'])?.seat ?? this.me
    if (seat !== null) this.say({ say: 'undo', seat })
  }

  askWhy(): void {
    const seat = this.asked
    if (seat !== null && this.denied === null) this.say({ say: 'why', seat })
  }

  #give(possible: Possible): void {
    const question = this.now?.questions.find((it) => it.seat === this.asked)
    if (!question || this.line !== 'open' || this.given) return
    this.given = possible
    this.refusal = null
    this.choosing.isOpen = false
    const { choice } = possible.offer
    this.say({ say: 'answer', seat: question.seat, entry: question.entry, choice: choice as never })
  }

  #lineIs(state: ConnectionState): void {
    this.line = state
    if (state !== 'open') this.given = null
    this.choosing.isOpen = state === 'open' && !this.given
  }

  async #told(message: ToClient): Promise<void> {
    if (message.type === 'table' && !this.game && this.#early) {
      const early = this.#early
      early.push(message)
      if (early.filter((it) => it.type === 'table').length > 1) return
      const [game] = await Promise.all([gameClient(message.game), texts.need(message.game as 'alien-frontiers')])
      this.#early = null
      this.game = game
      if (game) this.queue = new Queue(game)
      early.forEach((it) => this.#take(it))
    } else if (this.#early) {
      this.#early.push(message)
    } else {
      this.#take(message)
    }
  }

  #take(message: ToClient): void {
    switch (message.type) {
      case 'table':
        this.#tableIs(message)
        break
      case 'happened':
        this.#happened(message)
        break
      case 'refused':
        this.#refused(message.problem)
        break
      case 'done':
        this.refusal = null
        break
      case 'denials': {
        const says = message.says
        this.denied = (message.denials as Denied[]).map((denied, n) => ({ denied, says: says[n] ?? ['', {}] }))
        break
      }
      case 'closing':
        break
    }
  }

  #tableIs(now: TableNow): void {
    const wasAsked = this.asked
    this.now = now
    const isFirst = !this.#isCaughtUp
    this.#isCaughtUp = true
    const { game, queue } = this
    if (!game || !queue || now.view == null) return
    if (isFirst) queue.start(now.view)
    queue.settle(now.view, () => {
      this.given = null
      this.denied = null
      this.#ask(game, now)
      if (this.asked !== null && wasAsked === null && !isFirst) sounds.play('my-turn')
    })
  }

  #ask(game: GameClient, now: TableNow): void {
    const question = now.questions.find((it) => (it.offers as Offer[]).length > 0)
    if (question) this.choosing.offer(game, now.view, question.offers as Offer[], question.says)
    else this.choosing.close()
    this.choosing.isOpen = this.line === 'open'
  }

  #happened(moment: Happened): void {
    const { n, at } = moment
    if (moment.what === 'chat') {
      const { seat, name, text } = moment
      this.chat = [...this.chat, { n, at, seat, name, text }]
      if (this.#isCaughtUp) this.unread += 1
    } else if (moment.what === 'game') {
      const step: Step = { n, at, entry: moment.entry, seat: moment.seat, heard: moment.heard, told: moment.told }
      if (moment.seat !== null && this.now?.mine.includes(moment.seat)) this.digestFrom = this.steps.length + 1
      this.steps = [...this.steps, step]
      const lines = this.game?.log(step.heard, step.told, this.seatName) ?? []
      if (lines.length > 0) this.log = [...this.log, { n, at, entry: moment.entry, lines }]
      if (this.#isCaughtUp) moment.heard.forEach((heard) => this.queue?.hear(heard))
    } else if (moment.what === 'followed') {
      this.followed = { table: moment.table, rematch: moment.rematch }
    } else if (moment.what === 'undone') {
      this.#undone(n, at, moment.to)
    } else if (moment.what === 'seat') {
      this.#note(n, at, seatLine(moment.seat, moment.holder))
    }
  }

  /** Steps that were taken back are no longer part of what happened. */
  #undone(n: number, at: number, to: number): void {
    this.steps = this.steps.filter((step) => step.entry <= to)
    this.log = this.log.filter((it) => it.entry === null || it.entry <= to)
    this.#note(n, at, { seat: null, text: texts.say('web-log-undone') })
  }

  #note(n: number, at: number, line: LogLine): void {
    this.log = [...this.log, { n, at, entry: null, lines: [line] }]
  }

  #refused(problem: Problem): void {
    this.refusal = problem
    this.given = null
    this.choosing.isOpen = this.line === 'open'
  }
}

function seatLine(seat: number, holder: { kind: { kind: string }; name: string }): LogLine {
  const text = texts.say(`web-log-seat-${holder.kind.kind}`, { name: holder.name })
  return { seat, text }
}
