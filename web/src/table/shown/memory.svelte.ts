/**
 * What a table remembers: the log, the chat, and what happened since my last turn.
 *
 * A moment stands in the log when it has been shown on the board, not before. Sentences are
 * made where they are read, so that they change with the language.
 */

import type { Step } from '../../games/game'
import { goesOn } from '../../games/lines'
import { ask } from '../../server/http'
import type { Happened, ReplayView } from '../../types/protocol'
import type { Sitting } from './sitting.svelte'
import { takenBack, type TakenBack } from '../question/undoing'

/** A line of chat. */
export interface ChatLine {
  n: number
  at: number
  seat: number | null
  name: string
  text: string
}

/** What the table itself notes between the steps of the game. */
export type Note =
  | { note: 'began' }
  | ({ note: 'undone' } & TakenBack)
  | { note: 'seat'; seat: number; kind: string; name: string }
  | { note: 'followed'; table: string; rematch: boolean; invitation: string | null }

/** A moment as it stands in the log: an answer and the chance that followed from it are one. */
export interface LogEntry {
  n: number
  at: number
  /** What happened in the game, or what the table notes. */
  what: Step | Note
  /** What whoever reads it knew before it happened. */
  known: unknown
}

/** Steps with the rolls and draws that followed from them, and with the answers that carry them out. */
export function together(steps: Step[]): Step[] {
  const joined: Step[] = []
  for (const step of steps) {
    const last = joined.at(-1)
    if (last && belongs(last, step)) joined[joined.length - 1] = joinedWith(last, step)
    else joined.push(step)
  }
  return joined
}

/** Whether two entries of the record were one order, for whoever gave it. */
type IsOne = (entry: number, other: number) => boolean

const belongs = (last: Step, next: Step, isOne?: IsOne): boolean =>
  next.seat === null ||
  (next.seat === last.seat && (goesOn(next) || (isOne?.(last.entry, next.entry) ?? false)))

/** Writes something under what is in a log already, or into its last moment. */
function append(log: LogEntry[], entry: LogEntry, { orders }: Sitting): void {
  const last = log.at(-1)
  const isOne: IsOne = (one, other) => orders.isOne(one, other)
  if (last && 'heard' in last.what && 'heard' in entry.what && belongs(last.what, entry.what, isOne)) {
    log[log.length - 1] = { ...last, what: joinedWith(last.what, entry.what) }
  } else log.push(entry)
}

function joinedWith(first: Step, next: Step): Step {
  return {
    ...first,
    entry: next.entry,
    heard: [...first.heard, ...next.heard],
    told: [...first.told, ...next.told],
  }
}

/** What others did since my last answer. */
export interface Digest {
  /** The entry of the record after which it begins. */
  after: number
  steps: Step[]
}

export class Memory {
  /** What happened in the game, as far as it was not taken back. */
  steps: Step[] = $state.raw([])
  log: LogEntry[] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  /** How many lines of chat came while nobody looked. */
  unread = $state(0)
  /** What happened since my last turn, until I act. */
  digest: Digest | null = $state.raw(null)
  /** Another table that goes on from this one. */
  followed: { table: string; rematch: boolean; invitation: string | null } | null = $state.raw(null)
  /** The log grew by this when things last stood still; it is read out. */
  news: LogEntry[] = $state.raw([])
  /** What whoever reads the log knows by now. */
  known: unknown = null

  readonly #sitting: Sitting
  #steps: Step[] = []
  #log: LogEntry[] = []
  /** In whose turn each step was made, by its number. */
  readonly #turns = new Map<number, number | null>()
  /** How many of those stand in the log already. */
  #written = 0
  #last = 0
  #revealed = 0
  #takenBack: TakenBack | null = null
  /** Views that were asked for, by entry. */
  #views = new Map<number, Promise<unknown>>()

  constructor(sitting: Sitting) {
    this.#sitting = sitting
  }

  /** Whether this has not been told before; a line that was lost may tell things twice. */
  isNew({ n }: Happened): boolean {
    if (n <= this.#last) return false
    this.#last = n
    return true
  }

  take(moment: Happened, isLive: boolean): void {
    const { n, at } = moment
    switch (moment.what) {
      case 'chat': {
        const { seat, name, text } = moment
        this.chat = [...this.chat, { n, at, seat, name, text }]
        if (isLive && !(seat !== null && this.#sitting.now?.mine.includes(seat))) this.unread += 1
        break
      }
      case 'game': {
        const { entry, seat, heard, told } = moment
        const step: Step = { n, at, entry, seat, heard, told }
        this.#steps.push(step)
        if (isLive) this.#turns.set(n, this.#sitting.queue?.turnAhead ?? null)
        if (heard.length > 0) this.#note(moment, step)
        break
      }
      case 'undone': {
        const { to, seat, answers, outcomes } = moment
        const { answer } = takenBack(this.#steps, to)
        const back: TakenBack = { answer, seat, answers, outcomes }
        if (isLive) this.#takenBack = back
        this.#steps = this.#steps.filter((step) => step.entry <= to)
        this.#log = this.#log.filter(({ what }) => !('entry' in what) || what.entry <= to)
        this.#note(moment, { note: 'undone', ...back })
        this.#written = -1
        break
      }
      case 'seat': {
        const { kind, name } = moment.holder
        this.#note(moment, { note: 'seat', seat: moment.seat, kind: kind.kind, name })
        break
      }
      case 'began':
        this.#note(moment, { note: 'began' })
        break
      case 'followed': {
        const { table, rematch, invitation } = moment
        this.followed = { table, rematch, invitation }
        this.#note(moment, { note: 'followed', table, rematch, invitation })
        break
      }
      case 'muted':
        break
    }
  }

  #note({ n, at }: Happened, what: LogEntry['what']): void {
    this.#log.push({ n, at, what, known: null })
  }

  /** What happened up to a moment has been shown; without one, everything has. */
  reveal(upTo = this.#last): void {
    this.#write(upTo)
    if (upTo !== this.#last) return
    if (this.#steps.at(-1) !== this.steps.at(-1)) this.steps = [...this.#steps]
    if (this.#revealed > 0) {
      const fresh = this.#log.filter((it) => it.n > this.#revealed)
      const news: LogEntry[] = []
      for (const it of fresh) append(news, { ...it, known: this.known }, this.#sitting)
      if (news.length > 0) this.news = news
    }
    this.#revealed = upTo
  }

  /** Writes what was shown into the log; what stands there already is not touched. */
  #write(upTo: number): void {
    // Something was taken back: the log is written anew.
    const isAnew = this.#written < 0
    const from = isAnew ? 0 : this.#written
    const fresh = this.#log.slice(from).filter((it) => it.n <= upTo)
    if (fresh.length === 0 && !isAnew) return
    const log = isAnew ? [] : [...this.log]
    if (isAnew) this.known = null
    for (const entry of fresh) {
      append(log, { ...entry, known: this.known }, this.#sitting)
      if ('heard' in entry.what) this.#learn(entry.what.heard)
    }
    this.#written = from + fresh.length
    this.log = log
  }

  #learn(heard: unknown[]): void {
    const { game, now } = this.#sitting
    if (now?.view != null) this.known = game?.learn?.(this.known, heard, now.view) ?? null
  }

  /** The answer that has been taken back since this was last asked. */
  takenBack(): TakenBack | null {
    const back = this.#takenBack
    this.#takenBack = null
    return back
  }

  /** I am asked: did the others do something meanwhile, and what? */
  turnCame(): boolean {
    const mine = this.#sitting.now?.mine ?? []
    const last = this.#steps.findLastIndex((step) => step.seat !== null && mine.includes(step.seat))
    // What my own answer led to is no news, nor that somebody let it happen.
    const first = this.#steps.findIndex((step, n) => n > last && this.#isNews(step, mine))
    const after = this.#steps[first - 1]?.entry
    this.digest = last >= 0 && after !== undefined ? { after, steps: this.#steps.slice(first) } : null
    return first >= 0
  }

  #isNews({ n, seat, heard }: Step, mine: number[]): boolean {
    const turn = this.#turns.get(n) ?? null
    return seat !== null && heard.length > 0 && (turn === null || !mine.includes(turn))
  }

  forgetDigest(): void {
    this.digest = null
    if (this.#sitting.queue) this.#sitting.queue.told = 0
  }

  /** The table as it was after an entry of the record, with my eyes. */
  async viewAfter(entry: number): Promise<unknown> {
    const known = this.#views.get(entry)
    if (known) return known
    const asked = this.lookBack(entry).then((it) => it.view)
    this.#views.set(entry, asked)
    asked.catch(() => this.#views.delete(entry))
    return asked
  }

  /** The same, and how it went on until another entry. */
  lookBack(entry: number, until = entry): Promise<ReplayView> {
    const { id, key } = this.#sitting
    const query = new URLSearchParams({
      eyes: 'mine',
      until: String(until),
      ...(key === null ? {} : { key }),
    })
    return ask<ReplayView>('GET', `/api/tables/${id}/replay/${entry}?${query}`)
  }
}
