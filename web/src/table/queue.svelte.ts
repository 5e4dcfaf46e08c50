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
  | { kind: 'heard'; heard: unknown; lasts: number }
  | { kind: 'settle'; view: unknown; then: () => void }

/** More motion than this, in milliseconds, is played at double speed. */
const HURRY = 6_000
/** More than this is not played at all. */
const TOO_MUCH = 12_000
/** The pause between two automatic steps. */
const GAP = 120

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
  /** How many milliseconds were jumped over; the digest is offered then. */
  jumped = $state(0)

  readonly flights = new Flights()
  readonly #game: GameClient
  #waiting: Waiting[] = []
  #wake: (() => void) | null = null
  #isRunning = false
  #isClosed = false

  constructor(game: GameClient) {
    this.#game = game
  }

  /** Shows a view at once, such as the first one. */
  start(view: unknown): void {
    this.shown = view
  }

  /** Something was heard. */
  hear(heard: unknown): void {
    if (this.shown === null) return
    const { lasts } = this.#game.motion(heard, this.shown)
    this.#waiting.push({ kind: 'heard', heard, lasts })
    void this.#run()
  }

  /** The view after all that was heard; then whoever is asked is asked. */
  settle(view: unknown, then: () => void): void {
    if (this.shown === null) this.shown = view
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
    for (const it of this.#waiting) if (it.kind === 'heard') it.lasts = 0
    this.skip()
  }

  /** Shows some events again, from a view, and then the present one. */
  watchAgain(from: unknown, heard: unknown[]): void {
    const now = this.shown
    this.skipAll()
    this.shown = from
    for (const it of heard) this.hear(it)
    this.#waiting.push({ kind: 'settle', view: now, then: () => undefined })
    void this.#run()
  }

  close(): void {
    this.#isClosed = true
    this.#waiting = []
    this.skip()
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    this.isBusy = true
    for (let next = this.#waiting.shift(); next && !this.#isClosed; next = this.#waiting.shift()) {
      if (next.kind === 'settle') {
        // Only the last view of a burst counts: a newer one is on its way.
        const isLast = !this.#waiting.some((it) => it.kind === 'settle')
        if (isLast) {
          this.shown = next.view
          this.band = null
          next.then()
        }
      } else {
        await this.#show(next)
      }
    }
    this.isBusy = false
    this.band = null
    this.#isRunning = false
  }

  async #show(next: { heard: unknown; lasts: number }): Promise<void> {
    const before = this.shown
    const after = this.#game.apply(before, next.heard)
    const motion = this.#game.motion(next.heard, before)
    const wait = this.#waiting.reduce((sum, it) => sum + (it.kind === 'heard' ? it.lasts : 0), next.lasts)
    const isTooMuch = wait * settings.motionFactor > TOO_MUCH || document.hidden
    if (isTooMuch) this.jumped += next.lasts
    const factor = isTooMuch || next.lasts === 0 ? 0 : settings.motionFactor * (wait > HURRY ? 0.5 : 1)
    if (factor === 0) {
      await this.#showAtOnce(after, motion)
      return
    }
    await this.#showMoving(after, motion, factor)
  }

  async #showAtOnce(after: unknown, motion: Motion): Promise<void> {
    const places = settings.motion === 'none' ? this.flights.places() : null
    this.shown = after
    if (!places) return
    await tick()
    const changed = this.flights.changedSince(places)
    if (changed.size === 0 && !motion.tumbles) return
    this.changed = new Set([...this.changed, ...changed, ...(motion.tumbles ?? [])])
    setTimeout(() => (this.changed = new Set([...this.changed].filter((id) => !changed.has(id)))), 1_500)
  }

  async #showMoving(after: unknown, motion: Motion, factor: number): Promise<void> {
    if (motion.sound) sounds.play(motion.sound)
    if (motion.band !== undefined) this.band = motion.band
    this.tumbling = new Set(motion.tumbles ?? [])
    const places = this.flights.places()
    this.shown = after
    await tick()
    this.flights.fly(places, motion, factor)
    await this.#pause((motion.lasts + GAP) * factor)
    this.flights.finish()
    this.tumbling = new Set()
    if (settings.kept.stopAfterEach && this.#waiting.length > 0 && motion.lasts > 0) {
      this.isHeld = true
      await new Promise<void>((resolve) => (this.#wake = resolve))
      this.isHeld = false
    }
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
