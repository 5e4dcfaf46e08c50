/** How wide words are, so that a drawing can choose those that fit. */

const FAMILIES = {
  display: '"Jura", "IBM Plex Sans", system-ui, sans-serif',
  text: '"IBM Plex Sans", system-ui, "Segoe UI", sans-serif',
  mono: '"IBM Plex Mono", ui-monospace, monospace',
} as const

export type Face = keyof typeof FAMILIES

/** Sizes are measured once at this size and scaled. */
const SIZE = 100

class Measure {
  /** Grows when fonts arrive: then everything is measured anew. */
  #fonts = $state(0)
  #context: CanvasRenderingContext2D | null = null
  #known = new Map<string, number>()

  constructor() {
    if (typeof document === 'undefined' || !('fonts' in document)) return
    const again = () => {
      this.#known.clear()
      this.#fonts += 1
    }
    document.fonts.addEventListener('loadingdone', again)
  }

  /** How wide some words are, in the unit of their size. */
  width(words: string, size: number, face: Face, weight = 600): number {
    const key = `${this.#fonts} ${face} ${weight} ${words}`
    let at100 = this.#known.get(key)
    if (at100 === undefined) {
      this.#context ??= document.createElement('canvas').getContext('2d')
      if (this.#context) this.#context.font = `${weight} ${SIZE}px ${FAMILIES[face]}`
      at100 = this.#context?.measureText(words).width ?? words.length * SIZE * 0.6
      this.#known.set(key, at100)
    }
    return (at100 * size) / SIZE
  }

  /** The first of some wordings that fits; none if none does. */
  fitting(wordings: string[], room: number, size: number, face: Face, weight = 600): string | null {
    return wordings.find((words) => this.width(words, size, face, weight) <= room) ?? null
  }

  /** The beginning of a name that fits, with an ellipsis if something is left off. */
  cut(words: string, room: number, size: number, face: Face, weight = 600): string {
    if (this.width(words, size, face, weight) <= room) return words
    const letters = [...words]
    while (letters.length > 1 && this.width(`${letters.join('')}…`, size, face, weight) > room) letters.pop()
    return `${letters.join('')}…`
  }
}

export const measure = new Measure()

/** What belongs to the word after it: Van Vogt. */
const PARTICLE = /^(van|ван)$/i

/** A name in two lines that are as equal as can be; one line if there is nothing to divide. */
export function twoLines(name: string): string[] {
  const words = name.split(' ')
  if (words.length < 2) return [name]
  const splits = words.slice(1).flatMap((_, n) => {
    return PARTICLE.test(words[n] ?? '')
      ? []
      : [[words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')]]
  })
  if (splits.length === 0) return [name]
  const longest = (lines: string[]): number => Math.max(...lines.map((line) => line.length))
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best))
}
