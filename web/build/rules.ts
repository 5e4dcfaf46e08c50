/**
 * The rules of the games as the reader shows them: the player's part of `docs/rules`, made
 * into HTML when the client is built.
 *
 * `virtual:rules/<game>` is the list of its chapters. Each rule becomes an element whose id
 * is the rule's own; every mention of a rule leads there.
 */

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { marked, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import type { Chapter } from '../src/screens/rules/chapters'

const RULES = join(import.meta.dirname, '../../docs/rules')
const PREFIX = 'virtual:rules/'
const ID = String.raw`(?:AF|NEM|LOC|AGD)-\d+[A-Z]?\.\d+[a-z]?`
const LEADING = new RegExp(String.raw`^\*\*(${ID})\*\*\s*`)

/** The chapters for players, and the rulings, which options and refusals refer to. */
function filesOf(game: string): string[] {
  const folder = join(RULES, game)
  const chapters = readdirSync(folder).filter((name) => /^\d.*\.md$/.test(name))
  const behind = join(folder, 'maintainers')
  const rulings = existsSync(behind) ? readdirSync(behind).filter((name) => name.endsWith('-rulings.md')) : []
  return [...chapters.sort().map((name) => join(folder, name)), ...rulings.map((name) => join(behind, name))]
}

function chapterOf(file: string): Chapter {
  const tokens = marked.lexer(readFileSync(file, 'utf8'))
  const heading = tokens.find((it): it is Tokens.Heading => it.type === 'heading' && it.depth === 1)
  const [, number = '', title = ''] = /^(\S+)\s+(.*)$/.exec(heading?.text ?? '') ?? []
  const body = tokens.filter((it) => it !== heading)
  const lead = body.find((it): it is Tokens.Paragraph => it.type === 'paragraph')
  const isLead = lead !== undefined && !LEADING.test(lead.text)
  const html = written(body.filter((it) => !isLead || it !== lead))
  return { number, title, lead: isLead ? lead.text : '', html }
}

/** Blocks in order; a rule holds what follows it up to the next rule or heading. */
function written(tokens: Token[]): string {
  let html = ''
  let isInRule = false
  const close = (): void => {
    if (isInRule) html += '</div></div>'
    isInRule = false
  }
  for (const token of tokens) {
    if (token.type === 'heading') close()
    const id = token.type === 'paragraph' ? LEADING.exec((token as Tokens.Paragraph).text)?.[1] : undefined
    if (id !== undefined) {
      close()
      isInRule = true
      html += `<div class="rule-item" id="${id}"><a class="number" href="#${id}">${id}</a><div>`
      const text = (token as Tokens.Paragraph).text.replace(LEADING, '')
      html += linked(marked.parser(marked.lexer(text)))
    } else {
      html += linked(anchored(marked.parser([token])))
    }
  }
  close()
  return html
}

/** A rule that stands in a list or a table is found there. */
function anchored(html: string): string {
  return html.replaceAll(
    new RegExp(`<strong>(${ID})</strong>`, 'g'),
    '<strong class="number" id="$1">$1</strong>',
  )
}

/** Every mention of a rule leads to it; in `link`, `$1` stands for its id. */
export function linked(html: string, link = '<a href="#$1">$1</a>'): string {
  return html.replaceAll(new RegExp(String.raw`(?<![\w"#>-])(${ID})(?![\w-])`, 'g'), link)
}

export function rules(): Plugin {
  return {
    name: 'airlock-rules',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const files = filesOf(id.slice(PREFIX.length + 1))
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(files.map(chapterOf))}`
    },
  }
}
