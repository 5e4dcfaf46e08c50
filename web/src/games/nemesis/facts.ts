/**
 * How an objective stands, in facts that everybody can see. Whether it is fulfilled is decided at
 * the end by the rules; here is only gathered what its owner would count.
 */

import { say } from '../../texts/texts.svelte'
import type { CharacterPicture, ShipPicture } from './picture'
import type { Objective } from './words'

type Fact = 'signal' | 'nest' | 'explored' | 'weaknesses' | 'items' | 'course' | 'survivors' | 'player'

const FACTS: Record<Objective, Fact[]> = {
  'salvaging-the-prime-asset': ['course', 'survivors'],
  quarantine: ['course', 'nest'],
  'the-great-hunt': ['signal'],
  'a-proper-burial': ['signal'],
  hoarder: ['items'],
  'relentless-investigator': ['signal', 'explored'],
  'the-oldest-friend': ['course', 'survivors'],
  'best-friends-forever': ['survivors'],
  'aliens-on-a-spaceship': ['signal', 'nest'],
  necroscopy: ['signal', 'weaknesses'],
  'ab-ovo': ['weaknesses'],
  'extreme-field-biology': ['weaknesses'],
  'my-precious': ['signal', 'nest'],
  'the-right-moment-to-strike': ['player', 'survivors'],
  'greener-pastures': ['player', 'survivors'],
  'an-old-feud': ['player', 'survivors'],
  'hostile-takeover': ['player', 'survivors'],
  'the-final-enlightenment': ['player', 'survivors'],
  'destination-earth': ['course'],
  'emergency-post-mortem': [],
  'first-contact-protocol': ['weaknesses'],
  'cutting-off-the-head': ['signal'],
  'no-man-left-behind': ['signal', 'explored'],
  'special-delivery': ['nest'],
  'clean-up-crew': ['signal', 'nest'],
}

/** The player of whom some objectives speak. */
const OF_PLAYER: Record<Objective, number> = {
  'the-right-moment-to-strike': 1,
  'greener-pastures': 2,
  'an-old-feud': 3,
  'hostile-takeover': 4,
  'the-final-enlightenment': 5,
}

export function factsOf(
  objective: Objective,
  person: CharacterPicture | undefined,
  ship: ShipPicture,
  seatName: (seat: number) => string,
): string[] {
  return (FACTS[objective] ?? []).map((fact) => words(fact, objective, person, ship, seatName))
}

function words(
  fact: Fact,
  objective: Objective,
  person: CharacterPicture | undefined,
  { tracks, board, rooms, characters }: ShipPicture,
  seatName: (seat: number) => string,
): string {
  switch (fact) {
    case 'signal':
      return person?.hasSignal ? say('nemesis-table-has-signal') : say('nemesis-table-no-signal')
    case 'nest':
      return board.isNestDestroyed
        ? say('nemesis-table-nest-destroyed')
        : say('nemesis-table-nest', { n: board.eggs })
    case 'explored':
      return say('nemesis-table-unexplored', { n: rooms.filter(({ isExplored }) => !isExplored).length })
    case 'weaknesses':
      return say('nemesis-table-known-weaknesses', {
        n: board.weaknesses.filter((it) => it.weakness !== null).length,
      })
    case 'items':
      return say('nemesis-table-carried', { n: carried(person) })
    case 'course': {
      const bound = tracks.destinations?.[tracks.course]
      const course = say('nemesis-table-course', { course: tracks.course.toUpperCase() })
      return bound ? `${course}: ${say(`nemesis-destination-${bound}`)}` : course
    }
    case 'survivors':
      return say('nemesis-table-alive', { n: characters.filter(({ place }) => place.at !== 'dead').length })
    case 'player': {
      const player = OF_PLAYER[objective] ?? 0
      const seat = characters.find((it) => it.player === player)?.seat
      const name = say('nemesis-table-player-number', { n: player })
      return seat === undefined ? name : `${name}: ${seatName(seat)}`
    }
  }
}

function carried(person: CharacterPicture | undefined): number {
  const held = (person?.hands ?? []).flatMap((it) => it ?? []).filter((it) => it.held === 'item')
  const attached = held.flatMap((it) => (it.held === 'item' ? it.attached : []))
  return (person?.inventory.length ?? 0) + held.length + attached.length
}
