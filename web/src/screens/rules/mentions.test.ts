/** What a reader of a rule finds beside it. */

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import book from 'virtual:rules/alien-frontiers'
import { Mentions } from './mentions'

const mentions = new Mentions(book)
const rulesOf = (some: { rule: string }[]) => some.map(({ rule }) => rule)

describe('see also', () => {
  it('has the rules that a rule mentions', () => {
    expect(rulesOf(mentions.seeAlso('AF-9.4').mentions)).toEqual(['AF-9.2'])
  })

  it('has the rules that mention a rule, and how each begins', () => {
    const { mentionedBy } = mentions.seeAlso('AF-9.2')
    expect(rulesOf(mentionedBy)).toEqual(expect.arrayContaining(['AF-9.4', 'AF-9.8']))
    const [first] = mentionedBy
    expect(first?.words).not.toMatch(/^AF-/)
    expect(first?.words.length).toBeGreaterThan(10)
  })

  it('never has the rule itself, and nothing twice', () => {
    for (const { html } of book) {
      for (const [, rule = ''] of html.matchAll(/id="([^"]+)"/g)) {
        const { mentions: some, mentionedBy } = mentions.seeAlso(rule)
        for (const list of [rulesOf(some), rulesOf(mentionedBy)]) {
          expect(list).not.toContain(rule)
          expect(new Set(list).size).toBe(list.length)
        }
      }
    }
  })

  it('is empty for what is no rule', () => {
    expect(mentions.seeAlso('AF-0.0')).toEqual({ mentions: [], mentionedBy: [] })
  })
})
