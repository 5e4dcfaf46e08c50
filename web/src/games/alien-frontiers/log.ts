/**
 * What happened, in lines that can be read.
 *
 * The server tells each event as a sentence and says how it stands to the others: a deed is one line
 * with what it costs and brings, such as “Maja docks a 5 at the Solar Converter: +3 fuel.”
 */

import type { Heard } from '../../types/alien-frontiers'
import type { Sentence } from '../../types/protocol'
import { say, tell, type SeatName } from '../../texts/texts.svelte'
import type { LogLine } from '../game'
import { lineOf, rowsOf, type Row } from '../lines'
import { amount } from './amounts'
import { cardKey, cardName, fieldKey, territoryKey } from './names'
import { PRINTED } from '../../printed/alien-frontiers'

/** A line in the making, with what it cost and brought. */
interface Draft {
  row: Row<Heard>
  words: string
  bits: string[]
}

export function log(heard: Heard[], told: Sentence[], seatName: SeatName): LogLine[] {
  const drafts: Draft[] = []
  /** What came before the deed that it belongs to, such as a price. */
  let early: (Draft & { bit: string })[] = []
  /** The deed to which what follows belongs. */
  let deed: Draft | null = null
  for (const row of rowsOf(heard, told)) {
    const draft: Draft = { row, words: wordsOf(row, seatName), bits: [] }
    const bit = row.line === 'part' ? bitOf(row, seatName) : null
    if (bit !== null && deed) deed.bits.push(bit)
    else if (bit !== null) early.push({ ...draft, bit })
    else {
      // What happens to others by the way takes nothing that belongs to the deed.
      if (row.line !== 'aside') {
        deed = row.line === 'deed' ? draft : null
        if (deed) deed.bits.push(...early.map((it) => it.bit))
        else drafts.push(...early)
        early = []
      }
      drafts.push(draft)
    }
  }
  // What was gained or paid without any deed, such as at the set-up, is told by itself.
  drafts.push(...early)
  return drafts.map(({ row, words, bits }) => ({
    ...lineOf(row, seatName, withBits(words, bits)),
    seat: actorOf(row.heard[0]),
  }))
}

/** A row in a sentence: several events of a kind in one. */
function wordsOf({ heard, told: [text] }: Row<Heard>, seatName: SeatName): string {
  const [first] = heard
  switch (first.heard) {
    case 'turn-began':
      return say('alien-frontiers-log-turn', { round: first.round, seat: seatName(first.seat) })
    case 'ship-rolled': {
      const rolled = heard.flatMap((it) => (it.heard === 'ship-rolled' ? [it] : []))
      const own = rolled.filter(({ ship }) => ship !== PRINTED.relic).map(({ value }) => value)
      const relic = rolled.find(({ ship }) => ship === PRINTED.relic)?.value ?? 0
      const args = { seat: seatName(first.seat), values: own.join(' '), relic, ships: own.length }
      return say('alien-frontiers-log-rolls', args)
    }
    case 'card-displayed': {
      const cards = heard.flatMap((it) => (it.heard === 'card-displayed' ? [cardName(it.card)] : []))
      return say('alien-frontiers-log-displayed', { count: cards.length, cards: cards.join(', ') })
    }
    case 'score-changed': {
      const changes = heard.flatMap((it) =>
        it.heard === 'score-changed'
          ? [say('alien-frontiers-log-score', { seat: seatName(it.seat), from: it.from, to: it.to })]
          : [],
      )
      return say('alien-frontiers-log-scores', { changes: changes.join(', ') })
    }
    default:
      return tell(text, seatName)
  }
}

/** Whose shape stands before the line. */
function actorOf(heard: Heard): number | null {
  if ('seat' in heard) return heard.seat
  if ('owner' in heard) return heard.owner
  return null
}

function withBits(sentence: string, bits: string[]): string {
  if (bits.length === 0) return sentence
  const told = sentence.replace(/\.$/, '')
  const args = { told, bits: bits.join(', ') }
  // A sentence that has a colon already goes on behind a semicolon.
  return told.includes(': ') ? say('alien-frontiers-log-and', args) : say('alien-frontiers-log-with', args)
}

/** What a row adds to the line of a deed: two steps on the track are told as one. */
function bitOf(row: Row<Heard>, seatName: SeatName): string | null {
  const heard = row.heard.at(-1) ?? row.heard[0]
  switch (heard.heard) {
    case 'paid':
      return [amount('fuel', -heard.fuel), amount('ore', -heard.ore)].filter((it) => it !== '').join(', ')
    case 'fuel-gained':
      return amount('fuel', heard.fuel)
    case 'ore-gained':
      return amount('ore', heard.ore)
    case 'nothing-left-in-stock':
      return say('alien-frontiers-bit-stock-empty')
    case 'hub-started':
      return say('alien-frontiers-bit-hub-started')
    case 'hub-advanced':
      return say('alien-frontiers-bit-hub-advanced', { to: heard.to })
    case 'ship-built':
      return amount('ship', 1)
    case 'colony-placed':
      return say('alien-frontiers-bit-colony', { territory: territoryKey(heard.territory) })
    case 'hub-colony-placed':
      return say('alien-frontiers-bit-hub-colony', { territory: territoryKey(heard.territory) })
    case 'fuel-stolen':
      return say('alien-frontiers-bit-fuel-stolen', { from: seatName(heard.from), fuel: heard.fuel })
    case 'ore-stolen':
      return say('alien-frontiers-bit-ore-stolen', { from: seatName(heard.from), ore: heard.ore })
    case 'card-stolen':
      return say('alien-frontiers-bit-card-stolen', { from: seatName(heard.from), card: cardKey(heard.card) })
    case 'nothing-stolen':
      return say('alien-frontiers-bit-nothing-stolen')
    case 'ship-turned':
      return `${heard.from} → ${heard.to}`
    case 'display-cycled':
      return say('alien-frontiers-bit-display-cycled')
    case 'bonus-borrowed':
      return say('alien-frontiers-bit-borrowed', { territory: territoryKey(heard.territory) })
    case 'field-placed':
      return say('alien-frontiers-bit-field', {
        field: fieldKey(heard.field),
        territory: territoryKey(heard.territory),
      })
    default:
      return null
  }
}
