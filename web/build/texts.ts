/**
 * The texts of the program, the same Fluent files that the command line reads.
 *
 * `virtual:texts/ui/en` is what every screen needs, `virtual:texts/<game>/en` what the
 * table of a game needs besides: each is one file to load. What a family of games says is
 * said by each of them.
 */

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const TEXTS = join(import.meta.dirname, '../../texts')
const FAMILIES = join(TEXTS, 'families.txt')
const PREFIX = 'virtual:texts/'

/** The families that a game is of, by the names of their folders. */
function familiesOf(game: string): string[] {
  const lines = readFileSync(FAMILIES, 'utf8').split('\n')
  const families = lines.filter((line) => !line.startsWith('#')).map((line) => line.split(': '))
  return families.flatMap(([family = '', games = '']) => (games.split(', ').includes(game) ? [family] : []))
}

/** The folders of a language that make up a part; of `ui` only what the client says. */
function filesOf(part: string, language: string): string[] {
  const inFolder = (folder: string) =>
    readdirSync(join(TEXTS, language, folder))
      .filter((name) => name.endsWith('.ftl'))
      .sort()
      .map((name) => join(TEXTS, language, folder, name))
  if (part !== 'ui') return inFolder(part)
  return [
    ...inFolder('web'),
    ...['errors.ftl', 'server.ftl'].map((name) => join(TEXTS, language, 'ui', name)),
  ]
}

export function texts(): Plugin {
  return {
    name: 'airlock-texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [part = '', language = ''] = id.slice(PREFIX.length + 1).split('/')
      const said = (folder: string) => {
        const files = filesOf(folder, language)
        for (const file of files) this.addWatchFile(file)
        return files.map((file) => readFileSync(file, 'utf8')).join('\n')
      }
      const own = [said(part)]
      const shared = familiesOf(part).map((family) => said(family).replaceAll(`${family}-`, `${part}-`))
      return `export default ${JSON.stringify(withoutComments([...own, ...shared].join('\n')))}`
    },
  }
}

/** Comments are for translators. */
function withoutComments(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#') && line.trim() !== '')
    .join('\n')
}
