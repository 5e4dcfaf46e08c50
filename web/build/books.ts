/**
 * The player's books, `docs/books/<game>/<language>`, made into HTML when the client is built.
 *
 * `virtual:books/<game>/<language>` is the list of a book's chapters; it is empty where there is
 * no book. Headings bring their own anchors, the same in every language; every rule that is cited
 * leads to its number.
 */

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { marked, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import type { BookChapter, Part } from '../src/screens/rules/books'
import { linked } from './rules'

const BOOKS = join(import.meta.dirname, '../../docs/books')
const PREFIX = 'virtual:books/'
const ANCHORED = /^(.*?)\s*\{#([a-z0-9-]+)\}$/

function chaptersOf(game: string, language: string): string[] {
  const folder = join(BOOKS, game, language)
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
  return names.sort().map((name) => join(folder, name))
}

function chapterOf(game: string, file: string): BookChapter {
  const tokens = marked.lexer(readFileSync(file, 'utf8'))
  const [heading, ...rest] = tokens.filter((it) => it.type !== 'space')
  const [title, name] = anchor(heading)
  const lead = rest[0]?.type === 'paragraph' ? (rest[0] as Tokens.Paragraph) : null
  const body = lead ? rest.slice(1) : rest
  return {
    name,
    title,
    lead: lead ? cited(game, marked.parser([lead])) : '',
    parts: joined(body.map((token) => pictured(token) ?? written(game, token))),
  }
}

/** A paragraph that is nothing but `![words below it](picture:name)`. */
function pictured(token: Token): Part | null {
  const [image, ...others] = token.type === 'paragraph' ? ((token as Tokens.Paragraph).tokens ?? []) : []
  if (image?.type !== 'image' || others.length > 0) return null
  const { href, text } = image as Tokens.Image
  return href.startsWith('picture:') ? { picture: href.slice('picture:'.length), caption: text } : null
}

/** Texts that follow each other are one. */
function joined(parts: Part[]): Part[] {
  const all: Part[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part
    else all.push(part)
  }
  return all
}

function written(game: string, token: Token): string {
  if (token.type !== 'heading') return cited(game, marked.parser([token]))
  const [title, name] = anchor(token)
  const { depth } = token as Tokens.Heading
  return `<h${String(depth)} id="${name}">${marked.parseInline(title) as string}</h${String(depth)}>`
}

/** A heading without its anchor, and the anchor. */
function anchor(token: Token | undefined): [title: string, name: string] {
  const text = (token as Tokens.Heading | undefined)?.text ?? ''
  const [, title = text, name = ''] = ANCHORED.exec(text) ?? []
  return [title, name]
}

/** Every rule that is cited leads to its number. */
function cited(game: string, html: string): string {
  return linked(html, `<a class="cited" href="/rules/${game}#$1">$1</a>`)
}

export function books(): Plugin {
  return {
    name: 'airlock-books',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [game = '', language = ''] = id.slice(PREFIX.length + 1).split('/')
      const files = chaptersOf(game, language)
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(files.map((file) => chapterOf(game, file)))}`
    },
  }
}
