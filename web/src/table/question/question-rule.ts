/** The rule of what is being decided, as far as the table can tell. */

import type { Sitting } from '../shown/sitting.svelte'

/** Of what is pointed at or chosen, else of what was last done. */
export function getQuestionRule(sitting: Sitting): string | null {
  const { game, queue, choosing } = sitting
  if (!game || queue?.shown == null) return null
  const ids = [...choosing.pointedIds, ...choosing.chosen.flatMap((part) => part.ids), ...choosing.lit]
  for (const id of ids) {
    const rule = game.explain(id, queue.shown, sitting.seatName)?.rule
    if (rule !== undefined) return rule
  }
  const lines = sitting.memory.steps
    .slice(-8)
    .flatMap((step) => game.log(step.heard, step.told, sitting.seatName))
  return lines.findLast((line) => line.rule !== undefined)?.rule ?? null
}
