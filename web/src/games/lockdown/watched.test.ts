// @vitest-environment happy-dom
/** Whole games watched at normal speed: nothing of importance is skipped, and bots do not dawdle. */

import { GAMES, recorded } from '../../../tests/fixtures/lockdown'
import { canBeWatched } from '../../../tests/fixtures/watched'
import { keep, tell } from './moments/story'
import { motion } from './motion'

canBeWatched({
  game: 'lockdown',
  // Every mode from a seat, and one from beside the table.
  games: GAMES.filter((name) => !name.endsWith('-watched') || name.startsWith('three')),
  recorded,
  motion,
  tell,
  keep,
  important: {
    'power-turned': 'lights',
    'css-revealed': 'launch',
    'alert-started': 'alarm',
    'autodestruction-started': 'alarm',
    'weakness-revealed': 'weakness',
    vented: 'alarm',
  },
  judged: ['complex-destroyed', 'squad-arrived', 'code-revealed'],
})
