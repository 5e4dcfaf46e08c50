/** Events that happen many at once are told in one line. */

import { say, tell, type Text } from '../../texts/texts.svelte'
import type { Heard } from '../../types/aliens'
import { isSame } from './ids'
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
    while (goesFurther(heard[end - 1], heard[end])) end += 1
    const way = isStep(first) ? wayOf(told[at], told[end - 1]) : null
    const words = way
      ? tell(way, seatName)
      : end - at > 1
        ? inOne(heard.slice(at, end))
        : tell(told[at] ?? ['', {}], seatName)
    if (words !== '') lines.push({ heard: first, words })
    at = end
  }
  return lines
}

type Step = Extract<Heard, { heard: 'enemy-moved' | 'character-moved' }>

const isStep = (it: Heard | undefined): it is Step =>
  it?.heard === 'enemy-moved' || it?.heard === 'character-moved'

/** Whether somebody goes on from where they have just come to. */
function goesFurther(before: Heard | undefined, next: Heard | undefined): boolean {
  if (!isStep(before) || !isStep(next) || before.heard !== next.heard) return false
  const isSameOne =
    before.heard === 'character-moved' && next.heard === 'character-moved'
      ? before.character === next.character
      : true
  return isSameOne && isSame(before.to, next.from)
}

/** A way of many steps is told by where it began and where it ended. */
function wayOf(first: Text | undefined, last: Text | undefined): Text | null {
  if (!first || !last) return null
  const from = Object.entries(first[1]).filter(([name]) => name.startsWith('from-'))
  return [last[0], { ...last[1], ...Object.fromEntries(from) }]
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
