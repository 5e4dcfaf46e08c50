/**
 * What the program says, in the language of whoever sits in front of it.
 *
 * `say('web-front-title')` is reactive: when the language changes, whatever said something
 * says it anew. The server sends texts as a key and arguments; `tell` speaks those.
 */

import type { Key } from '../types/keys'
import type { Saying } from '../types/protocol'
import { FluentBundle, FluentResource, FluentNumber, type FluentVariable } from '@fluent/bundle'
import { PARTS, type Language, type Part } from './languages'

/** A number, a text, the key of a word, or somebody by their seat. */
export type Argument = number | string | { seat: number }

/** A text as the server sends it: its key and its arguments; of an event also how it is said. */
export type Text = [key: string, args: Record<string, Argument>, how?: Saying]

/** How whoever sits in a seat is called. */
export type SeatName = (seat: number) => string

const NO_SEATS: SeatName = (seat) => String(seat)

export class Texts {
  #language: Language = $state('en')
  #bundle: FluentBundle = $state.raw(new FluentBundle('en'))
  #parts = new Set<Part>()
  /** What was asked for last: the language, how often it was asked, and when it is spoken. */
  #wanted: Language = 'en'
  #asked = 0
  #spoken: Promise<void> = Promise.resolve()

  /** The language of what is on the screen. */
  get language(): Language {
    return this.#language
  }

  /** Loads a part in the language that is wanted; what is loaded already costs nothing. */
  async need(part: Part): Promise<void> {
    if (this.#parts.has(part)) return this.#spoken
    this.#parts.add(part)
    try {
      await this.speak(this.#wanted)
    } catch (error) {
      this.#parts.delete(part)
      throw error
    }
  }

  /** Changes the language: everything on the screen changes when all its texts are there. */
  speak(language: Language): Promise<void> {
    this.#wanted = language
    this.#asked += 1
    this.#spoken = this.#load(language, this.#asked)
    return this.#spoken
  }

  async #load(language: Language, asked: number): Promise<void> {
    const parts = [...this.#parts]
    const loaded = await Promise.all(parts.map((part) => PARTS[part][language]()))
    // Whoever asked later asked for all of this, and perhaps for more.
    if (asked < this.#asked) return this.#spoken
    const bundle: FluentBundle = new FluentBundle(language, {
      functions: functions(() => bundle),
      useIsolating: false,
    })
    for (const { default: text } of loaded) bundle.addResource(new FluentResource(text))
    this.#language = language
    this.#bundle = bundle
    document.documentElement.lang = language
  }

  /** Whether there is such a text. A point in the key leads to an attribute. */
  has(key: string): key is Key {
    return this.#pattern(key) !== undefined
  }

  /** What a text says. A text that is missing says its key, so that it is found. */
  say(key: string, args: Record<string, Argument> = {}, seatName: SeatName = NO_SEATS): string {
    const pattern = this.#pattern(key)
    if (!pattern) return key
    const values: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(args)) {
      values[name] = typeof value === 'object' ? seatName(value.seat) : value
    }
    return this.#bundle.formatPattern(pattern, values, [])
  }

  #pattern(key: string) {
    const [name = '', attribute] = key.split('.')
    const message = this.#bundle.getMessage(name)
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? undefined
  }
}

/** `NAME($station, case: "at")` and `GENDER($station)`, as in the command line. */
function functions(bundle: () => FluentBundle) {
  const form = (key: unknown, attribute: string | undefined): string | undefined => {
    const message = typeof key === 'string' ? bundle().getMessage(key) : undefined
    const pattern = (attribute !== undefined ? message?.attributes[attribute] : undefined) ?? undefined
    const chosen = pattern ?? (attribute === 'gender' ? undefined : message?.value)
    return chosen ? bundle().formatPattern(chosen, null, []) : undefined
  }
  return {
    NAME: ([key]: unknown[], named: Record<string, unknown>) => {
      if (key instanceof FluentNumber) return key
      const wanted = named['case']
      return form(key, typeof wanted === 'string' ? wanted : undefined) ?? String(key)
    },
    GENDER: ([key]: unknown[]) => form(key, 'gender') ?? 'other',
  }
}

export const texts = new Texts()

/** What a text says. */
export function say(key: Key, args: Record<string, Argument> = {}, seatName?: SeatName): string {
  return texts.say(key, args, seatName)
}

/** What a text says of whose key a part is a word of the server: the name of an option, of a level, of a game. */
export function named(key: string, args: Record<string, Argument> = {}): string {
  return texts.say(key, args)
}

/** What a text of the server says. */
export function tell([key, args]: Text, seatName: SeatName): string {
  return texts.say(key, args, seatName)
}
