/** Why something cannot be done names what would be done, and where. */

import { describe, expect, it } from 'vitest'
import type { Part } from '../../games/game'
import { reasons, type InVain } from './denials'

const part = (key: string, id: string, rank: number): Part => ({ key, ids: [id], label: [key, {}], rank })
const careful = part('careful', 'deed:careful-move', 0)
const room = part('room', 'place:room:7', 4)
const denied = (parts: Part[], rule: string): InVain => ({ says: ['', {}], parts, rule })

describe('reasons', () => {
  it('tell two deeds at one place apart', () => {
    const found = reasons([denied([careful, room], 'NEM-5.20'), denied([room], 'NEM-6.4')], [])
    expect(found.map(({ deed, part: place }) => [deed?.key ?? null, place?.key])).toEqual([
      ['careful', 'room'],
      [null, 'room'],
    ])
  })

  it('do not name again what is pressed already', () => {
    const [first] = reasons([denied([careful, room], 'NEM-5.20')], ['deed:careful-move'])
    expect(first).toMatchObject({ deed: null, part: { key: 'room' } })
  })
})
