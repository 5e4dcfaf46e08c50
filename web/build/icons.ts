/**
 * Icons of Game Icons, only those that are named somewhere.
 *
 * `virtual:icons/rocket-thruster` is the inside of a 512 × 512 `<svg>`.
 */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { wholeUnits } from './paths'

const PREFIX = 'virtual:icons/'

interface IconSet {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

export function icons(): Plugin {
  let set: IconSet | undefined
  return {
    name: 'airlock-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
      set ??= JSON.parse(readFileSync(path, 'utf8')) as IconSet
      const name = id.slice(PREFIX.length + 1)
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? '']
      if (!icon) throw new Error(`There is no icon ${name}`)
      return `export default ${JSON.stringify(drawn(icon.body))}`
    },
  }
}

/** An icon that is scaled by itself keeps its fractions. */
function drawn(body: string): string {
  if (body.includes('transform')) return body
  return body.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${wholeUnits(d)}"`)
}
