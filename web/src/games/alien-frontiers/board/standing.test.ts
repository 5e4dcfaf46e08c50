/** Ships and colonies keep their places on the board as long as they are there. */

import { describe, expect, it } from 'vitest'
import type { ShipView, Station, View } from '../../../types/alien-frontiers'
import { follow } from './standing'

const NOTHING = { ports: new Map(), colonies: new Map() }

function ship(station: Station | null, value: number, mark: ShipView['mark'] = 'unmarked'): ShipView {
  return { berth: station ? { at: 'docked', station } : { at: 'stock' }, value, with: 'own', mark }
}

function view(
  fleets: ShipView[][],
  colonies: { lem: number[]; pohl: number[]; hub: number[]; free: number[] },
): View {
  const station = (name: Station, ports: number) => ({
    station: name,
    ports,
    free: ports,
    price: null,
    'to-beat': 0,
  })
  return {
    stations: [station('lunar-mine', 5), station('shipyard', 6), station('colonist-hub', 3)],
    territories: [
      { territory: 'lem', colonies: colonies.lem, controller: null, fields: [] },
      { territory: 'pohl', colonies: colonies.pohl, controller: null, fields: [] },
    ],
    players: fleets.map((ships, n) => ({
      seat: n + 1,
      ships,
      'hub-circle': colonies.hub[n] ?? 0,
      'free-colonies': colonies.free[n] ?? 0,
    })),
  } as unknown as View
}

const none = { lem: [0, 0], pohl: [0, 0], hub: [0, 0], free: [0, 0] }

describe('ships in ports', () => {
  it('keep their port when one before them leaves and another comes', () => {
    const first = follow(
      NOTHING,
      view([[ship('lunar-mine', 2)], [ship('lunar-mine', 4), ship(null, 1)]], none),
    )
    expect(first.ports.get('thing:ship:2:1')).toEqual({ station: 'lunar-mine', port: 1 })
    const second = follow(
      first,
      view([[ship(null, 2)], [ship('lunar-mine', 4), ship('lunar-mine', 5)]], none),
    )
    expect(second.ports.get('thing:ship:2:1')).toEqual({ station: 'lunar-mine', port: 1 })
    expect(second.ports.get('thing:ship:2:2')).toEqual({ station: 'lunar-mine', port: 0 })
  })

  it('enter a free group together', () => {
    const pair = [ship('shipyard', 3), ship('shipyard', 3)]
    const first = follow(NOTHING, view([pair, [ship(null, 1), ship(null, 1)]], none))
    const second = follow(first, view([pair, [ship('shipyard', 1), ship('shipyard', 1)]], none))
    expect(second.ports.get('thing:ship:2:1')?.port).toBe(2)
    expect(second.ports.get('thing:ship:2:2')?.port).toBe(3)
  })

  it('have ports of their own in the Hub', () => {
    const { ports } = follow(NOTHING, view([[ship('colonist-hub', 3)], [ship('colonist-hub', 1)]], none))
    expect(ports.get('thing:ship:1:1')?.port).toBe(0)
    expect(ports.get('thing:ship:2:1')?.port).toBe(0)
  })
})

describe('colonies', () => {
  it('go from the Hub to the planet as themselves', () => {
    const before = follow(NOTHING, view([[]], { lem: [1], pohl: [0], hub: [7], free: [2] }))
    expect(before.colonies.get(1)).toEqual(['lem', 'hub', 'free', 'free'])
    const after = follow(before, view([[]], { lem: [1], pohl: [1], hub: [0], free: [2] }))
    expect(after.colonies.get(1)).toEqual(['lem', 'pohl', 'free', 'free'])
  })

  it('are taken from the free ones in their order', () => {
    const before = follow(NOTHING, view([[]], { lem: [1], pohl: [0], hub: [0], free: [3] }))
    const after = follow(before, view([[]], { lem: [1], pohl: [1], hub: [0], free: [2] }))
    expect(after.colonies.get(1)).toEqual(['lem', 'pohl', 'free', 'free'])
    const last = follow(after, view([[]], { lem: [2], pohl: [1], hub: [0], free: [1] }))
    expect(last.colonies.get(1)).toEqual(['lem', 'pohl', 'lem', 'free'])
  })
})
