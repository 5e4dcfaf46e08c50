// @vitest-environment happy-dom
/** Real games: the view follows every moment, and all of it can be told in every language. */

import { GAMES, recorded } from '../../../tests/fixtures/lockdown'
import { canBeRetold } from '../../../tests/fixtures/retold'
import { picture } from './adapter'
import { part } from './answers'
import { explain } from './explain'
import { learn } from './known'
import { log, marks } from './log'
import { motion } from './motion'
import { textBoard } from './textboard'

canBeRetold({
  game: 'lockdown',
  games: GAMES,
  recorded,
  picture,
  part,
  explain,
  learn,
  log,
  marks,
  motion,
  textBoard,
  // Whoever decides what to do with an exploration token sees the room before it is explored.
  isTurning: (view) => view['under-way'].some(({ rule }) => rule === 'token-ignored'),
})
