// @vitest-environment happy-dom
/** Whole games watched at normal speed: nothing of importance is skipped, and bots do not dawdle. */

import { GAMES, recorded } from '../../../tests/fixtures/nemesis'
import { canBeWatched } from '../../../tests/fixtures/watched'
import { tell } from './moments/story'
import { motion } from './motion'

canBeWatched({
  game: 'nemesis',
  // Every mode from a seat, and one from beside the table.
  games: GAMES.filter((name) => !name.endsWith('-watched') || name.startsWith('three')),
  recorded,
  motion,
  tell,
  important: {},
  judged: ['ship-destroyed', 'ship-jumped', 'engine-revealed'],
})
