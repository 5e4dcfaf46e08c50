/** Events that happen many at once, in the words of one line. */

import { say, tell, type SeatName, type Text } from '../../texts/texts.svelte'
import type { Heard, Square } from '../../types/aliens'
import type { Row } from '../lines'
import { isSame } from './ids'
import { squareMark } from './names'

/** What is said of some events that are one line. */
export function wordsOf({ heard, told }: Row<Heard>, seatName: SeatName): string {
  const [first] = heard
  const n = heard.length
  switch (first.heard) {
    case 'card-exhausted':
      return say('aliens-log-exhausted', { n })
    case 'cards-recovered':
      return tell([told[0][0], { cards: sum(heard) }], seatName)
    case 'character-moved':
      return tell(wayOf(told[0], told[n - 1]), seatName)
    case 'enemy-moved': {
      const ways = first.kind === 'blip' ? waysOf(heard) : []
      if (ways.length < 2) return tell(wayOf(told[0], told[n - 1]), seatName)
      const moves = ways.map(([from, to]) => `${squareMark(from)}\u00a0→\u00a0${squareMark(to)}`)
      return say('aliens-log-blips-moved', { n: moves.length, moves: moves.join(', ') })
    }
  }
  if (n === 1) return tell(told[0], seatName)
  switch (first.heard) {
    case 'blip-placed':
      return say('aliens-log-blips', { n, squares: listed(heard, partOf) })
    case 'dial-turned':
      return say('aliens-log-dials', { dials: listed(heard, partOf) })
    case 'equipment-discarded': {
      const character = `aliens-character-${first.character}`
      return say('aliens-log-lost', { character, cards: listed(heard, partOf) })
    }
    case 'hand-card-discarded':
      return say('aliens-log-discarded', { seat: seatName(first.seat), cards: listed(heard, partOf) })
    default:
      return tell(told[0], seatName)
  }
}

const listed = (heard: Heard[], part: (heard: Heard) => string): string => heard.map(part).join(', ')

/** What each of several events adds to their line. */
function partOf(heard: Heard): string {
  switch (heard.heard) {
    case 'blip-placed':
      return squareMark(heard.square)
    case 'dial-turned':
      return say('aliens-log-dial', { character: `aliens-character-${heard.character}`, to: heard.to })
    case 'equipment-discarded':
    case 'hand-card-discarded':
      return say(`aliens-card-${heard.card}`)
    default:
      return ''
  }
}

/** Whoever rests recovers cards one by one. */
const sum = (heard: Heard[]): number =>
  heard.reduce((n, it) => n + (it.heard === 'cards-recovered' ? it.cards : 0), 0)

/** A way of many steps is told by where it began and where it ended. */
function wayOf(first: Text, last: Text = first): Text {
  const from = Object.entries(first[1]).filter(([name]) => name.startsWith('from-'))
  return [last[0], { ...last[1], ...Object.fromEntries(from) }]
}

/** The ways of several blips that move one after another. */
function waysOf(heard: Heard[]): [Square, Square][] {
  const ways: [Square, Square][] = []
  for (const it of heard) {
    if (it.heard !== 'enemy-moved') continue
    const last = ways.at(-1)
    if (last && isSame(last[1], it.from)) last[1] = it.to
    else ways.push([it.from, it.to])
  }
  return ways
}
