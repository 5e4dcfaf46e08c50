/** How places and things stand to the question that is being answered. */

import type { Scene } from './scene'
import { me } from './scene'
import { tag } from '../consequences'

/** Whether somebody here is choosing: what cannot be chosen steps back. */
export function isAsking({ choosing }: Scene): boolean {
  return choosing.lit.size > 0 && choosing.isOpen
}

export function isPointed({ choosing }: Scene, id: string): boolean {
  return choosing.pointedIds.has(id)
}

/** What pressing a place gives, if all that it leads to gives the same. */
export function tagOf(scene: Scene, id: string): string | null {
  const tags = new Set(scene.choosing.with(id).map((it) => tag(it.offer, scene.view, me(scene))))
  const [only] = tags
  return tags.size === 1 ? (only ?? null) : null
}

/** Whether the next thing to choose is of a kind: all lines of the panel lead to ids that begin so. */
export function asksFor({ choosing }: Scene, prefix: string): boolean {
  const { entries } = choosing
  return entries.length > 0 && entries.every(({ part }) => part?.ids[0]?.startsWith(prefix) ?? false)
}
