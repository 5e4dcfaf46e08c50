/**
 * The texts of the program, the same Fluent files that the command line reads.
 *
 * `virtual:texts/ui/en` is what every screen needs, `virtual:texts/<game>/en` what the
 * table of a game needs besides: each is one file to load.
 */

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const TEXTS = join(import.meta.dirname, '../../texts')
const PREFIX = 'virtual:texts/'

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
      const files = filesOf(part, language)
      for (const file of files) this.addWatchFile(file)
      const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
      return `export default ${JSON.stringify(withoutComments(text))}`
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
