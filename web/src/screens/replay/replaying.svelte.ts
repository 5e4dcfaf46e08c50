/**
 * A game being looked back on: where we are in it, and how we get elsewhere.
 *
 * The server knows the table after every entry, so any moment can be shown at once. Going
 * forward by one step shows what happened in it, with the same motion as at the table.
 */

import { gameClient } from '../../games/games'
import type { GameClient, LogLine, Mark, Step } from '../../games/game'
import { ask, problemOf } from '../../server/http'
import { beatsOf } from '../../table/shown/change'
import { together } from '../../table/shown/memory.svelte'
import { Queue } from '../../table/shown/queue.svelte'
import { texts } from '../../texts/texts.svelte'
import type { Problem, Replay, ReplayView } from '../../types/protocol'

export type Eyes = number | 'all' | 'mine' | 'spectator'

/** How fast it plays by itself. */
export const SPEEDS = [0.5, 1, 2, 4] as const

/** What mattered, and where. */
export interface Marked extends Mark {
  /** The place of its step among all steps, from 1. */
  at: number
}

/** A turn: whose it is, and after how many steps it begins and ends. */
export interface Turn {
  seat: number | null
  round: number
  from: number
  to: number
}

/** A sentence of the log, with the step and the turn that it belongs to. */
export interface Line extends LogLine {
  at: number
  turn: number
}

export class Replaying {
  readonly id: string
  readonly key: string | null
  replay: Replay | null = $state.raw(null)
  game: GameClient | null = $state.raw(null)
  queue: Queue | null = $state.raw(null)
  problem: Problem | null = $state.raw(null)
  /** How many steps have been shown. */
  at = $state(0)
  isPlaying = $state(false)
  speed: (typeof SPEEDS)[number] = $state(1)
  eyes: Eyes = $state('all')

  /** The first view that was shown: what it tells of the table itself holds for the whole game. */
  anyView: unknown = $state.raw(null)

  /** Tables that were asked for, each with how it went on to the next step, by entry. */
  #views = new Map<number, Promise<ReplayView>>()
  #isClosed = false

  constructor(id: string, key: string | null, eyes: Eyes, entry: number | null) {
    this.id = id
    this.key = key
    void this.look(eyes, entry)
  }

  close(): void {
    this.#isClosed = true
    this.isPlaying = false
    this.queue?.close()
  }

  /** What happened: each answer with the rolls and draws that followed from it. */
  steps: Step[] = $derived(
    together((this.replay?.steps ?? []).map((it, n): Step => ({ ...it, n: n + 1, at: it.at ?? 0 }))),
  )

  /** What whoever reads the log knows before each step. */
  #known: unknown[] = $derived.by(() => {
    const { game, anyView } = this
    let known: unknown = null
    return this.steps.map(({ heard }) => {
      const before = known
      known = anyView == null ? null : (game?.learn?.(known, heard, anyView) ?? null)
      return before
    })
  })

  /** The round being played after an entry. */
  #rounds: Record<number, number> = $derived(
    Object.fromEntries((this.replay?.steps ?? []).map((it) => [it.entry, it.round])),
  )

  /** Everything that happened, in sentences. */
  lines: Line[] = $derived.by(() => {
    const { game } = this
    if (!game) return []
    let turn = 0
    return this.steps.flatMap((step, n) => {
      let hasBegun = false
      return game.log(step.heard, step.told, this.seatName, this.#known[n]).map((line) => {
        // A round and its first turn begin in one step: they are one turn.
        if (line.isHeading && !hasBegun) turn += 1
        hasBegun ||= line.isHeading === true
        return { ...line, at: n + 1, turn }
      })
    })
  })

  /** The turns of the game. What comes before the first is a turn of nobody. */
  turns: Turn[] = $derived.by(() => {
    const turns: Turn[] = [{ seat: null, round: 0, from: 0, to: this.steps.length }]
    for (const { isHeading, seat, at } of this.lines) {
      const last = turns.at(-1)
      if (!isHeading || !last) continue
      if (last.from === at) {
        last.seat = seat ?? last.seat
        continue
      }
      last.to = at
      const round = this.#rounds[this.steps[at - 1]?.entry ?? 0] ?? 0
      turns.push({ seat, round, from: at, to: this.steps.length })
    }
    return turns
  })

  get round(): number {
    return this.#rounds[this.entry] ?? 0
  }

  marks: Marked[] = $derived.by(() => {
    const { game } = this
    if (!game) return []
    return this.steps.flatMap((step, n) =>
      game
        .marks(step.heard, step.told, this.seatName, this.#known[n])
        .map((mark) => ({ ...mark, at: n + 1 })),
    )
  })

  seatName = (seat: number): string => {
    const holder = this.replay?.seats[seat - 1]
    if (!holder) return String(seat)
    return holder.kind.kind === 'bot' || holder.name === ''
      ? texts.say('web-bot-name', { seat })
      : holder.name
  }

  get entry(): number {
    return this.steps[this.at - 1]?.entry ?? 0
  }

  /** Looks through other eyes, at a moment or where we are. */
  async look(eyes: Eyes, entry: number | null = this.entry): Promise<void> {
    this.pause()
    try {
      const replay = await ask<Replay>('GET', this.#address('', { eyes: String(eyes) }))
      if (!this.game) {
        const [game] = await Promise.all([
          gameClient(replay.game),
          texts.need(replay.game as 'alien-frontiers'),
        ])
        this.game = game
      }
      this.eyes = eyes
      this.#views.clear()
      this.replay = replay
      if (this.game) this.queue ??= new Queue(this.game, this.seatName)
      await this.goTo(entry === null ? 0 : this.#stepOf(entry))
    } catch (thrown) {
      this.problem = problemOf(thrown)
    }
  }

  /** The step that an entry belongs to: an answer and the chance that followed from it are one. */
  #stepOf(entry: number): number {
    if (entry <= 0) return 0
    const at = this.steps.findIndex((it) => it.entry >= entry)
    return at < 0 ? this.steps.length : at + 1
  }

  /** Shows the table after so many steps, at once. */
  async goTo(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(at, this.steps.length))
    this.at = wanted
    const { view } = await this.#asked(wanted)
    if (this.at === wanted && !this.#isClosed) {
      this.anyView ??= view
      this.queue?.skipAll()
      this.queue?.settle(view, () => undefined)
    }
  }

  /** One step forward, with its motion. */
  async step(): Promise<void> {
    const step = this.steps[this.at]
    const { queue } = this
    if (!step || !queue) return
    const wanted = this.at + 1
    this.at = wanted
    const { view, steps } = await this.#asked(wanted - 1)
    if (wanted < this.steps.length) void this.#asked(wanted).catch(() => undefined)
    if (this.at !== wanted || this.#isClosed) return
    const beats = beatsOf(view, steps)
    beats.forEach((beat) => queue.hear(beat))
    await new Promise<void>((shown) => queue.settle(beats.at(-1)?.after ?? view, shown))
  }

  async play(): Promise<void> {
    if (this.isPlaying) return
    if (this.at >= this.steps.length) await this.goTo(0)
    this.isPlaying = true
    while (this.isPlaying && this.at < this.steps.length) {
      await this.step()
      await new Promise((resolve) => setTimeout(resolve, 450 / this.speed))
    }
    this.isPlaying = false
  }

  pause(): void {
    this.isPlaying = false
    this.queue?.skipAll()
  }

  /** To what mattered before or after here. */
  toMark(direction: 1 | -1): void {
    const others = this.marks.filter((it) => (direction === 1 ? it.at > this.at : it.at < this.at))
    const mark = direction === 1 ? others[0] : others.at(-1)
    if (mark) void this.goTo(mark.at)
  }

  #address(path: string, query: Record<string, string>): string {
    const all = new URLSearchParams({ ...query, ...(this.key === null ? {} : { key: this.key }) })
    return `/api/tables/${this.id}/replay${path}?${all}`
  }

  /** The table after so many steps, and how it goes on from there to the next. */
  #asked(at: number): Promise<ReplayView> {
    const entry = this.steps[at - 1]?.entry ?? 0
    const known = this.#views.get(entry)
    if (known) return known
    const until = String(this.steps[at]?.entry ?? entry)
    const asked = ask<ReplayView>('GET', this.#address(`/${entry}`, { eyes: String(this.eyes), until }))
    this.#views.set(entry, asked)
    asked.catch(() => this.#views.delete(entry))
    return asked
  }
}
