/** What the house says of a game: what can be chosen, and how well its bots play. Asked for once. */

import { ask } from '../../server/http'
import type { GameCard } from '../../types/protocol'

let cards: GameCard[] = $state.raw([])
let isAsked = false

/** Nothing until the server has told. */
export function cardOf(game: string): GameCard | undefined {
  if (!isAsked) {
    isAsked = true
    ask<GameCard[]>('GET', '/api/games')
      .then((told) => (cards = told))
      .catch(() => (isAsked = false))
  }
  return cards.find((it) => it.game === game)
}

/** The levels that the bots of a game have, from the weakest to the strongest. */
export const levels = (game: string): string[] => cardOf(game)?.levels ?? []
