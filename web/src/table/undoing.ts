/** What taking back would take back, in words. */

import { tell } from '../texts/texts.svelte'
import type { Room } from './room.svelte'

/** My last answer: as I gave it, or as the log tells it. */
export function lastOfMine(room: Room): string | null {
  const mine = room.now?.mine ?? []
  const step = room.memory.steps.findLast((it) => it.seat !== null && mine.includes(it.seat))
  if (!step) return null
  const { lastGiven } = room
  if (lastGiven?.entry === step.entry) return tell(lastGiven.says, room.seatName)
  const [line] = room.game?.log(step.heard, step.told, room.seatName) ?? []
  return line?.text ?? null
}

/** Whether I could at least ask the others. */
export function canAsk(room: Room): boolean {
  return room.settled?.state === 'playing' && !room.settled['undo-asked'] && lastOfMine(room) !== null
}
