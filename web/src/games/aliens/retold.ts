/** Events that happen many at once are told in one line. */

import { say, tell, type Text } from '../../texts/texts.svelte'
import type { Heard } from '../../types/aliens'
import { squareMark } from './names'

type SeatName = (seat: number) => string
type Name = Heard['heard']

/** What is told of all of its kind that follow each other. */
const TOGETHER: readonly Name[] = ['card-exhausted', 'blip-placed', 'dial-turned']

export interface Told {
  heard: Heard
  words: string
}

/** What happened, one line each; what belongs together stands in one. */
export function retold(heard: Heard[], told: Text[], seatName: SeatName): Told[] {
  const lines: Told[] = []
  for (let at = 0; at < heard.length;) {
    const first = heard[at]
    if (!first) break
    let end = at + 1
    if (TOGETHER.includes(first.heard)) while (heard[end]?.heard === first.heard) end += 1
    const words =
      end - at > 1 ? inOne(heard.slice(at, end)) : told[at] ? tell(told[at] ?? ['', {}], seatName) : ''
    if (words !== '') lines.push({ heard: first, words })
    at = end
  }
  return lines
}

function inOne(all: Heard[]): string {
  const [first] = all
  switch (first?.heard) {
    case 'card-exhausted':
      return say('aliens-log-exhausted', { n: all.length })
    case 'blip-placed':
      return say('aliens-log-blips', {
        n: all.length,
        squares: all.flatMap((it) => (it.heard === 'blip-placed' ? [squareMark(it.square)] : [])).join(', '),
      })
    case 'dial-turned':
      return say('aliens-log-dials', {
        dials: all
          .flatMap((it) =>
            it.heard === 'dial-turned'
              ? [say('aliens-log-dial', { character: `aliens-character-${it.character}`, to: it.to })]
              : [],
          )
          .join(', '),
      })
    default:
      return ''
  }
}
