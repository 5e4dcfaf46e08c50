/** A table as it is being set up; every change leaves it in a state that can be created. */

import type { GameCard, NewTable, OptionCard, Pace, SeatWanted, Visibility } from '../../types/protocol'
import { usual } from '../front/opening'

export class Draft {
  readonly card: GameCard
  name = $state('')
  seats: SeatWanted[] = $state([])
  pace: Pace = $state.raw({ pace: 'no-limit' })
  visibility: Visibility = $state('by-link')
  isPractice = $state(false)
  #options: Record<string, string> = $state({})

  constructor(card: GameCard) {
    this.card = card
    const open = Array.from({ length: Math.min(4, card.most) - 1 }, (): SeatWanted => ({ seat: 'open' }))
    this.seats = [{ seat: 'me' }, ...open]
  }

  get isFull(): boolean {
    return this.seats.every((it) => it.seat !== 'open')
  }

  get isMine(): boolean {
    return this.seats.some((it) => it.seat === 'me')
  }

  /** Gives a seat to somebody; I sit in one seat at most. */
  give(n: number, kind: SeatWanted['seat'], level = usual(this.card)): void {
    const wanted: SeatWanted = kind === 'bot' ? { seat: 'bot', level } : { seat: kind }
    this.seats = this.seats.map((it, each) => {
      if (each === n) return wanted
      return kind === 'me' && it.seat === 'me' ? { seat: 'open' } : it
    })
  }

  add(): void {
    if (this.seats.length < this.card.most) this.seats = [...this.seats, { seat: 'open' }]
  }

  remove(): void {
    if (this.seats.length > this.card.fewest) this.seats = this.seats.slice(0, -1)
  }

  /** The options that this number of players can choose. */
  get options(): OptionCard[] {
    const n = this.seats.length
    return this.card.options.filter((it) => it.fewest <= n && n <= it.most)
  }

  valueOf(option: OptionCard): string {
    return this.#options[option.name] ?? option.values[0] ?? ''
  }

  choose(option: OptionCard, value: string): void {
    this.#options = { ...this.#options, [option.name]: value }
  }

  /** What is sent; with bots in every open seat if the game is to start at once. */
  wanted(atOnce: boolean): NewTable {
    const bot: SeatWanted = { seat: 'bot', level: usual(this.card) }
    const seats = atOnce ? this.seats.map((it) => (it.seat === 'open' ? bot : it)) : this.seats
    const options = Object.fromEntries(
      this.options.filter((it) => this.valueOf(it) !== it.values[0]).map((it) => [it.name, this.valueOf(it)]),
    )
    const name = this.name.trim()
    return {
      game: this.card.game,
      seats,
      options,
      pace: this.pace,
      visibility: this.visibility,
      'start-when-full': atOnce,
      'is-practice': this.isPractice,
      ...(name === '' ? {} : { name }),
    }
  }
}
