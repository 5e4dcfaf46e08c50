/** The view after each event is the one that the server has, in everything that events tell. */

import { describe, expect, it } from 'vitest'
import type { View } from '../../types/alien-frontiers'
import { bursts, GAMES, recorded } from '../../../tests/fixtures/alien-frontiers'
import { apply } from './apply'

/**
 * What no event tells, and only the next view does: what is worked out from the board for
 * the player on turn, what a rule notes for later in the turn, and what is being decided.
 */
function asFarAsTold(view: View) {
  const { 'under-way': _, stations: __, 'this-turn': turn, players, ...told } = view
  return {
    ...told,
    // Prices, free ports and values to beat are worked out. The number of ports never changes.
    ports: view.stations.map(({ station, ports }) => ({ station, ports })),
    // Whether the one discard power is used, counts of ships at Hub and Mine, the total at the
    // Artifact and the rates of the Market are noted by rules. So is the end of a loan.
    turn: { seat: turn.seat, used: turn.used },
    // Marks of ships (spent at the Artifact, pair at the Market) are set without an event.
    players: players.map((it) => ({ ...it, ships: it.ships.map(({ mark: _mark, ...ship }) => ship) })),
  }
}

describe.each(GAMES)('the game of %s', (name) => {
  const all = bursts(recorded(name))

  it('is followed event by event', () => {
    expect(all.length).toBeGreaterThan(50)
    for (const { before, steps, after } of all) {
      const heard = steps.flatMap((step) => step.heard)
      const view = heard.reduce(apply, before)
      expect(asFarAsTold(view), heard.map((it) => it.heard).join(', ')).toEqual(asFarAsTold(after))
    }
  })

  it('leaves the view before as it was', () => {
    for (const { before, steps } of all.slice(0, 40)) {
      const copy = structuredClone(before)
      steps.flatMap((step) => step.heard).reduce(apply, before)
      expect(before).toEqual(copy)
    }
  })
})
