/**
 * What happened, in lines that can be read.
 *
 * The server tells each event as a sentence. An answer has many of them (a price, a docking,
 * what it brought), and so has a roll: those that belong together become one line, such as
 * “Maja docks a 5 at the Solar Converter: +3 fuel.”
 */

import type { Heard } from '../../types/alien-frontiers'
import { say, tell, type Text } from '../../texts/texts.svelte'
import type { LogLine } from '../game'
import { amount } from './amounts'
import { cardName, fieldKey, territoryKey } from './names'
import { DISPLAY_RULE, ROLL_RULE, ruleOf, SCORE_RULE } from './rules'

type SeatName = (seat: number) => string
type Kind = Heard['heard']

/** Steps that stand in the log only by what follows from them. */
const SILENT: readonly Kind[] = ['fleet-gathered', 'turn-ended']

/** Something that a deed cost or brought. */
interface Bit {
  kind: Kind
  text: string
}

/** A line in the making. */
interface Draft {
  seat: number | null
  told: string
  rule: string | undefined
  /** What it cost and brought. */
  bits: Bit[]
  isHeading?: boolean
}

export function log(heard: Heard[], told: Text[], seatName: SeatName): LogLine[] {
  return new Lines(seatName).of(heard, told)
}

class Lines {
  readonly #seatName: SeatName
  #drafts: Draft[] = []
  /** The line to which what follows belongs. */
  #main: Draft | null = null
  /** What came before the line that it belongs to, such as a price. */
  #early: { bit: Bit; draft: Draft }[] = []
  /** Rolls, new cards and scores in a row. */
  #rolled: { seat: number; values: number[]; relic: number | null } | null = null
  #displayed: string[] = []
  #scores: { seat: number; change: string }[] = []

  constructor(seatName: SeatName) {
    this.#seatName = seatName
  }

  of(heard: Heard[], told: Text[]): LogLine[] {
    heard.forEach((it, n) => this.#take(it, told[n] ?? ['', {}]))
    this.#settle()
    return this.#drafts.map(({ seat, told: sentence, rule, bits, isHeading }) => ({
      seat,
      text: withBits(sentence, bits),
      ...(rule === undefined ? {} : { rule }),
      ...(isHeading ? { isHeading } : {}),
    }))
  }

  #take(heard: Heard, text: Text): void {
    if (SILENT.includes(heard.heard)) return
    if (heard.heard === 'ship-rolled') return this.#roll(heard)
    if (heard.heard === 'card-displayed') {
      this.#settleScores()
      return void this.#displayed.push(cardName(heard.card))
    }
    if (heard.heard === 'score-changed') {
      const { seat, from, to } = heard
      const change = say('alien-frontiers-log-score', { seat: this.#seatName(seat), from, to })
      return void this.#scores.push({ seat, change })
    }
    this.#settleRows(heard.heard)
    const draft = this.#draft(heard, text)
    const bit = bitOf(heard, text, this.#seatName)
    if (bit !== null && this.#main) add(this.#main, bit, heard.heard)
    else if (bit !== null) this.#early.push({ bit: { kind: heard.heard, text: bit }, draft })
    else this.#begin(draft, heard.heard)
  }

  #draft(heard: Heard, text: Text): Draft {
    const rule = ruleOf(heard)
    if (heard.heard === 'turn-began') {
      const { seat, round } = heard
      const told = say('alien-frontiers-log-turn', { round, seat: this.#seatName(seat) })
      return { seat, told, rule, bits: [], isHeading: true }
    }
    return { seat: actorOf(heard), told: tell(text, this.#seatName), rule, bits: [] }
  }

  /** A sentence of its own; what was paid for it comes first. */
  #begin(draft: Draft, kind: Kind): void {
    // Consequences for others stand by themselves and take nothing that belongs to the deed.
    if (!ASIDES.includes(kind)) {
      const early = this.#early.splice(0)
      const isDeed = OPEN.includes(kind)
      if (isDeed) draft.bits.unshift(...early.map(({ bit }) => bit))
      else this.#drafts.push(...early.map((it) => it.draft))
      this.#main = isDeed ? draft : null
    }
    this.#drafts.push(draft)
  }

  #roll({ seat, ship, value }: Extract<Heard, { heard: 'ship-rolled' }>): void {
    if (this.#rolled?.seat !== seat) {
      this.#settle()
      this.#rolled = { seat, values: [], relic: null }
    }
    if (ship === 7) this.#rolled.relic = value
    else this.#rolled.values.push(value)
  }

  /** What came in a row is one line, once something else comes. */
  #settleRows(next: Kind | null): void {
    const row = this.#rolled
    if (row) {
      const { seat, relic } = row
      const args = { seat: this.#seatName(seat), values: row.values.join(' '), relic: relic ?? 0 }
      this.#rolled = null
      const told = say('alien-frontiers-log-rolls', { ...args, ships: row.values.length })
      this.#begin({ seat, told, rule: ROLL_RULE, bits: [] }, 'ship-rolled')
    }
    if (this.#displayed.length > 0) {
      const cards = this.#displayed.splice(0)
      const told = say('alien-frontiers-log-displayed', { count: cards.length, cards: cards.join(', ') })
      this.#begin({ seat: null, told, rule: DISPLAY_RULE, bits: [] }, 'card-displayed')
    }
    if (next === null || !FOLLOWS.includes(next)) this.#settleScores()
  }

  #settleScores(): void {
    if (this.#scores.length === 0) return
    const scores = this.#scores.splice(0)
    const told = say('alien-frontiers-log-scores', { changes: scores.map(({ change }) => change).join(', ') })
    this.#drafts.push({ seat: scores[0]?.seat ?? null, told, rule: SCORE_RULE, bits: [] })
  }

  #settle(): void {
    this.#settleRows(null)
    // What was gained or paid without any deed, such as at the set-up, is told by itself.
    this.#drafts.push(...this.#early.splice(0).map(({ draft }) => draft))
    this.#main = null
  }
}

/** Deeds that may cost and bring something. */
const OPEN: readonly Kind[] = [
  'ships-docked',
  'ship-teleported',
  'power-used',
  'card-discarded',
  'colony-launched',
  'cache-counted',
  'relic-bought',
  'card-claimed',
]

/** What happens to others by a deed. */
const ASIDES: readonly Kind[] = [
  'control-gained',
  'control-lost',
  'relic-went-home',
  'ships-displaced',
  'ship-shot',
  'card-displayed',
  'pile-reshuffled',
]

/** What can come between two changes of the score by one deed. */
const FOLLOWS: readonly Kind[] = ['control-gained', 'control-lost', 'score-changed', 'relic-went-home']

/** Whose shape stands before the line. */
function actorOf(heard: Heard): number | null {
  if ('seat' in heard) return heard.seat
  if ('owner' in heard) return heard.owner
  return null
}

/** Two steps on the track are told as one. */
function add(draft: Draft, text: string, kind: Kind): void {
  if (kind === 'hub-advanced' && draft.bits.at(-1)?.kind === 'hub-advanced') draft.bits.pop()
  draft.bits.push({ kind, text })
}

function withBits(sentence: string, bits: Bit[]): string {
  if (bits.length === 0) return sentence
  const told = sentence.replace(/\.$/, '')
  const args = { told, bits: bits.map(({ text }) => text).join(', ') }
  // A sentence that has a colon already goes on behind a semicolon.
  return told.includes(': ') ? say('alien-frontiers-log-and', args) : say('alien-frontiers-log-with', args)
}

/** What an event adds to the line of a deed, if it can stand there. */
function bitOf(heard: Heard, [, args]: Text, seatName: SeatName): string | null {
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
      return say('alien-frontiers-bit-card-stolen', { from: seatName(heard.from), card: args['card'] ?? '' })
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
