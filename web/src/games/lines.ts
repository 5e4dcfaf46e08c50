/** What happened, in lines: how each event stands to the others is said by the server. */

import type { Line, Sentence } from '../types/protocol'
import { tell, type SeatName } from '../texts/texts.svelte'
import type { LogLine, Step } from './game'

/** Events that are one line. */
export interface Row<Heard> {
  heard: [Heard, ...Heard[]]
  told: [Sentence, ...Sentence[]]
  /** How it stands to the row before it; a line of its own says nothing. */
  line: Line | undefined
  rule: string | undefined
}

const NOTHING: Sentence = ['', {}, {}]

/** What goes without saying is in none of them. */
export function rowsOf<Heard>(heard: Heard[], told: Sentence[]): Row<Heard>[] {
  const rows: Row<Heard>[] = []
  heard.forEach((it, n) => {
    const text = told[n] ?? NOTHING
    const [, , { line, rule }] = text
    const last = rows.at(-1)
    if (line === 'silent') return
    if (line !== 'joins' || !last) return void rows.push({ heard: [it], told: [text], line, rule })
    last.heard.push(it)
    last.told.push(text)
  })
  return rows
}

/** A row as a line of the log, in these words or in those of its first event. */
export function lineOf<Heard extends object>(
  { heard: [first], told: [text], line, rule }: Row<Heard>,
  seatName: SeatName,
  words = tell(text, seatName),
): LogLine {
  return {
    seat: 'seat' in first && typeof first.seat === 'number' ? first.seat : null,
    text: words,
    ...(rule === undefined ? {} : { rule }),
    ...(line === 'heading' ? { isHeading: true } : {}),
  }
}

/** Whether an answer only carries out what the one before it began: in the log the two are one moment. */
export function goesOn({ told }: Step): boolean {
  const first = told.find(([, , { line }]) => line !== 'silent')
  return first !== undefined && (first[2].line === 'joins' || first[2].line === 'goes-on')
}
