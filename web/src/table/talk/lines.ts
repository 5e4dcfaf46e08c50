/** The sentences of the log. They are made when they are read, in the language of the reader. */

import type { LogLine } from '../../games/game'
import { named, say } from '../../texts/texts.svelte'
import type { LogEntry, Note } from '../shown/memory.svelte'
import type { Sitting } from '../shown/sitting.svelte'
import { undoneText } from '../question/undoing'

export function linesOf(sitting: Sitting, { what, known }: LogEntry): LogLine[] {
  if (!('note' in what)) return sitting.game?.log(what.heard, what.told, sitting.seatName, known) ?? []
  return [{ seat: what.note === 'seat' ? what.seat : null, text: noteText(sitting, what) }]
}

function noteText(sitting: Sitting, note: Note): string {
  switch (note.note) {
    case 'began':
      return say('web-log-began')
    case 'undone':
      return undoneText(sitting, note)
    case 'seat':
      return named(`web-log-seat-${sitsIn(note) ? 'sits-in' : note.kind}`, { name: note.name })
    case 'followed':
      return note.rematch ? say('web-log-rematch') : say('web-log-followed')
  }
}

/** Whether a bot plays in somebody's place: a bot of its own has no name. */
function sitsIn({ kind, name }: Note & { note: 'seat' }): boolean {
  return kind === 'bot' && name !== ''
}

/** Some moments in one breath, for whoever listens. */
export function spoken(sitting: Sitting, moments: LogEntry[]): string {
  return moments
    .flatMap((it) => linesOf(sitting, it))
    .map((line) => line.text.replace(/[.\s]*$/, '.'))
    .join(' ')
}
