/** What every part of the board can reach. */

import { sceneOf, type BoardScene } from '../../../board/scene'
import type { View } from '../../../types/alien-frontiers'
import type { Layout } from '../layouts/layout'
import type { Standing } from './standing'

export interface Scene extends BoardScene {
  readonly view: View
  readonly standing: Standing
  readonly layout: Layout
  /** Prefix of the ids that this drawing refers to. */
  readonly prefix: string
}

export const [getScene, setScene] = sceneOf<Scene>()

/** Who would answer: I, in the seat that is on turn or my first. */
export function me(scene: Pick<Scene, 'view' | 'mine'>): number {
  const onTurn = scene.view['this-turn'].seat
  return scene.mine.includes(onTurn) ? onTurn : (scene.mine[0] ?? onTurn)
}
