/**
 * The rules of the games as the reader shows them: the player's part of `docs/rules`, made
 * into HTML when the client is built.
 *
 * `virtual:rules/<game>` is the list of its chapters in English, `virtual:rules/<game>/<language>` what
 * a language says of them: a sentence for each rule that forbids or decides, or nothing where there are
 * none yet. Each rule becomes an element whose id is the rule's own; every mention of a rule leads there.
 */

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { marked, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import type { Chapter } from '../src/screens/rules/chapters'

const RULES = join(import.meta.dirname, '../../docs/rules')
const PREFIX = 'virtual:rules/'
const ID = String.raw`(?:(?:AF|NEM|LOC|AGD)-\d+[A-Z]?\.\d+[a-z]?|R-\d\d)`
const WRITTEN = new RegExp(String.raw`\*\*(${ID})\*\*`, 'g')
const LEADING = new RegExp(String.raw`^\*\*(${ID})\*\*\s*`)

/** The chapters in a folder, in the order of their numbers. */
function chaptersIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => /^\d.*\.md$/.test(name))
  return names.sort().map((name) => join(folder, name))
}

/** The chapters for players, and of the others those that have a rule or a ruling: one can be led there. */
function filesOf(game: string): string[] {
  const folder = join(RULES, game)
  const kinds = readFileSync(join(folder, 'kinds.txt'), 'utf8').split('\n')
  const led = new Set(kinds.flatMap((line) => /^(\S+) (?:rule|ruling)\b/.exec(line)?.[1] ?? []))
  const leads = (file: string): boolean =>
    [...readFileSync(file, 'utf8').matchAll(WRITTEN)].some(([, id = '']) => led.has(id))
  return [...chaptersIn(folder), ...chaptersIn(join(folder, 'maintainers')).filter(leads)]
}

/** What a language says; what is for maintainers comes last. */
function toldOf(game: string, language: string): string[] {
  const folder = join(RULES, game, language)
  return [...chaptersIn(folder), ...chaptersIn(join(folder, 'maintainers'))]
}

/** A chapter as it is shown, from its Markdown. Numbers of chapters for maintainers may be those of others. */
export function chapterOf(text: string, isForMaintainers = false): Chapter {
  const tokens = marked.lexer(text)
  const heading = tokens.find((it): it is Tokens.Heading => it.type === 'heading' && it.depth === 1)
  const [, number = '', title = ''] = /^(\S+)\s+(.*)$/.exec(heading?.text ?? '') ?? []
  const body = tokens.filter((it) => it !== heading)
  const lead = body.find((it): it is Tokens.Paragraph => it.type === 'paragraph')
  const isLead = lead !== undefined && !LEADING.test(lead.text)
  const html = written(body.filter((it) => !isLead || it !== lead))
  const name = isForMaintainers ? `m${number}` : number
  return { name, number, title, lead: isLead ? lead.text : '', html }
}

/** Blocks in order; a rule holds what follows it up to the next rule or heading. */
function written(tokens: Token[]): string {
  let html = ''
  let isInRule = false
  const close = (): void => {
    if (isInRule) html += '</div></div>'
    isInRule = false
  }
  const open = (text: string): void => {
    const id = LEADING.exec(text)?.[1] ?? ''
    close()
    isInRule = true
    html += `<div class="rule-item" id="${id}"><a class="number" href="#${id}">${id}</a><div>`
    html += linked(marked.parser(marked.lexer(text.replace(LEADING, ''))))
  }
  for (const token of tokens) {
    if (token.type === 'heading') close()
    const led = ledBy(token)
    if (led) led.forEach(open)
    else html += linked(anchored(marked.parser([token])))
  }
  close()
  return html
}

/** The rules that a block is: a paragraph that a number leads, or a list of which each item has one. */
function ledBy(token: Token): string[] | null {
  const texts =
    token.type === 'paragraph'
      ? [(token as Tokens.Paragraph).text]
      : token.type === 'list'
        ? (token as Tokens.List).items.map((item) => item.text)
        : []
  return texts.length > 0 && texts.every((text) => LEADING.test(text)) ? texts : null
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
      const [game = '', language] = id.slice(PREFIX.length + 1).split('/')
      const files = language === undefined ? filesOf(game) : toldOf(game, language)
      for (const file of files) this.addWatchFile(file)
      const chapters = files.map((file) =>
        chapterOf(readFileSync(file, 'utf8'), file.includes('/maintainers/')),
      )
      return `export default ${JSON.stringify(chapters)}`
    },
  }
}
