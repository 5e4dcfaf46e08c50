/** The four games as the front page shows them, in its order. */

import aliensEmblem from '../art/emblems/aliens.svg'
import frontiersEmblem from '../art/emblems/frontiers.svg'
import lockdownEmblem from '../art/emblems/lockdown.svg'
import nemesisEmblem from '../art/emblems/nemesis.svg'
import aliensPoster from '../art/posters/aliens.svg'
import frontiersPoster from '../art/posters/frontiers.svg'
import lockdownPoster from '../art/posters/lockdown.svg'
import nemesisPoster from '../art/posters/nemesis.svg'

export interface Poster {
  /** The game's name on the wire. */
  game: 'alien-frontiers' | 'nemesis' | 'lockdown' | 'aliens'
  mood: 'frontiers' | 'nemesis' | 'lockdown' | 'aliens'
  poster: string
  emblem: string
  /** Its name is the same in every language. */
  name: string
  /** The ways to play that are printed in its book, by the names of their options; all others are of the house. */
  modes?: readonly string[]
}

export const POSTERS: readonly [Poster, ...Poster[]] = [
  {
    game: 'nemesis',
    mood: 'nemesis',
    poster: nemesisPoster,
    emblem: nemesisEmblem,
    name: 'Nemesis',
    modes: ['co-operative', 'side', 'intruder-player'],
  },
  {
    game: 'lockdown',
    mood: 'lockdown',
    poster: lockdownPoster,
    emblem: lockdownEmblem,
    name: 'Nemesis: Lockdown',
    modes: ['co-operative', 'side', 'intruders', 'characters'],
  },
  {
    game: 'alien-frontiers',
    mood: 'frontiers',
    poster: frontiersPoster,
    emblem: frontiersEmblem,
    name: 'Alien Frontiers',
  },
  {
    game: 'aliens',
    mood: 'aliens',
    poster: aliensPoster,
    emblem: aliensEmblem,
    name: 'Aliens',
    modes: ['mission'],
  },
]

export function posterOf(game: string): Poster | undefined {
  return POSTERS.find((it) => it.game === game)
}
