/**
 * How long what bots do may take. They answer faster than anybody can watch: so the steps of one
 * action are one short beat, and a whole turn takes a few seconds. What has weight of its own is
 * no part of this; it is watched whole, whoever acts.
 */

import type { Motion } from '../../games/game'

/** How long one action of a bot takes, and one turn of it, in milliseconds at normal speed. */
export const BEAT = 1_000
export const TURN = 2_500
/** A step shorter than this is not seen, and takes no time. */
const SHORTEST = 60

/** What may be spent on some steps, and what they would like to have. */
interface Budget {
  left: number
  wanted: number
}

const budget = (left: number): Budget => ({ left, wanted: 0 })

/** The part of a beat that one step has. */
export class Share {
  readonly #wants: number
  readonly #budgets: Budget[]

  constructor(wants: number, budgets: Budget[]) {
    this.#wants = wants
    this.#budgets = budgets
    for (const it of budgets) it.wanted += wants
  }

  /** How long the step would last if it were shown now. */
  get lasts(): number {
    const parts = this.#budgets.map(({ left, wanted }) => (wanted > 0 ? left / wanted : 0))
    const lasts = this.#wants * Math.max(0, Math.min(1, ...parts))
    return lasts < SHORTEST ? 0 : lasts
  }

  /** The step is shown; says how long that lasts. */
  spend(): number {
    const { lasts } = this
    for (const it of this.#budgets) {
      it.left -= lasts
      it.wanted -= this.#wants
    }
    return lasts
  }

  /** Whether two steps belong to the same beat. */
  isWith(other: Share): boolean {
    return this.#budgets.at(-1) === other.#budgets.at(-1)
  }
}

export class Pace {
  #seat: number | null = null
  #turn = budget(TURN)
  #beat: Budget | null = null

  /** A step in the turn of a bot: a turn or an action may begin with it. */
  note(motion: Motion, seat: number): void {
    if (motion.begins === 'turn' || seat !== this.#seat) {
      this.#seat = seat
      this.#turn = budget(TURN)
      this.#beat = null
    }
    if (motion.begins === 'action') this.#beat = budget(BEAT)
  }

  /** The share of a step in the turn and the action to which it belongs. */
  share(wants: number): Share {
    return new Share(wants, this.#beat ? [this.#turn, this.#beat] : [this.#turn])
  }
}
