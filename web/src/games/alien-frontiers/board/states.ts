/** How places and things stand to the question that is being answered. */

import type { Scene } from './scene'
import { me } from './scene'
import { sharedTag } from '../consequences'

export function isPointed({ choosing }: Scene, id: string): boolean {
  return choosing.pointedIds.has(id)
}

/** What pressing a place gives, as far as all that it leads to gives the same. */
export function tagOf(scene: Scene, id: string): string | null {
  const offers = scene.choosing.litFor(id).map((it) => it.offer)
  return sharedTag(offers, scene.view, me(scene))
}

/** Whether the next thing to choose is of a kind: all lines of the panel lead to ids that begin so. */
export function asksFor({ choosing }: Scene, prefix: string): boolean {
  const { entries } = choosing
  return entries.length > 0 && entries.every(({ part }) => part?.ids[0]?.startsWith(prefix) ?? false)
}
