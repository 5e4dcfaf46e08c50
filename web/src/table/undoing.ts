/** What taking back would take back and has taken back, in words, and doing it again. */

import type { Step } from '../games/game'
import { say, tell } from '../texts/texts.svelte'
import type { Possible } from './choosing.svelte'
import type { Said } from './desk.svelte'
import type { Room } from './room.svelte'

/** My last answer: as I gave it, or as the log tells it. */
export function lastOfMine(room: Room): string | null {
  const mine = room.now?.mine ?? []
  const step = room.memory.steps.findLast((it) => it.seat !== null && mine.includes(it.seat))
  return step ? answerText(room, step) : null
}

/** Whether I could at least ask the others. */
export function canAsk(room: Room): boolean {
  return room.settled?.state === 'playing' && !room.settled['undo-asked'] && lastOfMine(room) !== null
}

/** That something was taken back; where I may still answer the same, I can do it again. */
export function takenBackText(room: Room, answer: Step): Said {
  const what = (answerText(room, answer) ?? '').replace(/[.\s]*$/, '')
  const text = what === '' ? say('web-log-undone') : say('web-undo-done', { what })
  if (!sameAgain(room, answer)) return { text, icon: 'undo' }
  const act = () => {
    const same = sameAgain(room, answer)
    if (same) room.choosing.take(same)
  }
  return { text, icon: 'undo', action: { label: say('web-undo-again'), act } }
}

function answerText(room: Room, answer: Step): string | null {
  const given = room.given.get(answer.entry)
  if (given) return tell(given.says, room.seatName)
  return deedText(room, answer)
}

/** What somebody did, as the log tells it; nothing where it tells only what followed. */
export function deedText(room: Room, { seat, heard, told }: Step): string | null {
  const lines = room.game?.log(heard, told, room.seatName, room.memory.known) ?? []
  return lines.find((line) => !line.isHeading && line.seat === seat)?.text ?? null
}

/** The answer of mine that was taken back, if it is offered again. */
function sameAgain(room: Room, answer: Step): Possible | undefined {
  const given = room.given.get(answer.entry)
  if (!given) return undefined
  const wanted = JSON.stringify(given.offer.choice)
  return room.choosing.possible.find(({ offer }) => JSON.stringify(offer.choice) === wanted)
}
