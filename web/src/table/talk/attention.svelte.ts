/** Somebody is called who looks elsewhere: the title of the window comes and goes until they look. */

/** How long the title stands and how long it pauses, in milliseconds: slow enough to be calm. */
const BEAT = 1_000

export class Attention {
  /** Whether the title pauses just now. */
  isPausing = $state(false)
  #beats: ReturnType<typeof setInterval> | undefined

  call(): void {
    if (!document.hidden) return
    this.stop()
    this.#beats = setInterval(() => (this.isPausing = !this.isPausing), BEAT)
    document.addEventListener('visibilitychange', this.stop)
  }

  stop = (): void => {
    clearInterval(this.#beats)
    document.removeEventListener('visibilitychange', this.stop)
    this.isPausing = false
  }
}
