// @vitest-environment happy-dom
/** Real games: the view follows every moment, and all of it can be told in every language. */

import { GAMES, recorded } from '../../../tests/fixtures/nemesis'
import { canBeRetold } from '../../../tests/fixtures/retold'
import { picture } from './adapter'
import { part } from './answers'
import { explain } from './explain'
import { learn } from './known'
import { log, marks } from './log'
import { motion } from './motion'
import { textBoard } from './textboard'

canBeRetold({
  game: 'nemesis',
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
})
