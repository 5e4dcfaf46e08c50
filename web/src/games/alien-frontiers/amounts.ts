/** Amounts with their sign, such as “+2 fuel”. */

import type { Goods } from '../../types/alien-frontiers'
import { say } from '../../texts/texts.svelte'

export function amount(what: Goods, n: number): string {
  if (n === 0) return ''
  const size = say(`alien-frontiers-goods-${what}.amount`, { n: Math.abs(n) })
  return n > 0 ? `+${size}` : `−${size}`
}
