/**
 * What happens at a table, shown one thing after another.
 *
 * Events come faster than people can watch. They wait here; the view that is shown is the
 * view after the last event shown. A whole view closes each burst, so that nothing that an
 * event leaves unsaid stays wrong.
 */

import { tick } from 'svelte'
import { settings } from '../app/settings.svelte'
import type { GameClient, Motion } from '../games/game'
import { Flights } from './flights'
import { sounds } from './sounds'

type Waiting =
  | { kind: 'heard'; after: unknown; motion: Motion; lasts: number; isAgain: boolean }
  | { kind: 'then'; then: () => void }
  | { kind: 'settle'; view: unknown; then: () => void }

/** More motion than this, in milliseconds, is played faster. */
const HURRY = 6_000
const HURRIED = 0.5
/** More than this, though hurried, is not played at all. */
const TOO_MUCH = 12_000
/** The pause between two automatic steps. */
const GAP = 120
/** How long a mark stays on what changed, where nothing moves. */
const MARKED = 1_500
const STILL: Motion = { lasts: 0 }

export class Queue {
  /** The view as it is shown now. */
  shown: unknown = $state.raw(null)
  /** Whether something moves or waits to move. */
  isBusy = $state(false)
  /** Ids of dice that tumble now. */
  tumbling: Set<string> = $state.raw(new Set())
  /** The name of what is going on, over the board. */
  band: string | null = $state(null)
  /** Ids of what has just changed, where nothing moves. */
  changed: Set<string> = $state.raw(new Set())
  /** Waits for a press before the next automatic step. */
  isHeld = $state(false)
  /** Whether something is being shown once more. */
  isAgain = $state(false)
  /** How many milliseconds were jumped over; the digest is offered then. */
  jumped = $state(0)

  /** Somebody has just come: what happens before their first question is not waited for. */
  isArriving = false

  readonly flights = new Flights()
  readonly #game: GameClient
  readonly #seatName: (seat: number) => string
  #waiting: Waiting[] = []
  /** The view after everything that waits. */
  #ahead: unknown = null
  #wake: (() => void) | null = null
  #isRunning = false
  #isClosed = false
  /** The last step, to be watched again. */
  #last: { before: unknown; after: unknown; motion: Motion } | null = null

  constructor(game: GameClient, seatName: (seat: number) => string) {
    this.#game = game
    this.#seatName = seatName
  }

  /** Shows a view at once, such as the first one. */
  start(view: unknown): void {
    this.shown = view
    this.#ahead = view
  }

  /** Something was heard. */
  hear(heard: unknown): void {
    if (this.shown === null) return
    this.#waiting.push(this.#step(heard, this.#ahead))
    void this.#run()
  }

  /** Does something when everything before it has been shown. */
  then(then: () => void): void {
    this.#waiting.push({ kind: 'then', then })
    void this.#run()
  }

  /** The view after all that was heard; then whoever is asked is asked. */
  settle(view: unknown, then: () => void): void {
    if (this.shown === null) this.shown = view
    this.#ahead = view
    this.#waiting.push({ kind: 'settle', view, then })
    void this.#run()
  }

  /** Finishes the running step. */
  skip(): void {
    this.isHeld = false
    this.flights.finish()
    this.#wake?.()
  }

  /** Finishes everything that waits. */
  skipAll(): void {
    this.#stopMoving()
    this.skip()
  }

  /** Shows some events again, from a view, and then the present one. */
  watchAgain(from: unknown, heard: unknown[], then: () => void = () => undefined): void {
    if (this.isBusy) return
    const now = this.#ahead
    this.isAgain = true
    this.shown = from
    let before = from
    for (const it of heard) {
      const step = { ...this.#step(it, before), isAgain: true }
      before = step.after
      this.#waiting.push(step)
    }
    this.settle(now, then)
  }

  /** Shows the last step again. */
  watchLast(): void {
    const last = this.#last
    if (this.isBusy || !last) return
    const { before, after, motion } = last
    const now = this.#ahead
    this.isAgain = true
    this.shown = before
    this.#waiting.push({ kind: 'heard', after, motion, lasts: motion.lasts, isAgain: true })
    this.settle(now, () => undefined)
  }

  close(): void {
    this.#isClosed = true
    this.#waiting = []
    this.skip()
  }

  #step(heard: unknown, before: unknown): Extract<Waiting, { kind: 'heard' }> {
    const motion = this.#game.motion(heard, before, this.#seatName)
    const after = this.#game.apply(before, heard)
    if (before === this.#ahead) this.#ahead = after
    const lasts = this.isArriving ? 0 : motion.lasts
    return { kind: 'heard', after, motion, lasts, isAgain: false }
  }

  #stopMoving(): void {
    for (const it of this.#waiting) if (it.kind === 'heard') it.lasts = 0
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    this.isBusy = true
    // What comes with the same message is known before the first step is shown.
    await Promise.resolve()
    for (let next = this.#waiting.shift(); next && !this.#isClosed; next = this.#waiting.shift()) {
      if (next.kind === 'heard') await this.#show(next)
      else if (next.kind === 'then') next.then()
      else await this.#close(next)
    }
    this.isBusy = false
    this.band = null
    this.#isRunning = false
  }

  /** A whole view: whatever still stands elsewhere goes where it belongs. */
  async #close(next: { view: unknown; then: () => void }): Promise<void> {
    // Only the last view of a burst counts: a newer one is on its way.
    if (this.#waiting.some((it) => it.kind === 'settle')) return
    const factor = document.hidden ? 0 : settings.motionFactor
    if (factor > 0 && this.shown !== next.view) await this.#glide(next.view, factor)
    else this.shown = next.view
    this.band = null
    this.isAgain = false
    next.then()
  }

  /** Something was taken back or left unsaid: things go to their places without a word. */
  async #glide(view: unknown, factor: number): Promise<void> {
    const noted = this.flights.note(STILL)
    this.shown = view
    await tick()
    const longest = this.flights.fly(noted, STILL, factor)
    if (longest > 0) await this.#pause(longest)
    this.flights.finish()
  }

  async #show(next: Extract<Waiting, { kind: 'heard' }>): Promise<void> {
    const waits = this.#waiting.reduce((sum, it) => sum + (it.kind === 'heard' ? it.lasts : 0), next.lasts)
    // Whoever watches something again wants to see it, however long it takes.
    const wait = next.isAgain ? 0 : waits
    if (document.hidden || wait * settings.motionFactor * HURRIED > TOO_MUCH) {
      this.jumped += wait
      next.lasts = 0
      this.#stopMoving()
    }
    if (next.lasts > 0) this.#last = { before: this.shown, after: next.after, motion: next.motion }
    const factor = next.lasts === 0 ? 0 : settings.motionFactor * (wait > HURRY ? HURRIED : 1)
    if (factor === 0) await this.#showAtOnce(next.after, next.motion)
    else await this.#showMoving(next.after, next.motion, factor)
  }

  async #showAtOnce(after: unknown, motion: Motion): Promise<void> {
    const noted = settings.motion === 'none' && !document.hidden ? this.flights.note(STILL) : null
    this.shown = after
    if (!noted) return
    await tick()
    const changed = this.flights.changedSince(noted)
    motion.tumbles?.forEach((id) => changed.add(id))
    if (changed.size === 0) return
    this.changed = new Set([...this.changed, ...changed])
    setTimeout(() => (this.changed = new Set([...this.changed].filter((id) => !changed.has(id)))), MARKED)
  }

  async #showMoving(after: unknown, motion: Motion, factor: number): Promise<void> {
    if (motion.sound) sounds.play(motion.sound)
    if (motion.band !== undefined) this.band = motion.band
    this.tumbling = new Set(motion.tumbles ?? [])
    const noted = this.flights.note(motion)
    this.shown = after
    await tick()
    this.flights.fly(noted, motion, factor)
    await this.#pause((motion.lasts + GAP) * factor)
    this.flights.finish()
    this.tumbling = new Set()
    if (settings.kept.stopAfterEach && this.#waiting.some((it) => it.kind === 'heard' && it.lasts > 0)) {
      this.isHeld = true
      await this.#pause(Infinity)
      this.isHeld = false
    }
  }

  /** Waits so long, or until somebody skips. */
  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = milliseconds === Infinity ? undefined : setTimeout(resolve, milliseconds)
      this.#wake = () => {
        clearTimeout(timer)
        this.#wake = null
        resolve()
      }
    })
  }
}
