/** The levels that the bots of a game have, asked for once. */

import { ask } from '../server/http'
import type { GameCard } from '../types/protocol'

let cards: GameCard[] = $state.raw([])
let isAsked = false

/** Empty until the server has told. */
export function levels(game: string): string[] {
  if (!isAsked) {
    isAsked = true
    ask<GameCard[]>('GET', '/api/games')
      .then((told) => (cards = told))
      .catch(() => (isAsked = false))
  }
  return cards.find((it) => it.game === game)?.levels ?? []
}
