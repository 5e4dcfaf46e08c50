/** How whoever sits in a seat is called. */

import { texts } from '../../texts/texts.svelte'
import type { SeatNow } from '../../types/protocol'

export class Names {
  readonly #seats: () => SeatNow[]

  constructor(seats: () => SeatNow[]) {
    this.#seats = seats
  }

  /** Names change seldom; what is written with them is not written anew with each message. */
  #holders = $derived.by(() =>
    JSON.stringify(this.#seats().map(({ seat, kind, name }) => [seat, kind.kind, name])),
  )
  #names = $derived(
    new Map((JSON.parse(this.#holders) as [number, string, string][]).map((it) => [it[0], it])),
  )

  of(seat: number): string {
    const [, kind, name] = this.#names.get(seat) ?? [seat, '', String(seat)]
    if (kind === 'bot') return texts.say('web-bot-name', { seat })
    return name === '' ? texts.say('web-seat-open') : name
  }
}
