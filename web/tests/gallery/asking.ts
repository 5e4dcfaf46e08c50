/** An open question of the examples: some rooms, figures and cards can be chosen. */

import { Choosing } from '../../src/table/question/choosing.svelte'

const LIT: Record<string, string[]> = {
  middle: [
    'place:room:11',
    'place:room:16',
    'place:room:18',
    'thing:card:search#0',
    'thing:card:technical-corridors#0',
  ],
  crowded: ['thing:intruder:3', 'thing:intruder:5', 'place:corridor:6-2', 'thing:object:carcass:6'],
  burning: [
    'place:corridor:13-1',
    'place:corridor:11-3',
    'place:corridor:11-4',
    'place:technical:blue',
    'place:pod:2',
  ],
}

export function ask(shown: string): Choosing {
  const choosing = new Choosing()
  choosing.possible = (LIT[shown] ?? []).map((id) => ({
    offer: { choice: id, touches: [id], costs: [], gives: [], 'is-final': true },
    says: ['', {}],
    parts: [{ key: id, ids: [id], label: ['', {}], rank: 0 }],
  }))
  return choosing
}
