/** The chapters of the rules, and how to find something in them. */

export interface Chapter {
  number: string
  title: string
  /** What the chapter is about, in a sentence. */
  lead: string
  html: string
}

const BOOKS: Record<string, () => Promise<{ default: Chapter[] }>> = {
  'alien-frontiers': () => import('virtual:rules/alien-frontiers'),
  nemesis: () => import('virtual:rules/nemesis'),
  lockdown: () => import('virtual:rules/lockdown'),
  aliens: () => import('virtual:rules/aliens'),
}

export async function book(game: string): Promise<Chapter[] | null> {
  return (await BOOKS[game]?.())?.default ?? null
}

/** The chapter in which a rule stands. */
export function chapterOf(chapters: Chapter[], rule: string): Chapter | undefined {
  return chapters.find((it) => it.html.includes(`id="${rule}"`))
}

export interface Found {
  chapter: Chapter
  /** The rule, or none where the words stand outside of one. */
  rule: string | null
  /** What stands around the words. */
  before: string
  words: string
  after: string
}

const AROUND = 70

/** Every rule in which some words stand, in the order of the book. */
export function search(chapters: Chapter[], words: string, most = 40): Found[] {
  const wanted = words.trim().toLowerCase()
  if (wanted.length < 2) return []
  const found: Found[] = []
  for (const chapter of chapters) {
    const page = new DOMParser().parseFromString(chapter.html, 'text/html')
    const blocks = page.querySelectorAll('.rule-item, li:has(> .number), tr:has(.number)')
    for (const block of blocks) {
      const text = (block.textContent ?? '').replace(/\s+/g, ' ')
      const at = text.toLowerCase().indexOf(wanted)
      if (at < 0) continue
      const rule = block.id || (block.querySelector('[id]')?.id ?? null)
      found.push({
        chapter,
        rule,
        before: text.slice(Math.max(0, at - AROUND), at),
        words: text.slice(at, at + wanted.length),
        after: text.slice(at + wanted.length, at + wanted.length + AROUND),
      })
      if (found.length >= most) return found
    }
  }
  return found
}
