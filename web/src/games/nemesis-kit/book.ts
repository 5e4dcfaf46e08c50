/**
 * The book that a shared part is drawn for: what its game calls things, what is printed on them, and
 * how they look. A part asks its book, and never which game it is.
 */

import { createContext } from 'svelte'
import { texts, type Argument } from '../../texts/texts.svelte'
import type { CombatIcon } from '../../types/nemesis'
import type { Key } from '../../types/keys'

type Of<Game extends string> = Key extends infer Each
  ? Each extends `${Game}-${infer Rest}`
    ? Rest
    : never
  : never

/** What both games say, by the key of their family. */
export type KitKey = `nemesis-kit-${Extract<Of<'nemesis'>, Of<'lockdown'>>}`

/** The name of the family: two words before those of the text. */
const FAMILY = /^\w+-\w+-/

/** What is printed on an action card of a game. */
export interface CardPrint {
  cost: number
  combat: CombatIcon
}

/** What a game puts in its book. */
export interface Prints {
  game: 'nemesis' | 'lockdown'
  card: (card: string) => CardPrint
  /** Icons by the words of the game; what has none is drawn without. */
  cardIcons: Record<string, string>
  itemIcons: Record<string, string>
  roomIcons: Record<string, string>
  objectiveIcons: Record<string, string>
  /** Everybody who can be drawn, by name. */
  figures: Record<string, string>
  lightWounds: number
  seriousWounds: number
}

export class Book {
  constructor(readonly prints: Prints) {}

  /** A text that both games have. */
  say = (key: KitKey, args: Record<string, Argument> = {}): string => texts.say(this.own(key), args)

  /** The key under which the game has such a text. */
  own = (key: KitKey): string => this.#own(key.replace(FAMILY, ''))

  /** The key of a word of the game, to be put into a text. */
  key = (kind: string, word: string): string => this.#own(`${kind}-${word}`)

  /** What a word of the game is called: `name('item', 'taser')`. */
  name = (kind: string, word: string): string => texts.say(this.key(kind, word))

  /** What is printed on it. */
  text = (kind: string, word: string): string => texts.say(`${this.key(kind, word)}.text`)

  /** What a quest item asks for. */
  quest = (item: string): string => texts.say(`${this.key('item', item)}.quest`)

  /** What an action card does, in the few words that stand on it. */
  gist = (card: string): string => texts.say(this.#own(`table-gist-${card}`))

  #own(rest: string): string {
    return `${this.prints.game}-${rest}`
  }
}

const [getBook, setBook] = createContext<Book>()
export { getBook, setBook }
