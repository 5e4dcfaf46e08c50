/**
 * What happens at a table, shown one thing after another.
 *
 * Events come faster than people can watch. They wait here, each with the view that is shown with
 * it. The server says how the view changes after some events; of those the first that moves
 * anything shows the change, and what is only read is read before.
 *
 * Nothing that matters is left out: what bots do is shortened, scenes are watched whole, and
 * whoever does not want to wait for their question says so.
 */

import { tick } from 'svelte'
import { settings } from '../../app/settings.svelte'
import type { GameClient, Motion } from '../../games/game'
import { carrierOf, carrying } from '../board/carrying'
import type { Beat } from './change'
import { Flights } from '../board/flights'
import { Pace } from '../board/pace'
import { sounds } from '../board/sounds'
import { countOf, isOnePassage, isWithNext, Passages, startOf, type Passage } from './passages'
import type { Company, Heard, Settling, Waiting, Watching } from './waiting'

/** More motion than this, in milliseconds, is played faster; what has weight is not. */
const HURRY = 6_000
const HURRIED = 0.5
/** More than this, and scenes of others pass a little faster; whoever waits is told how long. */
export const LONG = 20_000
const BRISK = 0.56
/** The pause between two automatic steps. */
const GAP = 120
/** How long a mark stays on what changed, where nothing moves. */
const MARKED = 1_500
/** How long a passage is looked at, where nothing moves. */
const LOOKED = 700
const STILL: Motion = { lasts: 0 }
/** Where nobody sits, as in a replay, everything is shown as it comes. */
const NOBODY: Company = { isBot: () => false, isMine: () => false }

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
  /** Somebody wants to look longer: it goes on when they say so, or step by step. */
  isPaused = $state(false)
  /** How many steps of what is being shown have been seen. */
  seen = $state(0)
  /** How many there are, as far as anybody has told. */
  steps = $state(0)
  /** Whether a long scene is shown, passage by passage. */
  isInPassages = $state(false)
  /** The id of where it happens, if that is to be in sight. */
  at: string | null = $state(null)
  /** Whether something is being shown once more. */
  isAgain = $state(false)
  /** How long what waits will take, in milliseconds. */
  waits = $state(0)
  /** How long everything took or would have taken since this was set to nothing, in milliseconds. */
  told = $state(0)
  /** How much of the rest is wanted. */
  watching: Watching = $state('all')
  /** In a first game every scene waits for a press. */
  isFirstGame = false
  /** Somebody has just come: what happens before their first question is not waited for. */
  isArriving = false

  readonly flights = new Flights()
  readonly #game: GameClient
  readonly #seatName: (seat: number) => string
  readonly #company: Company
  #pace = new Pace()
  readonly #passages = new Passages()
  /** The passage that is shown to its end although the rest is paused. */
  #runsOn: Passage = null
  #waiting: Waiting[] = []
  /** The view after everything that waits, with what is in the foreground then. */
  #ahead: unknown = null
  #wake: (() => void) | null = null
  #isRunning = false
  #isClosed = false
  /** The steps that were seen since something began to move, to go back to. */
  #seen: { before: unknown; step: Heard; lasted: boolean }[] = []
  /** The last step, to be watched again. */
  #last: { before: unknown; after: unknown; motion: Motion } | null = null
  /** The steps that are walked in the motion that comes, one after another. */
  #walks: [from: string, to: string][] = []
  /** The last step shown, and whether a press is waited for when what it belongs to is over. */
  #before: Heard | null = null
  #owes: 'a press' | 'a stop' | null = null
  /** What befell me while the page was hidden. */
  #missed: Heard[] = []

  constructor(game: GameClient, seatName: (seat: number) => string, company: Company = NOBODY) {
    this.#game = game
    this.#seatName = seatName
    this.#company = company
  }

  /** Shows a view at once, such as the first one. */
  start(view: unknown): void {
    this.shown = view
    this.#ahead = view
  }

  /** Whose turn it is after everything that waits. */
  get turnAhead(): number | null {
    return this.#ahead === null ? null : this.#game.onTurn(this.#ahead)
  }

  /** Something was heard, and changed what is on the table. */
  hear(beat: Beat): void {
    if (this.shown === null) return
    const steps = this.#steps(beat, this.#ahead)
    // What changed without a word is seen with what happens next.
    this.#ahead = steps.at(-1)?.after ?? this.#tell(beat.after, this.#ahead, null)
    this.#waiting.push(...steps)
    if (steps.length > 0) void this.#run()
  }

  /** Does something when everything before it has been shown. */
  then(then: () => void): void {
    this.#waiting.push({ kind: 'then', then })
    void this.#run()
  }

  /** The view after all that was heard; then whoever is asked is asked. */
  settle(view: unknown, then: () => void): void {
    if (this.shown === null) this.shown = view
    const kept = (this.#ahead !== null && this.#game.keep?.(view, this.#ahead)) || view
    this.#ahead = kept
    this.#waiting.push({ kind: 'settle', view: kept, then })
    this.waits = this.#wait()
    void this.#run()
  }

  /** Finishes the running step; from a pause it goes on to the end of a passage. */
  skip(): void {
    this.isHeld = false
    this.#runsOn = this.#next?.passage ?? null
    this.flights.finish()
    this.#wake?.()
  }

  /** Stops before the next step, or goes on. */
  togglePause(): void {
    this.isPaused = !this.isPaused
    this.#runsOn = null
    if (!this.isPaused) this.#wake?.()
  }

  /** One step or passage back: it waits there, and is shown again. */
  stepBack(): void {
    const last = this.#seen.findLastIndex((it) => it.lasted)
    const at = startOf(
      this.#seen.map(({ step }) => step),
      last,
    )
    const [first, ...others] = at < 0 || !this.isBusy ? [] : this.#seen.splice(at)
    if (!first) return
    const again = [first, ...others].map(({ step }) => ({ ...step, share: null, isAgain: true }))
    this.isPaused = true
    this.isHeld = false
    this.#runsOn = null
    this.#waiting.unshift(...again)
    this.flights.finish()
    this.shown = first.before
    this.#count()
    this.#wake?.()
  }

  /** Finishes everything that waits. */
  skipAll(): void {
    this.isPaused = false
    this.#stopMoving()
    this.#owes = null
    this.skip()
  }

  /** From here on only so much is shown. */
  watch(watching: Watching): void {
    this.watching = watching
    this.skip()
  }

  /** Shows something again, from a view, and then the present one. */
  watchAgain(from: unknown, beats: Beat[], then: () => void = () => undefined): void {
    if (this.isBusy) return
    const now = this.#ahead
    this.isAgain = true
    this.shown = from
    this.#pace = new Pace()
    let before = from
    for (const beat of beats) {
      const steps = this.#steps(beat, before).map((step) => ({ ...step, isAgain: true }))
      before = steps.at(-1)?.after ?? this.#tell(beat.after, before, null)
      this.#waiting.push(...steps)
    }
    this.settle(now, then)
  }

  /** Shows the last step again. */
  watchLast(): void {
    const last = this.#last
    if (this.isBusy || !last) return
    const now = this.#ahead
    this.isAgain = true
    this.shown = last.before
    const again = { passage: null, share: null, isMine: true, isAgain: true, isMissed: false, isOff: false }
    this.#waiting.push({ kind: 'heard', ...last, ...again })
    this.settle(now, () => undefined)
  }

  close(): void {
    this.#isClosed = true
    this.#waiting = []
    document.removeEventListener('visibilitychange', this.#look)
    this.skip()
  }

  /** The steps in which a beat is shown, one for each event. */
  #steps(beat: Beat, shown: unknown): Heard[] {
    let before = shown
    const motions = beat.heard.map((heard) => {
      const motion = this.#game.motion(heard, before, this.#seatName)
      before = this.#tell(shown, before, heard)
      return motion
    })
    const carrier = carrierOf(motions)
    before = shown
    return motions.map((motion, n) => {
      const after = this.#tell(n < carrier ? shown : beat.after, before, beat.heard[n])
      before = this.#tell(shown, after, null)
      return this.#step(n === carrier ? carrying(motion, motions) : motion, after)
    })
  }

  #tell(view: unknown, before: unknown, heard: unknown): unknown {
    return this.#game.tell?.(view, before, heard) ?? view
  }

  #step(motion: Motion, after: unknown): Heard {
    const turn = this.#game.onTurn(after)
    const isMine = motion.concerns != null && this.#company.isMine(motion.concerns)
    const isBot = turn !== null && this.#company.isBot(turn)
    if (isBot) this.#pace.note(motion, turn)
    const isShort = isBot && !isMine && motion.scene === undefined && motion.lasts > 0 && !motion.isAside
    const share = isShort ? this.#pace.share(motion.lasts + GAP) : null
    return {
      kind: 'heard',
      after,
      motion,
      passage: this.#passages.of(motion),
      share,
      isMine,
      isAgain: false,
      isMissed: false,
      isOff: this.isArriving,
    }
  }

  /** The step that comes next, if nothing else comes before it. */
  get #next(): Heard | undefined {
    const [next] = this.#waiting
    return next?.kind === 'heard' ? next : undefined
  }

  #stopMoving(): void {
    for (const it of this.#waiting) if (it.kind === 'heard') it.isOff = true
  }

  /** How long a step lasts with the pause after it, if nothing is hurried. */
  #lasts({ motion, share, isMine, isOff, isAgain }: Heard): number {
    const isWanted = this.watching === 'all' || motion.isEnd || (this.watching === 'scenes' && motion.scene)
    if (isOff || motion.lasts === 0 || (!isWanted && !isAgain)) return 0
    if (motion.isAside && !isMine) return 0
    return share ? share.lasts : motion.lasts + GAP
  }

  /** How long everything that waits takes. */
  #wait(): number {
    const lasts = (it: Waiting, n: number): number => {
      if (it.kind !== 'heard') return 0
      const next = this.#waiting[n + 1]
      return next?.kind === 'heard' && isWithNext(it, next) ? 0 : this.#lasts(it)
    }
    return this.#waiting.reduce((sum, it, n) => sum + lasts(it, n), 0)
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    this.isBusy = true
    this.#seen = []
    this.seen = 0
    // What comes with the same message is known before the first step is shown.
    await Promise.resolve()
    for (let next = this.#waiting[0]; next && !this.#isClosed; next = this.#waiting[0]) {
      if (next.kind === 'heard') await this.#ready(next)
      // Somebody went back meanwhile, or wants to see no more.
      if (this.#waiting[0] !== next) continue
      this.#waiting.shift()
      try {
        if (next.kind === 'heard') await this.#show(next)
        else if (next.kind === 'then') next.then()
        else await this.#close(next)
      } catch (error) {
        // A step that cannot be shown is left out; the table goes on after it.
        reportError(error)
      }
    }
    this.isBusy = false
    this.isPaused = false
    this.isInPassages = false
    this.at = null
    this.waits = 0
    this.band = null
    this.#isRunning = false
  }

  /** A whole view: whatever still stands elsewhere goes where it belongs. */
  async #close(next: Settling): Promise<void> {
    // Only the last view of a burst counts: a newer one is on its way.
    if (this.#waiting.some((it) => it.kind === 'settle')) return
    if (this.#owes === 'a press') await this.#hold()
    if (this.isPaused) {
      this.#waiting.push(next)
      return
    }
    // While somebody looked at what befell them, more may have come.
    if (this.#waiting.some((it) => it.kind === 'settle')) return
    this.#owes = null
    this.#before = null
    const factor = document.hidden ? 0 : settings.motionFactor
    try {
      if (factor > 0 && this.shown !== next.view) await this.#glide(next.view, factor)
    } finally {
      this.shown = next.view
      this.band = null
      this.isAgain = false
      next.then()
    }
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

  /** Waits before a step as long as somebody looks at what was before it. */
  async #ready(next: Heard): Promise<void> {
    // Nobody looks: whoever comes back is offered what they missed, and is shown what befell them.
    if (document.hidden && !next.isAgain) {
      if (next.isMine && next.motion.scene !== undefined && this.#lasts(next) > 0) this.#miss(next)
      next.isOff = true
    }
    if (this.#isDue(next)) await this.#hold()
    else if (this.isPaused && this.#lasts(next) > 0 && (next.passage ?? -1) !== this.#runsOn)
      await this.#pause(Infinity)
  }

  #miss(step: Heard): void {
    this.#missed.push({ ...step, share: null, isAgain: true, isMissed: true })
    document.addEventListener('visibilitychange', this.#look)
  }

  /** Somebody looks again: first at what befell them, then at how it is now. */
  readonly #look = (): void => {
    if (document.hidden) return
    document.removeEventListener('visibilitychange', this.#look)
    this.#waiting.unshift(...this.#missed.splice(0))
    this.settle(this.#ahead, () => undefined)
  }

  /** Where in what is being shown it is. */
  #count(): void {
    const seen = this.#seen.filter((it) => it.lasted).map(({ step }) => step)
    const waiting = this.#waiting.filter((it) => it.kind === 'heard' && this.#lasts(it) > 0) as Heard[]
    this.seen = countOf(seen)
    this.steps = countOf([...seen, ...waiting])
  }

  async #show(next: Heard): Promise<void> {
    const lasts = this.#lasts(next)
    const waits = lasts + this.#wait()
    this.waits = waits
    this.#seen.push({ before: this.shown, step: next, lasted: lasts > 0 })
    this.#count()
    this.isInPassages = next.passage !== null
    this.#walks.push(...(next.motion.walks ?? []))
    if (isWithNext(next, this.#next)) return
    const walks = this.#walks.splice(0)
    if (lasts > 0) this.at = next.motion.at ?? this.at
    if (!next.isAgain) this.told += next.share ? next.share.lasts : next.motion.lasts
    next.share?.spend()
    this.#before = next
    if (lasts > 0) this.#last = { before: this.shown, after: next.after, motion: next.motion }
    const factor = lasts === 0 ? 0 : settings.motionFactor * this.#haste(next, waits)
    if (factor === 0) await this.#showAtOnce(next, lasts)
    else await this.#showMoving(next, { ...next.motion, walks }, lasts * factor, factor)
    if (lasts > 0) this.#owe(next)
  }

  /** What concerns me and what is watched again is never hurried, and scenes only when very much waits. */
  #haste({ motion, share, isMine, isAgain }: Heard, waits: number): number {
    if (isMine || isAgain || share) return 1
    if (motion.scene !== undefined) return waits > LONG ? BRISK : 1
    return waits > HURRY ? HURRIED : 1
  }

  async #showAtOnce(step: Heard, lasts: number): Promise<void> {
    const { after, motion } = step
    const noted = settings.motion === 'none' && !document.hidden ? this.flights.note(STILL) : null
    this.shown = after
    if (!noted) return
    await tick()
    this.#mark(noted, motion)
    const isLast = step.passage !== null && !isOnePassage(step, this.#next)
    if (isLast && lasts > 0) await this.#pause(LOOKED)
  }

  #mark(noted: ReturnType<Flights['note']>, motion: Motion): void {
    const changed = this.flights.changedSince(noted)
    motion.tumbles?.forEach((id) => changed.add(id))
    if (changed.size === 0) return
    this.changed = new Set([...this.changed, ...changed])
    setTimeout(() => (this.changed = new Set([...this.changed].filter((id) => !changed.has(id)))), MARKED)
  }

  async #showMoving({ after }: Heard, motion: Motion, lasts: number, factor: number): Promise<void> {
    if (motion.sound) sounds.play(motion.sound)
    if (motion.band !== undefined) this.band = motion.band
    this.tumbling = new Set(motion.tumbles ?? [])
    const noted = this.flights.note(motion)
    this.shown = after
    await tick()
    this.flights.fly(noted, motion, Math.min(factor, lasts / (motion.lasts + GAP)))
    await this.#pause(lasts)
    this.flights.finish()
    this.tumbling = new Set()
  }

  /** Whether a press is waited for when what this step belongs to is over. */
  #owe({ motion, isMine, isAgain, isMissed }: Heard): void {
    if (isAgain && !isMissed) return
    const isRead = motion.scene !== undefined && this.isFirstGame
    if ((motion.holds && isMine) || isRead) this.#owes = 'a press'
    else if (settings.kept.stopAfterEach && settings.motionFactor > 0) this.#owes ??= 'a stop'
  }

  /** Whether the press that is owed is waited for before this step. */
  #isDue(next: Heard): boolean {
    if (!this.#owes || next.isOff || this.#isOneWith(next)) return false
    return this.#owes === 'a press' || this.#lasts(next) > 0
  }

  /** Whether a step belongs to the one before it. */
  #isOneWith(next: Heard): boolean {
    const before = this.#before
    if (!before) return false
    if (before.motion.scene !== undefined) return before.motion.scene === next.motion.scene
    return before.share !== null && next.share !== null && before.share.isWith(next.share)
  }

  async #hold(): Promise<void> {
    this.#owes = null
    if (document.hidden) return
    this.isHeld = true
    await this.#pause(Infinity)
    this.isHeld = false
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
