/** What somebody has set for themselves, on this device. */

import { texts } from '../texts/texts.svelte'
import { LANGUAGES, wantedLanguage, type Language } from '../texts/languages'

/** How things move: not at all, fast, as designed, slowly. */
export const MOTIONS = ['none', 'fast', 'normal', 'slow'] as const
export type Motion = (typeof MOTIONS)[number]

const FACTORS: Record<Motion, number> = { none: 0, fast: 0.5, normal: 1, slow: 2 }
const KEY = 'airlock-settings'

interface Kept {
  language: Language | null
  motion: Motion | null
  /** From 0 to 1. */
  volume: number
  /** Only the sound for my turn. */
  onlyMyTurn: boolean
  /** Letters as keys. */
  letters: boolean
  /** Whether an answer without alternative is given at once. */
  playForced: boolean
  /** Whether automatic steps wait for a press. */
  stopAfterEach: boolean
  /** Whether chat is hidden. */
  hideChat: boolean
  /** Guides that were seen to their end, by game. */
  learned: string[]
}

const DEFAULTS: Kept = {
  language: null,
  motion: null,
  volume: 0.5,
  onlyMyTurn: false,
  letters: true,
  playForced: false,
  stopAfterEach: false,
  hideChat: false,
  learned: [],
}

class Settings {
  #kept: Kept = $state(read())
  #wantsLess = $state(matchMedia('(prefers-reduced-motion: reduce)').matches)

  constructor() {
    const wish = matchMedia('(prefers-reduced-motion: reduce)')
    wish.addEventListener('change', () => (this.#wantsLess = wish.matches))
  }

  get kept(): Readonly<Kept> {
    return this.#kept
  }

  change(some: Partial<Kept>): void {
    Object.assign(this.#kept, some)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // Where nothing can be kept, it lasts until the page is closed.
    }
    if (some.language) void texts.speak(some.language)
  }

  get language(): Language {
    return this.#kept.language ?? wantedLanguage(navigator.languages)
  }

  /** The system's wish for less motion counts until something else is set here. */
  get motion(): Motion {
    return this.#kept.motion ?? (this.#wantsLess ? 'none' : 'normal')
  }

  /** What durations are multiplied with; the same as `--motion`. */
  get motionFactor(): number {
    return FACTORS[this.motion]
  }
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const some = typeof kept === 'object' && kept !== null ? (kept as Partial<Kept>) : {}
    const isLanguage = some.language == null || LANGUAGES.includes(some.language)
    const isMotion = some.motion == null || MOTIONS.includes(some.motion)
    return {
      ...DEFAULTS,
      ...some,
      ...(isLanguage ? {} : { language: null }),
      ...(isMotion ? {} : { motion: null }),
    }
  } catch {
    return { ...DEFAULTS }
  }
}

export const settings = new Settings()
