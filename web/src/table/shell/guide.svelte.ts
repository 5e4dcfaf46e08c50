/**
 * The guide of a first game: one explanation at a time, when its moment has come.
 *
 * What was understood is remembered for the table, so that a reload does not begin anew.
 */

import { settings } from '../../app/settings.svelte'
import type { Lecture, Lesson } from '../../games/game'
import type { Sitting } from '../shown/sitting.svelte'

const KEY = 'airlock-lessons'

export class Guide {
  /** Lessons that were understood, by name. */
  #known: string[] = $state([])
  #isOn = $state(false)
  readonly #sitting: Sitting
  readonly #place: string

  constructor(sitting: Sitting, isWanted: boolean) {
    this.#sitting = sitting
    this.#place = `${KEY}-${sitting.id}`
    const kept = read(this.#place)
    this.#known = kept ?? []
    this.#isOn = isWanted || kept !== null
    if (isWanted && kept === null) this.#keep()
  }

  /** Whether somebody plays their first game. */
  get isOn(): boolean {
    return this.#isOn
  }

  /** What the lessons look at. */
  lecture: Lecture<unknown> | null = $derived.by(() => {
    const { queue, me, choosing, question, game } = this.#sitting
    if (!this.#isOn || !queue || me === null || queue.shown === null || !game) return null
    return {
      view: queue.shown,
      me,
      choosing,
      isAsked: question !== null && !queue.isBusy,
      canUndo: this.#sitting.undoable?.how === 'freely',
      canEndTurn: choosing.possible.some(({ offer }) => game.endsTurn(offer)),
    }
  })

  /** The lesson whose moment has come. */
  lesson: Lesson | null = $derived.by(() => {
    const { lecture } = this
    const lessons = this.#sitting.game?.lessons ?? []
    if (!lecture) return null
    return lessons.find((it) => !this.#known.includes(it.name) && it.when(lecture)) ?? null
  })

  /** What the lesson is about, on the table. */
  points: Set<string> = $derived(new Set(this.lecture ? (this.lesson?.points(this.lecture) ?? []) : []))

  /** Somebody wants it before the game begins, or not after all. */
  toggle(): void {
    this.#isOn = !this.#isOn
    if (this.#isOn) this.#keep()
    else this.#forget()
  }

  understood(): void {
    const { lesson } = this
    if (!lesson) return
    this.#known = [...this.#known, lesson.name]
    this.#keep()
  }

  stop(): void {
    this.#isOn = false
    const game = this.#sitting.game?.id
    if (game) settings.change({ learned: [...new Set([...settings.kept.learned, game])] })
    this.#forget()
  }

  #forget(): void {
    try {
      localStorage.removeItem(this.#place)
    } catch {
      // Nothing was kept, so nothing has to go.
    }
  }

  #keep(): void {
    try {
      localStorage.setItem(this.#place, JSON.stringify(this.#known))
    } catch {
      // Where nothing can be kept, the guide lasts until the page is closed.
    }
  }
}

function read(place: string): string[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    return Array.isArray(kept) ? kept.filter((it) => typeof it === 'string') : null
  } catch {
    return null
  }
}
