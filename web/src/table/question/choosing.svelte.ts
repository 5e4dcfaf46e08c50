/**
 * An answer being put together.
 *
 * The server offers whole answers, each with what it touches. Pressing something on the
 * table keeps the answers that touch it; when one is left, it is the answer. Which thing is
 * pressed first does not matter. The question panel lists the same answers by their next
 * part.
 */

import type { Text } from '../../texts/texts.svelte'
import type { GameClient, Offer, Part, Pressed } from '../../games/game'
import { begins, nearest, startsWith, touches, type Entry, type Possible } from './possible'

export type { Entry, Possible }

/** What is done with a complete answer. */
export type Give = (possible: Possible) => void

export class Choosing {
  /** All that can be answered. */
  possible: Possible[] = $state.raw([])
  /** What the answers lead to, as the server foresees it. */
  foresight: unknown = $state.raw(null)
  /** What was pressed so far, in order. */
  pressed: string[] = $state([])
  /** What is pointed at: an id on the table or the key of a line. */
  pointed: string | null = $state(null)
  /** What an explanation is about, marked as if it were pointed at. */
  hinted: Set<string> = $state.raw(new Set())
  /** A final answer that waits for a second press. */
  unsure: Possible | null = $state.raw(null)
  /** Where the question asks for amounts, those that are set now: always a whole answer. */
  mixed: Possible | null = $state.raw(null)
  /** An answer on its way to the server: it is shown as if it were done. */
  given: Possible | null = $state.raw(null)
  /** The answer has been taken, and what it leads to is being shown. */
  isOver = $state(false)
  /** Whether answers are taken now: the motion is over and the line is open. */
  isOpen = $state(true)
  /** What was pressed and cannot be chosen: its explanation is shown. */
  asked: string | null = $state(null)

  /** Which part of the answer a pressed thing stands for, where the panel said so. */
  #meant: Record<string, string> = $state({})

  /** Whether an answer was decided on before, and needs no second press. */
  #isDecided: (offer: Offer, how: Pressed) => boolean = () => false

  /** All that was offered, also what only orders begin with. */
  #offered: Possible[] = []

  readonly #give: Give

  constructor(give: Give = () => undefined) {
    this.#give = give
  }

  /** A new question. */
  offer(game: GameClient, view: unknown, offers: Offer[], says: Text[], foresight: unknown = null): void {
    this.foresight = foresight
    this.#isDecided = (offer, how) => game.isDecided?.(offer, how) ?? false
    this.#offered = offers.map((offer, n) => {
      const shares = game.mix?.(offer, view) ?? null
      return {
        offer,
        // Named when it is read, in the language of the reader.
        get says(): Text {
          const text = says[n] ?? ['', {}]
          return game.call?.(text, view) ?? text
        },
        parts: shares ? [] : partsOf(game, view, offer),
        shares,
      }
    })
    const orders = (game.orders?.(offers, view, foresight) ?? []).flatMap((order): Possible[] => {
      const first = this.offered(order.choices[0])
      if (!first) return []
      const offer = { ...first.offer, 'is-final': order.isFinal }
      const says = (): Text => order.says?.() ?? first.says
      const parts = order.parts ?? first.parts
      return [
        {
          offer,
          get says(): Text {
            return says()
          },
          parts,
          shares: null,
          order,
        },
      ]
    })
    const begun = new Set(orders.map(({ order }) => JSON.stringify(order?.choices[0])))
    const others = this.#offered.filter(({ offer }) => !begun.has(JSON.stringify(offer.choice)))
    this.possible = [...orders, ...others]
    this.reset()
  }

  /** The bare answer, if it is offered. */
  offered(choice: unknown): Possible | null {
    const wanted = JSON.stringify(choice)
    return this.#offered.find(({ offer }) => JSON.stringify(offer.choice) === wanted) ?? null
  }

  /** The place of an answer among the offers; of an order, that of its first answer. */
  placeOf(possible: Possible): number {
    return this.#offered.findIndex(({ offer }) => offer.choice === possible.offer.choice)
  }

  /** The answer has been taken: nothing of this question can be chosen any more. */
  finish(): void {
    this.given = null
    this.unsure = null
    this.pointed = null
    this.isOver = true
  }

  /** Nobody is asked. */
  close(): void {
    this.possible = []
    this.#offered = []
    this.foresight = null
    this.reset()
  }

  reset(): void {
    this.pressed = []
    this.#meant = {}
    this.pointed = null
    this.unsure = null
    this.given = null
    this.isOver = false
    this.asked = null
    const [first] = this.possible
    this.mixed = first && this.possible.every((it) => it.shares) ? first : null
  }

  /** What a press on + or − leads to, where the question asks for amounts. */
  mix(key: string, step: 1 | -1): Possible | null {
    return this.mixed ? nearest(this.possible, this.mixed, key, step) : null
  }

  /** The answers that everything pressed so far belongs to. */
  remaining: Possible[] = $derived(
    this.possible.filter((it) =>
      this.pressed.every((id) => it.parts.some((part) => this.#isMeant(part, id))),
    ),
  )

  /** The parts that are settled by what was pressed, in the order of pressing. */
  chosen: Part[] = $derived.by(() => {
    const first = this.remaining[0]
    if (!first) return []
    const parts = this.pressed.map((id) => first.parts.find((part) => this.#isMeant(part, id)))
    return [...new Set(parts)].filter((part) => part !== undefined)
  })

  /** Everything that can be pressed now. */
  lit: Set<string> = $derived.by(() => {
    const lit = new Set<string>()
    if (this.given || this.isOver) return lit
    for (const it of this.remaining) {
      for (const part of it.parts) {
        if (!this.#isSettled(part) && (this.#isBegun(it) || begins(it, part)))
          part.ids.forEach((id) => lit.add(id))
      }
    }
    this.pressed.forEach((id) => lit.delete(id))
    return lit
  })

  /** The lines of the panel. */
  entries: Entry[] = $derived.by(() => this.#entries(this.remaining))

  isLit(id: string): boolean {
    return this.lit.has(id)
  }

  isChosen(id: string): boolean {
    return this.pressed.includes(id)
  }

  /** Whether a press on this goes on with the answer, takes something away, or starts another one. */
  canPress(id: string): boolean {
    const isStart = !this.given && !this.isOver && this.possible.some((it) => startsWith(it, id))
    return this.isLit(id) || this.isChosen(id) || isStart
  }

  /** The answers that pressing this would keep. */
  with(id: string): Possible[] {
    return this.remaining.filter((it) => touches(it, id))
  }

  /** Those of them that it is lit for: what comes later in other answers says nothing here. */
  litFor(id: string): Possible[] {
    return this.with(id).filter((it) => this.#isBegun(it) || startsWith(it, id))
  }

  /** The parts of an answer that are still open and tell it from the others. */
  telling(possible: Possible): Part[] {
    const isShared = ({ key }: Part): boolean =>
      this.remaining.every((it) => it.parts.some((part) => part.key === key))
    return this.open(possible).filter((part) => !isShared(part))
  }

  /** The one answer that is pointed at, on the table or in the panel. */
  preview: Possible | null = $derived.by(() => {
    const pointed = this.pointed
    if (this.given) return this.given
    if (pointed === null) return this.unsure ?? this.mixed
    const entry = this.entries.find((it) => it.key === pointed)
    const kept = entry ? entry.possible : this.canPress(pointed) ? this.with(pointed) : []
    return kept.length === 1 ? (kept[0] ?? null) : null
  })

  /** The ids that what is pointed at in the panel stands for. */
  pointedIds: Set<string> = $derived.by(() => {
    const entry = this.entries.find((it) => it.key === this.pointed)
    if (entry) return new Set(entry.part?.ids ?? entry.possible[0]?.parts.flatMap((part) => part.ids) ?? [])
    return this.pointed === null ? this.hinted : new Set([this.pointed])
  })

  /** Something on the table is pressed. */
  press(id: string): void {
    if (!this.isOpen) return
    this.asked = null
    if (this.unsure && this.pressed.at(-1) === id) {
      this.take(this.unsure)
    } else if (this.pressed.includes(id)) {
      this.#keep(this.pressed.filter((it) => it !== id))
    } else if (this.isLit(id)) {
      const kept = this.with(id)
      this.pressed = [...this.pressed, id]
      this.unsure = null
      if (kept.length === 1 && kept[0]) this.take(kept[0])
    } else if (this.pressed.length > 0 && this.possible.some((it) => startsWith(it, id))) {
      // It does not go with what is pressed, but starts another answer.
      this.#keep([])
      this.press(id)
    } else {
      this.asked = id
    }
  }

  /** A line of the panel is pressed. */
  choose(entry: Entry): void {
    if (!this.isOpen) return
    const [only, another] = entry.possible
    this.asked = null
    if (only && !another) this.take(only, true)
    else if (entry.part) {
      const { ids, key } = entry.part
      // What is pressed already, and serves more than one end, now serves this one.
      const id = ids.find((it) => !this.pressed.includes(it)) ?? ids[0]
      if (id !== undefined) {
        this.#meant[id] = key
        if (!this.pressed.includes(id)) this.pressed = [...this.pressed, id]
      }
      this.pointed = null
      this.unsure = null
    }
  }

  /** Gives an answer; one that is final has to be pressed twice, unless it is obvious. */
  take(possible: Possible, isNamed = false): void {
    if (!this.isOpen) return
    const isOrder = possible.order !== undefined
    const how = { isNamed, presses: this.pressed.length, isOrder }
    // An order is more than what was asked.
    const isObvious = (!isOrder && this.possible.length === 1) || this.#isDecided(possible.offer, how)
    if (possible.offer['is-final'] && !isObvious && this.unsure !== possible) {
      this.unsure = possible
      return
    }
    this.#give(possible)
  }

  /** One step back; whether there was one. */
  back(): boolean {
    if (this.asked !== null) this.asked = null
    else if (this.unsure) this.unsure = null
    else if (this.pressed.length > 0) this.#keep(this.pressed.slice(0, -1))
    else return false
    return true
  }

  /** Back to before a part was chosen. */
  backTo(part: Part): void {
    if (!this.isOpen) return
    const at = this.pressed.findIndex((id) => part.ids.includes(id))
    if (at >= 0) this.#keep(this.pressed.slice(0, at))
  }

  /** Only this stays pressed. */
  #keep(pressed: string[]): void {
    const stays = Object.entries(this.#meant).filter(([id]) => pressed.includes(id))
    this.#meant = Object.fromEntries(stays)
    this.pressed = pressed
    this.unsure = null
  }

  /** What is pressed and serves more than one end, as long as nobody has said which. */
  #twoWays: Set<string> = $derived.by(() => {
    const parts = this.remaining.flatMap((it) => it.parts.filter((part) => part.way !== undefined))
    const waysOf = (id: string): Set<string | undefined> =>
      new Set(parts.filter((part) => part.ids.includes(id)).map((part) => part.way))
    return new Set(this.pressed.filter((id) => this.#meant[id] === undefined && waysOf(id).size > 1))
  })

  #isBegun({ parts }: Possible): boolean {
    return this.pressed.some((id) => parts.some((part) => this.#isMeant(part, id)))
  }

  #isSettled(part: Part): boolean {
    return this.pressed.some(
      (id) => this.#isMeant(part, id) && !(part.way !== undefined && this.#twoWays.has(id)),
    )
  }

  /** Whether pressing this thing means this part: one thing can belong to several. */
  #isMeant(part: Part, id: string): boolean {
    const meant = this.#meant[id]
    return part.ids.includes(id) && (meant === undefined || meant === part.key)
  }

  /** The parts of an answer that are still to be chosen. */
  open(possible: Possible): Part[] {
    return possible.parts.filter((part) => !this.#isSettled(part))
  }

  /** Groups answers by their first part that is not settled and tells them apart. */
  #entries(possible: Possible[], depth = 0): Entry[] {
    const groups = new Map<string, Entry>()
    for (const it of possible) {
      const part = this.open(it)[depth] ?? null
      const key = part?.key ?? JSON.stringify(it.offer.choice)
      const group = groups.get(key)
      if (group) group.possible.push(it)
      else groups.set(key, { key, part, possible: [it] })
    }
    const entries = [...groups.values()]
    const [first] = entries
    // A part that all share tells nothing: the next one is asked for.
    if (entries.length === 1 && first && first.possible.length > 1) {
      const goesDeeper = first.possible.some((it) => this.open(it).length > depth + 1)
      if (goesDeeper) return this.#entries(possible, depth + 1)
      return first.possible.map((it) => ({
        key: JSON.stringify(it.offer.choice),
        part: null,
        possible: [it],
      }))
    }
    return entries
  }
}

function partsOf(game: GameClient, view: unknown, offer: Offer): Part[] {
  const deed = game.deed?.(offer)
  const parts = offer.touches.map((touch) => game.part(touch, view, offer))
  return [...(deed ? [deed] : []), ...parts].sort((a, b) => a.rank - b.rank)
}
