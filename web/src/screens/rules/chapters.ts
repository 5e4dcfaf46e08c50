/** The chapters of the numbered rules: in English all that is written, in other languages what can be cited. */

import type { Language } from '../../texts/languages'

export interface Chapter {
  /** Its name in an address: the number, or what nobody else in the game is called. */
  name: string
  number: string
  title: string
  /** What the chapter is about, in a sentence. */
  lead: string
  html: string
}

type Loader = () => Promise<{ default: Chapter[] }>

const BOOKS: Record<string, Record<Language, Loader>> = {
  'alien-frontiers': {
    en: () => import('virtual:rules/alien-frontiers'),
    ru: () => import('virtual:rules/alien-frontiers/ru'),
    uk: () => import('virtual:rules/alien-frontiers/uk'),
    pl: () => import('virtual:rules/alien-frontiers/pl'),
  },
  nemesis: {
    en: () => import('virtual:rules/nemesis'),
    ru: () => import('virtual:rules/nemesis/ru'),
    uk: () => import('virtual:rules/nemesis/uk'),
    pl: () => import('virtual:rules/nemesis/pl'),
  },
  lockdown: {
    en: () => import('virtual:rules/lockdown'),
    ru: () => import('virtual:rules/lockdown/ru'),
    uk: () => import('virtual:rules/lockdown/uk'),
    pl: () => import('virtual:rules/lockdown/pl'),
  },
  aliens: {
    en: () => import('virtual:rules/aliens'),
    ru: () => import('virtual:rules/aliens/ru'),
    uk: () => import('virtual:rules/aliens/uk'),
    pl: () => import('virtual:rules/aliens/pl'),
  },
}

/** The rules of a game as they are written, in English. */
export async function book(game: string): Promise<Chapter[] | null> {
  return (await BOOKS[game]?.en())?.default ?? null
}

/** What another language says of them: a sentence for each rule that forbids or decides, if it has them. */
export async function sentences(game: string, language: Language): Promise<Chapter[]> {
  return language === 'en' ? [] : ((await BOOKS[game]?.[language]())?.default ?? [])
}

/** A game's numbered rules, as somebody reads them. */
export interface Numbered {
  /** In English, all of them. */
  english: Chapter[]
  /** In the reader's language, those that have a sentence. */
  told: Chapter[]
  language: Language
}

/** Whether somebody who is led to a rule or a chapter reads it there: what is not told is read in English. */
export function toldAt(told: Chapter[], rule: string | null, name: string | undefined): boolean {
  if (rule) return chapterOf(told, rule) !== undefined
  return name === undefined ? told.length > 0 : chapterCalled(told, name) !== undefined
}

/** The chapter of an address, which may also be a number. */
export function chapterCalled(chapters: Chapter[], name: string | undefined): Chapter | undefined {
  return chapters.find((it) => it.name === name) ?? chapters.find((it) => it.number === name)
}

/** The chapter in which a rule stands. */
export function chapterOf(chapters: Chapter[], rule: string): Chapter | undefined {
  return chapters.find((it) => it.html.includes(`id="${rule}"`))
}

/** A rule with the words that stand under its number. */
export interface Block {
  chapter: Chapter
  rule: string
  text: string
}

/** Every rule of the chapters, in the order of the book. */
export function blocksOf(chapters: Chapter[]): Block[] {
  return chapters.flatMap((chapter) => {
    const page = new DOMParser().parseFromString(chapter.html, 'text/html')
    const blocks = [...page.querySelectorAll('.rule-item, li:has(> .number), tr:has(.number)')]
    return blocks.flatMap((block) => {
      const rule = block.id || block.querySelector('[id]')?.id
      if (!rule) return []
      const text = (block.textContent ?? '').replace(/\s+/g, ' ').trim()
      return [{ chapter, rule, text: text.startsWith(rule) ? text.slice(rule.length) : text }]
    })
  })
}

/** What is said of a rule, as plain text. */
export function saidOf(chapters: Chapter[], rule: string): string | null {
  const chapter = chapterOf(chapters, rule)
  return chapter ? (blocksOf([chapter]).find((block) => block.rule === rule)?.text ?? null) : null
}
