/** The chapters of the numbered rules. */

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
