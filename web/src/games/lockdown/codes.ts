/**
 * The codes as arithmetic: from the tokens that I have seen, how likely each code is the active one,
 * and whom each would kill by what lies open. Nothing here is hidden; it saves paper.
 */

import type { Contingency, Doom } from '../../types/lockdown'
import { CONTINGENCIES } from './content'
import type { CharacterPicture, CodePicture, ComplexPicture } from './picture'

/** What I know of one code. */
export interface CodeOdds {
  code: Contingency
  /** How many tokens say it. */
  copies: number
  /** The tokens of it that I have seen. */
  seen: CodePicture[]
  /** How likely it is the active one, from 0 to 1. */
  chance: number
}

/** The active token is one of those that I have not seen, each as likely as the other; or I have seen it. */
export function odds({ codes, codesLeft }: ComplexPicture): CodeOdds[] {
  const active = codes.find(({ lies }) => lies === 'active')
  const unseen = codesLeft.reduce((sum, { n }) => sum + n, 0)
  return CONTINGENCIES.map(({ contingency: code, copies }) => {
    const left = codesLeft.find((it) => it.code === code)?.n ?? 0
    const isKnown = active !== undefined && active.code !== null
    const chance = isKnown ? (active.code === code ? 1 : 0) : unseen === 0 ? 0 : left / unseen
    return { code, copies, seen: codes.filter((it) => it.code === code), chance }
  })
}

/** What a code would do to somebody as they stand: live, die, or nobody can say yet. */
export type Fate = 'lives' | 'dies' | 'open'

export function fateOf(code: Contingency, person: CharacterPicture): Fate {
  const dooms = CONTINGENCIES.find(({ contingency }) => contingency === code)?.kills ?? []
  const fates = dooms.map((doom) => fate(doom, person))
  return fates.includes('dies') ? 'dies' : fates.includes('open') ? 'open' : 'lives'
}

function fate(doom: Doom, { knowledge, hasSignal, hands, place }: CharacterPicture): Fate {
  const when = (is: boolean): Fate => (is ? 'dies' : 'lives')
  if (typeof doom === 'object')
    return when(
      'knows-less-than' in doom ? knowledge < doom['knows-less-than'] : knowledge >= doom['knows-at-least'],
    )
  switch (doom) {
    case 'sent-no-signal':
      return when(!hasSignal)
    case 'carries-an-object':
      return when(hands.some((held) => held?.some((it) => it.held === 'object')))
    case 'left-in-a-pod':
      // Whoever is still in the Complex may yet leave so, or otherwise.
      return place.at === 'launched' ? 'dies' : place.at === 'room' || place.at === 'pod' ? 'open' : 'lives'
  }
}
