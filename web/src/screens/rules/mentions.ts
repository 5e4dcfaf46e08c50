/** Which rules speak of which: for whoever reads one and wants to read on. */

import type { Chapter } from './chapters'

/** A rule as a line: its number and how it begins. */
export interface Mentioned {
  rule: string
  words: string
}

export interface SeeAlso {
  /** The rules that this one mentions, in the order in which it does. */
  mentions: Mentioned[]
  /** The rules that mention this one, in the order of the book. */
  mentionedBy: Mentioned[]
}

interface Known {
  words: string
  mentions: Set<string>
}

/** So many letters of a rule are enough to know what it is about. */
const ENOUGH = 64

const BLOCKS = '.rule-item, li, tr'

export class Mentions {
  /** In the order of the book. */
  readonly #rules = new Map<string, Known>()

  constructor(chapters: Chapter[]) {
    for (const chapter of chapters) {
      const page = new DOMParser().parseFromString(chapter.html, 'text/html')
      for (const block of page.querySelectorAll(BLOCKS)) this.#read(block)
    }
  }

  seeAlso(rule: string): SeeAlso {
    const known = this.#rules.get(rule)
    const by = [...this.#rules].filter(([other, { mentions }]) => other !== rule && mentions.has(rule))
    return {
      mentions: this.#lines([...(known?.mentions ?? [])]),
      mentionedBy: this.#lines(by.map(([other]) => other)),
    }
  }

  #lines(rules: string[]): Mentioned[] {
    return rules.flatMap((rule) => {
      const known = this.#rules.get(rule)
      return known ? [{ rule, words: known.words }] : []
    })
  }

  /** A rule is a block with a number; what stands in it and has a number of its own is another. */
  #read(block: Element): void {
    const rule = numberOf(block)
    if (rule === null) return
    const links = [...block.querySelectorAll('a[href^="#"]')].filter((it) => ruleOf(it) === rule)
    const mentions = new Set(links.map((it) => decodeURIComponent(it.getAttribute('href')?.slice(1) ?? '')))
    mentions.delete(rule)
    this.#rules.set(rule, { words: beginning(block, rule), mentions })
  }
}

/** The number of a block itself, not of one within it. */
function numberOf(block: Element): string | null {
  const own = [block, ...block.querySelectorAll('[id]')].find(
    (it) => it.id !== '' && it.closest(BLOCKS) === block,
  )
  return own?.id ?? null
}

/** The rule that an element belongs to: that of the nearest block with a number. */
function ruleOf(element: Element): string | null {
  const block = element.closest(BLOCKS)
  if (!block) return null
  return numberOf(block) ?? (block.parentElement ? ruleOf(block.parentElement) : null)
}

/** How a rule begins, up to the end of a word. */
function beginning(block: Element, rule: string): string {
  const text = (block.textContent ?? '').replace(/\s+/g, ' ').replace(rule, '').trim()
  if (text.length <= ENOUGH) return text
  const cut = text.slice(0, ENOUGH)
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`
}
