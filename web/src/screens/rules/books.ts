/** The player's books: a game told in plain words, in the reader's language. */

import type { Language } from '../../texts/languages'

export interface BookChapter {
  /** Its anchor, the same in every language. */
  name: string
  title: string
  /** What the chapter is for, as HTML. */
  lead: string
  /** Its text as HTML, and between it pictures. */
  parts: Part[]
}

/** A picture that the client draws, by its name, with the words below it. */
export interface Pictured {
  picture: string
  caption: string
}

export type Part = string | Pictured

type Loader = () => Promise<{ default: BookChapter[] }>

const BOOKS: Record<string, Record<Language, Loader>> = {
  'alien-frontiers': {
    en: () => import('virtual:books/alien-frontiers/en'),
    ru: () => import('virtual:books/alien-frontiers/ru'),
    uk: () => import('virtual:books/alien-frontiers/uk'),
    pl: () => import('virtual:books/alien-frontiers/pl'),
  },
  nemesis: {
    en: () => import('virtual:books/nemesis/en'),
    ru: () => import('virtual:books/nemesis/ru'),
    uk: () => import('virtual:books/nemesis/uk'),
    pl: () => import('virtual:books/nemesis/pl'),
  },
  lockdown: {
    en: () => import('virtual:books/lockdown/en'),
    ru: () => import('virtual:books/lockdown/ru'),
    uk: () => import('virtual:books/lockdown/uk'),
    pl: () => import('virtual:books/lockdown/pl'),
  },
  aliens: {
    en: () => import('virtual:books/aliens/en'),
    ru: () => import('virtual:books/aliens/ru'),
    uk: () => import('virtual:books/aliens/uk'),
    pl: () => import('virtual:books/aliens/pl'),
  },
}

export interface PlayersBook {
  /** The language it is in: the reader's, or English where there is no other. */
  language: Language
  chapters: BookChapter[]
}

/** The book of a game, in this language if there is one. */
export async function playersBook(game: string, language: Language): Promise<PlayersBook | null> {
  for (const each of [language, 'en'] as const) {
    const chapters = (await BOOKS[game]?.[each]())?.default ?? []
    if (chapters.length > 0) return { language: each, chapters }
  }
  return null
}

/** A section of a book: what stands under one heading. */
export interface Section {
  chapter: BookChapter
  anchor: string
  title: string
  text: string
  /** The rules that it cites. */
  cites: string[]
}

/** The sections of a book in order; a chapter's first has the chapter's own name. */
export function sectionsOf(chapters: BookChapter[]): Section[] {
  return chapters.flatMap((chapter) => {
    const html = chapter.parts.map((part) => (typeof part === 'string' ? part : '')).join('')
    const page = new DOMParser().parseFromString(`${chapter.lead}${html}`, 'text/html')
    const sections: Section[] = [{ chapter, anchor: chapter.name, title: chapter.title, text: '', cites: [] }]
    for (const block of page.body.children) {
      const text = (block.textContent ?? '').replace(/\s+/g, ' ')
      if (/^H[23]$/.test(block.tagName)) {
        sections.push({ chapter, anchor: block.id, title: text, text: '', cites: [] })
        continue
      }
      const section = sections.at(-1)
      if (!section) continue
      section.text += `${text} `
      section.cites.push(...[...block.querySelectorAll('.cited')].map((it) => it.textContent ?? ''))
    }
    return sections
  })
}
