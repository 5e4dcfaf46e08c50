/** What happened, in lines that can be read: the server tells each event as a sentence. */

import { tell, type Text } from '../../texts/texts.svelte'
import type { Heard } from '../../types/aliens'
import type { LogLine, Mark } from '../game'
import { retold } from './retold'

type SeatName = (seat: number) => string
type Name = Heard['heard']

/** What goes without saying: what follows tells it, or the board shows it. */
const SILENT: readonly Name[] = [
  'action-taken',
  'enemy-activated',
  'vote-cast',
  'exhaust-pile-shuffled',
  'tracker-card-discarded',
  'event-exhausted',
  'window-closed',
]

/** Where the rules speak about an event. */
const RULES: Partial<Record<Name, string>> = {
  'attack-rolled': 'AGD-6D.3',
  'blast-rolled': 'AGD-6D.11',
  'blip-spotted': 'AGD-6J.7',
  'blip-speed-rolled': 'AGD-6J.2',
  'card-revealed': 'AGD-6E.20',
  'carried-off': 'AGD-6I.11',
  'character-lost': 'AGD-6I.1',
  'counter-attacked': 'AGD-6I.1',
  'deck-reshuffled': 'AGD-6E.2',
  'defence-rolled': 'AGD-6I.1',
  'door-rolled': 'AGD-6B.5',
  'gun-fired': 'AGD-6M.4',
  'hazard-struck': 'AGD-6E.18',
  'knocked-down': 'AGD-6I.1',
  'tech-tested': 'AGD-5.18',
  'tracker-card-drawn': 'AGD-6K.15',
  'tunnel-opened': 'AGD-6L.2',
}

export function log(heard: Heard[], told: Text[], seatName: SeatName): LogLine[] {
  const isTold = heard.map(({ heard: name }) => !SILENT.includes(name))
  const shown = heard.filter((_, n) => isTold[n])
  const texts = told.filter((_, n) => isTold[n])
  return retold(shown, texts, seatName).map(({ heard: it, words }): LogLine => {
    const rule = RULES[it.heard]
    return {
      seat: 'seat' in it ? it.seat : null,
      text: words,
      ...(rule === undefined ? {} : { rule }),
      ...(it.heard === 'turn-began' || it.heard === 'alien-phase-began' ? { isHeading: true } : {}),
    }
  })
}

/** What mattered, the weightiest first, and the sign that it has on the timeline. */
const WEIGHTY: [Name, string][] = [
  ['game-over', 'exit'],
  ['character-lost', 'death'],
  ['carried-off', 'captured'],
  ['facehugged', 'facehugger'],
  ['newt-joined', 'squad'],
  ['captive-freed', 'cocoon'],
  ['mission-blip-turned', 'scope'],
  ['dropship-landed', 'exit'],
  ['character-left', 'exit'],
  ['hazard-struck', 'hazard'],
  ['knocked-down', 'down'],
  ['tunnel-opened', 'claw'],
  ['blip-spotted', 'claw'],
  ['crate-opened', 'crate'],
]

/** What mattered of some events, in the order in which it happened. */
export function marks(heard: Heard[], told: Text[], seatName: SeatName): Mark[] {
  return heard.flatMap((it, n): Mark[] => {
    const text = told[n]
    const rank = WEIGHTY.findIndex(([name]) => name === it.heard)
    const icon = WEIGHTY[rank]?.[1]
    if (icon === undefined || !text || text[0] === '') return []
    return [
      {
        icon,
        seat: 'seat' in it ? it.seat : null,
        text: tell(text, seatName),
        weight: WEIGHTY.length - rank,
      },
    ]
  })
}

/** What only carries out what an answer before it began. */
const STEPS: readonly Name[] = ['character-moved', 'attack-rolled', 'blast-rolled']

/** A Move is one moment in the log, however many steps it has; so is an attack with its rolls. */
export function goesOn(before: Heard[], next: Heard[]): boolean {
  const [first] = next
  if (!first || !STEPS.includes(first.heard)) return false
  return before.some(
    (it) =>
      (first.heard === 'character-moved' &&
        it.heard === 'character-moved' &&
        it.character === first.character) ||
      (first.heard !== 'character-moved' && it.heard === 'attacked'),
  )
}
