/**
 * How an objective stands, in facts that its owner can see. Whether it is fulfilled is decided at
 * the end by the rules; here is only gathered what its owner would count.
 */

import { say } from '../../texts/texts.svelte'
import { carries, roomCalled } from './labels'
import type { CharacterPicture, ShipPicture } from './picture'
import type { Objective } from './words'

type Fact =
  | 'signal'
  | 'any-signal'
  | 'queen'
  | 'nest'
  | 'explored'
  | 'weaknesses'
  | 'egg-weakness'
  | 'carcass-weakness'
  | 'items'
  | 'course'
  | 'engines'
  | 'survivors'
  | 'player'
  | 'blue-corpse'
  | 'surgery'
  | 'my-egg'
  | 'any-egg'

const TO_EARTH: Fact[] = ['course', 'engines', 'survivors']
const OF_A_PLAYER: Fact[] = ['player', 'survivors']

const FACTS: Record<Objective, Fact[]> = {
  'salvaging-the-prime-asset': TO_EARTH,
  quarantine: ['course', 'engines', 'nest'],
  'the-great-hunt': ['signal', 'queen'],
  'a-proper-burial': ['signal', 'blue-corpse'],
  hoarder: ['items'],
  'relentless-investigator': ['signal', 'explored'],
  'the-oldest-friend': TO_EARTH,
  'best-friends-forever': ['survivors'],
  'aliens-on-a-spaceship': ['signal', 'nest'],
  necroscopy: ['signal', 'carcass-weakness'],
  'ab-ovo': ['egg-weakness'],
  'extreme-field-biology': ['weaknesses'],
  'my-precious': ['signal', 'my-egg', 'nest'],
  'the-right-moment-to-strike': OF_A_PLAYER,
  'greener-pastures': OF_A_PLAYER,
  'an-old-feud': OF_A_PLAYER,
  'hostile-takeover': OF_A_PLAYER,
  'the-final-enlightenment': OF_A_PLAYER,
  'destination-earth': ['course', 'engines'],
  'emergency-post-mortem': ['blue-corpse', 'surgery'],
  'first-contact-protocol': ['weaknesses'],
  'cutting-off-the-head': ['any-signal', 'queen'],
  'no-man-left-behind': ['any-signal', 'explored'],
  'special-delivery': ['any-egg', 'nest'],
  'clean-up-crew': ['any-signal', 'nest'],
}

/** The player of whom some objectives speak. */
const OF_PLAYER: Record<Objective, number> = {
  'the-right-moment-to-strike': 1,
  'greener-pastures': 2,
  'an-old-feud': 3,
  'hostile-takeover': 4,
  'the-final-enlightenment': 5,
}

/** What a fact is told of: an objective, whose it is, and the ship. */
interface About {
  objective: Objective
  person: CharacterPicture | undefined
  ship: ShipPicture
  seatName: (seat: number) => string
}

export function factsOf(
  objective: Objective,
  person: CharacterPicture | undefined,
  ship: ShipPicture,
  seatName: (seat: number) => string,
): string[] {
  const about: About = { objective, person, ship, seatName }
  return (FACTS[objective] ?? []).map((fact) => WORDS[fact](about))
}

/** Where to read about an objective. */
export const objectiveRule = (objective: Objective, person: CharacterPicture | undefined): string =>
  person !== undefined && OF_PLAYER[objective] === person.player ? 'NEM-21.3' : 'NEM-21.1'

const sent = (isSent: boolean): string =>
  isSent ? say('nemesis-table-has-signal') : say('nemesis-table-no-signal')

const weaknessOf = ({ ship }: About, object: 'egg' | 'intruder-carcass'): string => {
  const isKnown = ship.board.weaknesses.some((it) => it.object === object && it.weakness !== null)
  const args = { object: `nemesis-object-${object}` }
  return isKnown ? say('nemesis-table-weakness-known', args) : say('nemesis-table-weakness-unknown', args)
}

const WORDS: Record<Fact, (about: About) => string> = {
  signal: ({ person }) => sent(person?.hasSignal ?? false),
  'any-signal': ({ ship }) => sent(ship.characters.some(({ hasSignal }) => hasSignal)),
  queen: ({ ship }) =>
    ship.board.isQueenKilled ? say('nemesis-table-queen-killed') : say('nemesis-table-queen-lives'),
  nest: ({ ship: { board } }) =>
    board.isNestDestroyed
      ? say('nemesis-table-nest-destroyed')
      : say('nemesis-table-nest', { n: board.eggs }),
  explored: ({ ship }) =>
    say('nemesis-table-unexplored', { n: ship.rooms.filter(({ isExplored }) => !isExplored).length }),
  weaknesses: ({ ship }) =>
    say('nemesis-table-known-weaknesses', {
      n: ship.board.weaknesses.filter((it) => it.weakness !== null).length,
    }),
  'egg-weakness': (about) => weaknessOf(about, 'egg'),
  'carcass-weakness': (about) => weaknessOf(about, 'intruder-carcass'),
  items: ({ person }) => say('nemesis-table-carried', { n: carried(person) }),
  course: ({ ship: { tracks } }) => {
    const bound = tracks.destinations?.[tracks.course]
    const course = say('nemesis-table-course', { course: tracks.course.toUpperCase() })
    return bound ? `${course}: ${say(`nemesis-destination-${bound}`)}` : course
  },
  engines: ({ ship }) => {
    const seen = ship.rooms.flatMap(({ engine }) => engine?.seen ?? [])
    return say('nemesis-table-engines-working', {
      n: seen.filter(({ value }) => value === 'working').length,
      seen: seen.length,
    })
  },
  survivors: ({ ship }) =>
    say('nemesis-table-alive', { n: ship.characters.filter(({ place }) => place.at !== 'dead').length }),
  player: namedPlayer,
  'blue-corpse': blueCorpse,
  surgery: ({ ship }) => {
    const room = ship.rooms.find((it) => it.room === 'surgery')
    return room ? say('nemesis-table-surgery', { room: roomCalled(room) }) : say('nemesis-table-no-surgery')
  },
  'my-egg': ({ person }) =>
    person && carries(person, 'egg') ? say('nemesis-table-egg-yours') : say('nemesis-table-egg-not-yours'),
  'any-egg': ({ ship }) =>
    ship.characters.some((it) => it.place.at !== 'dead' && carries(it, 'egg'))
      ? say('nemesis-table-egg-carried')
      : say('nemesis-table-egg-not-carried'),
}

/** Whoever is the player of their own objective has only the other way to win. */
function namedPlayer({ objective, person, ship, seatName }: About): string {
  const n = OF_PLAYER[objective] ?? 0
  if (person?.player === n) return say('nemesis-table-player-is-you', { n })
  const other = ship.characters.find((it) => it.player === n)
  const name = say('nemesis-table-player-number', { n })
  if (!other) return name
  const fate = other.place.at === 'dead' ? `, ${say('nemesis-table-is-dead')}` : ''
  return `${name}: ${seatName(other.seat)}${fate}`
}

function blueCorpse({ person, ship, seatName }: About): string {
  if (person && carries(person, 'blue-corpse')) return say('nemesis-table-blue-corpse-yours')
  const bearer = ship.characters.find((it) => carries(it, 'blue-corpse'))
  if (bearer) return say('nemesis-table-blue-corpse-carried', { seat: seatName(bearer.seat) })
  const room = ship.rooms.find(({ objects }) => objects.some(({ object }) => object === 'blue-corpse'))
  return room
    ? say('nemesis-table-blue-corpse-lies', { room: roomCalled(room) })
    : say('nemesis-table-blue-corpse-gone')
}

function carried(person: CharacterPicture | undefined): number {
  const held = (person?.hands ?? []).flatMap((it) => it ?? []).filter((it) => it.held === 'item')
  const attached = held.flatMap((it) => (it.held === 'item' ? it.attached : []))
  return (person?.inventory.length ?? 0) + held.length + attached.length
}
