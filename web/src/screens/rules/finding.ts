/**
 * Search that forgives: words in any form, with typing errors, and whole questions.
 *
 * MiniSearch does the finding: it is small, has no language of its own, and finds words that are
 * nearly the same. What is ours is how a word is cut down before: our three Slavic languages change
 * the ends of words, so ends do not count; and which words mean the same.
 */

import MiniSearch from 'minisearch'
import { bookLink, ruleLink } from '../../app/links'
import type { Language } from '../../texts/languages'
import type { Section } from './books'
import { blocksOf, type Numbered } from './chapters'
import { synonymsBy } from './synonyms'

/** A place that was found. */
export interface Found {
  /** Where it can be read. */
  href: string
  title: string
  /** Where it stands: a chapter. */
  under: string
  /** The number of the rule, where it is one. */
  rule: string | null
  /** The language of what is shown of it, where it is not that of the book. */
  language?: Language
  /** What stands around the first of the words. */
  before: string
  words: string
  after: string
}

interface Entry {
  id: number
  /** How much it weighs beside others in which the same words stand. */
  weight: number
  href: string
  title: string
  under: string
  rule: string | null
  language?: Language
  text: string
  /** What the same rule is in English, where it is shown in another language. */
  english: string
}

/** Words that a question has and an answer need not have. */
const UNSAID = new Set(
  (
    'a an and are at be can do does for from have how i if in is it me my of on or the this to what when where which who why will with you your ' +
    'а без в вам во вы где да для до его ее если есть же за и из или как какие какой когда кто ли меня мне мой можно мы на не нужно о об от по при с со так там то у что чтобы это я ' +
    'або але в вам ви від де для до з за і із й коли куди ми мене мені можна на не потрібно при про та так те то хто це ці чи чому що щоб як який які ' +
    'a albo ale bez być co czy dla do gdy gdzie i ile jak jaki jakie jest kiedy kto który ma mam mi mnie mogę można na nie o od po przy się są ta tak to trzeba w we z za ze że'
  ).split(' '),
)

/** Sounds at the end of a word that come and go with its case. */
const ENDING = /(?:[аеиіоуыюяьйєaeiouy]){1,2}$/
const LONGEST = 6
const SHORTEST = 3

/** A word without marks over letters, without its ending, cut to what words of one family share. */
export function stem(word: string): string | null {
  const plain = word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l')
  if (UNSAID.has(word.toLowerCase()) || UNSAID.has(plain)) return null
  const cut = plain.replace(ENDING, '')
  return (cut.length >= SHORTEST ? cut : plain).slice(0, LONGEST)
}

const AROUND = 80
const SYNONYMS = synonymsBy(stem)
/** A book explains, and the lead of a chapter says what it is about; a number decides. */
const WEIGHT = { lead: 4, section: 3, rule: 1 }
/** A word that only means the same is worth less than the word itself. */
const MEANT = 0.6

/** What can be found: the sections of a book, then the numbered rules, in the reader's language and in English. */
export class Finding {
  readonly #entries: Entry[] = []
  readonly #index = new MiniSearch<Entry>({
    fields: ['title', 'under', 'text', 'rule', 'english'],
    processTerm: stem,
    searchOptions: {
      boost: { title: 4, under: 2 },
      fuzzy: (term) => (term.length > SHORTEST && !/\d/.test(term) ? 0.25 : false),
      prefix: true,
    },
  })

  constructor(game: string, sections: Section[], { english, told, language }: Numbered) {
    for (const { chapter, anchor, title, text } of sections) {
      // A heading over other headings says nothing by itself.
      if (text.trim() === '') continue
      const href = bookLink(game, chapter.name, anchor)
      const weight = anchor === chapter.name ? WEIGHT.lead : WEIGHT.section
      this.#add({ href, title, under: chapter.title, rule: null, text, english: '', weight })
    }
    const written = new Map(blocksOf(english).map((block) => [block.rule, block]))
    const sayings = new Map(blocksOf(told).map((block) => [block.rule, block]))
    for (const rule of new Set([...written.keys(), ...sayings.keys()])) {
      const [original, saying] = [written.get(rule), sayings.get(rule)]
      const { chapter, text } = saying ?? original ?? { chapter: { title: '' }, text: '' }
      this.#add({
        href: ruleLink(game, rule),
        title: rule,
        under: chapter.title,
        rule,
        language: saying ? language : 'en',
        text,
        english: saying && original ? `${original.chapter.title} ${original.text}` : '',
        weight: WEIGHT.rule,
      })
    }
    this.#index.addAll(this.#entries)
  }

  /** The places that fit best, those in the book before those in the numbers. */
  search(words: string, most = 40): Found[] {
    if (words.trim().length < 2) return []
    const stems = [...words.matchAll(/[\p{L}\p{N}.-]+/gu)].flatMap(([word]) => stem(word) ?? [])
    const meant = stems.flatMap((it) => SYNONYMS.get(it) ?? [])
    const found = this.#index.search(
      { combineWith: 'OR', queries: [words, { queries: meant, fuzzy: false, prefix: false }] },
      {
        boostDocument: (id) => this.#entries[id as number]?.weight ?? 1,
        boostTerm: (term) => (meant.includes(term) && !stems.includes(term) ? MEANT : 1),
      },
    )
    return found.slice(0, most).flatMap(({ id, terms }) => {
      const entry = this.#entries[id as number]
      return entry ? [{ ...entry, ...excerpt(entry.text, terms) }] : []
    })
  }

  #add(entry: Omit<Entry, 'id'>): void {
    this.#entries.push({ id: this.#entries.length, ...entry })
  }
}

/** What stands around the first word of a text that was found. */
function excerpt(text: string, terms: string[]): Pick<Found, 'before' | 'words' | 'after'> {
  for (const { index, 0: word } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!terms.includes(stem(word) ?? '')) continue
    const end = index + word.length
    return {
      before: text.slice(Math.max(0, index - AROUND), index),
      words: word,
      after: text.slice(end, end + AROUND),
    }
  }
  return { before: '', words: '', after: text.slice(0, 2 * AROUND) }
}
