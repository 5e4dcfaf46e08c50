/** Cards that are laid out to choose from, and are in nobody's hand: those of a pile that is searched. */

import type { Choosing } from '../../../table/question/choosing.svelte'
import type { Card, Choice } from '../../../types/aliens'

export function laidOut({ possible }: Choosing): Card[] {
  const choices = possible.map(({ offer }) => offer.choice as Choice)
  return choices.flatMap((it) =>
    it.question === 'search-choice' || it.question === 'saved-card' ? [it.answer] : [],
  )
}
