/**
 * How an objective stands, in facts that its owner can see. Whether it is fulfilled is decided at
 * the end by the rules; here is only gathered what its owner would count.
 */

import { say } from '../../texts/texts.svelte'
import type { Objective, ObjectiveDeed } from '../../types/lockdown'
import { carries } from '../nemesis-kit/labels'
import { CHARACTER_PRINTS, OBJECTIVE_PRINTS } from './content'
import { areaName } from './names'
import type { CharacterPicture, ComplexPicture } from './picture'

interface About {
  person: CharacterPicture | undefined
  complex: ComplexPicture
  /** Where all win together, it is enough that anybody has done it. */
  isForAll: boolean
  seatName: (seat: number) => string
}

export function factsOf(
  objective: Objective,
  person: CharacterPicture | undefined,
  complex: ComplexPicture,
  seatName: (seat: number) => string,
): string[] {
  const print = OBJECTIVE_PRINTS[objective]
  const about = { person, complex, isForAll: print.deck === 'cooperative', seatName }
  return [...new Set(print['any-of'].flat().flatMap((deed) => told(deed, about)))]
}

const alive = ({ complex }: About): CharacterPicture[] =>
  complex.characters.filter(({ place }) => place.at !== 'dead')

/** Whoever the fact is about: its owner, or anybody. */
const any = (about: About, is: (it: CharacterPicture) => boolean): boolean =>
  about.isForAll ? alive(about).some(is) : about.person !== undefined && is(about.person)

const best = (about: About): number =>
  about.isForAll ? Math.max(0, ...alive(about).map((it) => it.knowledge)) : (about.person?.knowledge ?? 0)

function told(deed: ObjectiveDeed, about: About): string[] {
  const { complex } = about
  if (typeof deed === 'string') return [TOLD[deed](about)].filter((it) => it !== '')
  if ('dead' in deed) return [namedPlayer(about, deed.dead)]
  if ('weaknesses' in deed) {
    const n = complex.weaknesses.filter(({ weakness }) => weakness !== null).length
    return [say('lockdown-table-fact-weaknesses', { n, of: deed.weaknesses })]
  }
  if ('knowledge' in deed)
    return [say('lockdown-table-fact-knowledge', { n: best(about), of: deed.knowledge })]
  if ('power-tokens' in deed) {
    const n = complex.power.filter(({ isOn }) => isOn).length
    return [say('lockdown-table-fact-power', { n, of: deed['power-tokens'] })]
  }
  const { from, to } = deed['levels-explored']
  const levels = complex.rooms.filter(({ level }) => level !== null && level >= from && level <= to)
  const n = levels.filter(({ isExplored }) => !isExplored).length
  return [`${areaName(from)}–${areaName(to)}: ${say('lockdown-table-unexplored', { n })}`]
}

const nest = ({ complex }: About): string =>
  complex.isNestDestroyed
    ? say('lockdown-table-nest-destroyed')
    : say('lockdown-table-nest', { n: complex.eggs })

/** How the Complex ends, and whether one is in a pod, is seen without counting. */
const TOLD: Record<Extract<ObjectiveDeed, string>, (about: About) => string> = {
  signal: (about) =>
    say(any(about, (it) => it.hasSignal) ? 'lockdown-table-has-signal' : 'lockdown-table-no-signal'),
  'complex-destroyed': () => '',
  'nest-destroyed': nest,
  'queen-killed': ({ complex }) =>
    say(complex.isQueenKilled ? 'lockdown-table-queen-killed' : 'lockdown-table-queen-lives'),
  'only-survivor': (about) => say('lockdown-table-alive', { n: alive(about).length }),
  'another-survives': (about) => say('lockdown-table-alive', { n: alive(about).length }),
  'no-nemesis-survivor': (about) => {
    const n = alive(about).filter(
      ({ character }) => character !== null && CHARACTER_PRINTS[character].origin === 'nemesis-survivor',
    ).length
    return say('lockdown-table-fact-survivors', { n })
  },
  'egg-in-laboratory': ({ complex }) =>
    say(
      complex.weaknesses.some(({ object }) => object === 'egg')
        ? 'lockdown-table-fact-egg-researched'
        : 'lockdown-table-fact-egg-open',
    ),
  'carries-egg': (about) =>
    say(any(about, (it) => carries(it, 'egg')) ? 'lockdown-table-egg-yours' : 'lockdown-table-egg-not-yours'),
  'knowledge-active': (about) =>
    say(
      any(about, (it) => it.isKnowledgeActive)
        ? 'lockdown-table-fact-active'
        : 'lockdown-table-fact-inactive',
    ),
  'in-a-pod': () => '',
  'backup-power': ({ complex }) =>
    say(complex.time.backup === 'on' ? 'lockdown-table-time-backup-on' : 'lockdown-table-time-backup-off'),
}

/** Whoever is the player of their own objective has only the other way to win. */
function namedPlayer({ person, complex, seatName }: About, n: number): string {
  if (person?.player === n) return say('lockdown-table-player-is-you', { n })
  const other = complex.characters.find((it) => it.player === n)
  const name = say('lockdown-table-player-number', { n })
  if (!other) return name
  const fate = other.place.at === 'dead' ? `, ${say('lockdown-table-is-dead')}` : ''
  return `${name}: ${seatName(other.seat)}${fate}`
}
