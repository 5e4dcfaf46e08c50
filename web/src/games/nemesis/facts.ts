/**
 * How an objective stands, in facts that its owner can see. Whether it is fulfilled is decided at
 * the end by the rules; here is only gathered what its owner would count.
 */

import { say } from '../../texts/texts.svelte'
import { OBJECTIVE_PRINTS } from './content'
import { carries } from '../nemesis-kit/labels'
import { roomCalled } from './labels'
import type { CharacterPicture, ShipPicture } from './picture'
import type { Object as ObjectKind, Objective, ObjectiveDeed } from '../../types/nemesis'

/** Everything that an objective asks for, in one way to fulfil it or another. */
const deedsOf = (objective: Objective): ObjectiveDeed[] => OBJECTIVE_PRINTS[objective]['any-of'].flat()

/** The player of whom some objectives speak. */
const playerOf = (objective: Objective): number | undefined =>
  deedsOf(objective).find((deed) => typeof deed === 'object' && 'dead' in deed)?.dead

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
  return [...new Set(deedsOf(objective).flatMap((deed) => told(deed, about)))]
}

/** Where to read about an objective. */
export const objectiveRule = (objective: Objective, person: CharacterPicture | undefined): string =>
  person !== undefined && playerOf(objective) === person.player ? 'NEM-21.3' : 'NEM-21.1'

/** What tells how a deed stands. */
function told(deed: ObjectiveDeed, about: About): string[] {
  if (typeof deed === 'string') return TOLD[deed](about)
  if ('ship-reaches' in deed) return [course(about), engines(about)]
  if ('dead' in deed) return [namedPlayer(about, deed.dead)]
  if ('weakness-of' in deed) return [weaknessOf(about, deed['weakness-of'])]
  return 'items' in deed
    ? [say('nemesis-table-carried', { n: carried(about.person) })]
    : [say('nemesis-table-known-weaknesses', { n: knownWeaknesses(about).length })]
}

/** How the ship ends, and whether one is in a pod, is seen without counting. */
const TOLD: Record<Extract<ObjectiveDeed, string>, (about: About) => string[]> = {
  signal: (about) => [signal(about)],
  'ship-destroyed': () => [],
  'nest-destroyed': (about) => [nest(about)],
  'queen-killed': ({ ship }) => [
    ship.board.isQueenKilled ? say('nemesis-table-queen-killed') : say('nemesis-table-queen-lives'),
  ],
  'only-survivor': (about) => [survivors(about)],
  'another-survives': (about) => [survivors(about)],
  'all-rooms-explored': ({ ship }) => [
    say('nemesis-table-unexplored', { n: ship.rooms.filter(({ isExplored }) => !isExplored).length }),
  ],
  'carries-blue-corpse': (about) => [blueCorpse(about)],
  'carries-egg': (about) => [egg(about), nest(about)],
  'in-a-pod': () => [],
  'blue-corpse-in-surgery': (about) => [blueCorpse(about), surgery(about)],
}

/** Where all win together, it is enough that anybody has done it. */
const isForAll = ({ objective }: About): boolean => OBJECTIVE_PRINTS[objective].deck === 'cooperative'

function signal(about: About): string {
  const isSent = isForAll(about)
    ? about.ship.characters.some(({ hasSignal }) => hasSignal)
    : about.person?.hasSignal === true
  return isSent ? say('nemesis-table-has-signal') : say('nemesis-table-no-signal')
}

function egg(about: About): string {
  if (isForAll(about)) {
    return about.ship.characters.some((it) => it.place.at !== 'dead' && carries(it, 'egg'))
      ? say('nemesis-table-egg-carried')
      : say('nemesis-table-egg-not-carried')
  }
  return about.person && carries(about.person, 'egg')
    ? say('nemesis-table-egg-yours')
    : say('nemesis-table-egg-not-yours')
}

const nest = ({ ship: { board } }: About): string =>
  board.isNestDestroyed ? say('nemesis-table-nest-destroyed') : say('nemesis-table-nest', { n: board.eggs })

const survivors = ({ ship }: About): string =>
  say('nemesis-table-alive', { n: ship.characters.filter(({ place }) => place.at !== 'dead').length })

function course({ ship: { tracks } }: About): string {
  const bound = tracks.destinations?.[tracks.course]
  const name = say('nemesis-table-course', { course: tracks.course.toUpperCase() })
  return bound ? `${name}: ${say(`nemesis-destination-${bound}`)}` : name
}

function engines({ ship }: About): string {
  const seen = ship.rooms.flatMap(({ engine }) => engine?.seen ?? [])
  return say('nemesis-table-engines-working', {
    n: seen.filter(({ value }) => value === 'working').length,
    seen: seen.length,
  })
}

const knownWeaknesses = ({ ship }: About) => ship.board.weaknesses.filter((it) => it.weakness !== null)

function weaknessOf(about: About, object: ObjectKind): string {
  const args = { object: `nemesis-object-${object}` }
  return knownWeaknesses(about).some((it) => it.object === object)
    ? say('nemesis-table-weakness-known', args)
    : say('nemesis-table-weakness-unknown', args)
}

function surgery({ ship }: About): string {
  const room = ship.rooms.find((it) => it.room === 'surgery')
  return room ? say('nemesis-table-surgery', { room: roomCalled(room) }) : say('nemesis-table-no-surgery')
}

/** Whoever is the player of their own objective has only the other way to win. */
function namedPlayer({ person, ship, seatName }: About, n: number): string {
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
