/** What is told when not everything can be. */

import type { Mark } from '../../games/game'

/** The most that is told at once; the log has the rest. */
const MOST = 4

/** The weightiest of some marks, in the order in which they happened; of equal ones the latest. */
export function weightiest(marks: Mark[], most = MOST): Mark[] {
  const kept = marks
    .map((mark, n) => ({ mark, n }))
    .sort((a, b) => b.mark.weight - a.mark.weight || b.n - a.n)
    .slice(0, most)
  return kept.sort((a, b) => a.n - b.n).map(({ mark }) => mark)
}
