/**
 * The Alien phase as events tell it: who acted as which, the ways they went, and what came of it.
 * It rides along with the view that is shown, of which it changes nothing, until the next turn.
 */

import type { EnemyKind, Heard, Square, View } from '../../types/aliens'
import { isSame } from './ids'

export interface Trail {
  kind: EnemyKind
  way: Square[]
}

export interface AlienScene {
  heard: Heard[]
  /** As which each enemy acted, by when it came. */
  order: ReadonlyMap<number, number>
  trails: Trail[]
}

export type Shown = View & { scene?: AlienScene }

const EMPTY: AlienScene = { heard: [], order: new Map(), trails: [] }

/** A view with what was in the foreground before, and after an event if one was heard. */
export function tell(view: Shown, before: Shown, heard: Heard | null): Shown {
  const scene = heard ? next(before.scene, heard, before) : before.scene
  return scene === view.scene ? view : { ...view, scene }
}

/** What stays when everything has been shown: until the squad acts again. */
export function keep(view: Shown, before: Shown): Shown {
  return view.phase === 'alien-phase' ? tell(view, before, null) : view
}

function next(scene: AlienScene | undefined, heard: Heard, view: View): AlienScene | undefined {
  if (heard.heard === 'alien-phase-began') return EMPTY
  if (heard.heard === 'turn-began') return undefined
  if (!scene) return undefined
  const now = { ...scene, heard: [...scene.heard, heard] }
  switch (heard.heard) {
    case 'enemy-activated': {
      const enemy = view.enemies.find(({ square }) => isSame(square, heard.square))
      if (!enemy) return now
      return { ...now, order: new Map(scene.order).set(enemy.arrival, scene.order.size + 1) }
    }
    case 'enemy-moved':
      return { ...now, trails: further(scene.trails, heard) }
    default:
      return now
  }
}

/** Whoever goes on from where they came to is still on their way. */
function further(trails: Trail[], { kind, from, to }: Extract<Heard, { heard: 'enemy-moved' }>): Trail[] {
  const last = trails.at(-1)
  const end = last?.way.at(-1)
  if (last && end && isSame(end, from)) return [...trails.slice(0, -1), { kind, way: [...last.way, to] }]
  return [...trails, { kind, way: [from, to] }]
}

export type Part = 'aliens' | 'blips' | 'tracker'

const BEGINS: Partial<Record<Heard['heard'], Part>> = {
  'enemy-activated': 'aliens',
  'blip-speed-rolled': 'blips',
  'tracker-card-drawn': 'tracker',
}

/** What was heard in each part of the phase; those who lie stand up or are carried off before the Aliens go. */
export function parted({ heard }: AlienScene): Record<Part, Heard[]> {
  const parts: Record<Part, Heard[]> = { aliens: [], blips: [], tracker: [] }
  let part: Part = 'aliens'
  for (const it of heard) {
    part = BEGINS[it.heard] ?? part
    parts[part].push(it)
  }
  return parts
}
