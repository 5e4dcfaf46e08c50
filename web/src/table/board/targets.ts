/** What can be chosen on a board, and where it lies on the screen. */

import { tell, type SeatName } from '../../texts/texts.svelte'
import type { Choosing } from '../question/choosing.svelte'
import type { Target } from './edges'

/** Each part of an answer that can be pressed on this board now. */
export function targetsOn(
  board: Element,
  choosing: Choosing,
  seatName: SeatName,
  counts: (id: string) => boolean,
): Target[] {
  const targets = new Map<string, Target>()
  for (const possible of choosing.remaining) {
    for (const { key, ids, label } of choosing.open(possible)) {
      if (targets.has(key)) continue
      const there = ids
        .filter((id) => counts(id) && choosing.isLit(id))
        .map((id) => ({ id, element: placeOf(board, id) }))
        .filter(({ element }) => element !== null)
      const boxes = there.flatMap(({ element }) => element?.getBoundingClientRect() ?? [])
      const [first] = there
      if (first) targets.set(key, { id: first.id, name: tell(label, seatName), boxes })
    }
  }
  return [...targets.values()]
}

/** Where something is pressed on a board. */
export function placeOf(board: Element, id: string): SVGElement | HTMLElement | null {
  return board.querySelector<SVGElement>(`[data-id="${CSS.escape(id)}"]`)
}
