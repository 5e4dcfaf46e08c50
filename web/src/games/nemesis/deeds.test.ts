// @vitest-environment happy-dom
/** While something is paid for or may be interrupted, everybody reads what it is and whom or where it is meant. */

import { beforeAll, describe, expect, it } from 'vitest'
import { texts } from '../../texts/texts.svelte'
import type { Action, Choice, View } from '../../types/nemesis'
import type { Offer } from '../game'
import { picture } from './adapter'
import { note } from './deeds'
import { example } from './example'

const plain = example()
const declared = (action: Action): View => example({ turn: { ...plain.turn, declared: action } })
const choice: Choice = { question: 'payment', answer: 'rest' }
const paying: Offer[] = [{ choice, touches: [], costs: [], gives: [], 'is-final': false }]
const noted = (action: Action): string | null => note(paying, declared(action))
const goal = (action: Action) => picture(declared(action)).goal

beforeAll(async () => {
  await texts.need('ui')
  await texts.need('nemesis')
})

describe('what is about to be done', () => {
  it('leads whoever goes into a room, however they go', () => {
    expect(goal({ move: { corridor: 3 } })).toEqual({ seat: 1, room: 5 })
    expect(goal({ play: { card: 'reconnaissance', aim: { way: { corridor: 3 } } } })).toEqual({
      seat: 1,
      room: 5,
    })
    expect(
      goal({ play: { card: 'technical-corridors', aim: { technical: { room: 14, network: 'red' } } } }),
    ).toEqual({ seat: 1, room: 14 })
    expect(goal({ play: { card: 'covering-fire', aim: { together: { seat: 2, corridor: 4 } } } })).toEqual({
      seat: 1,
      room: 2,
    })
  })

  it('leads whoever is ordered from where they are', () => {
    const at = plain.players.find(({ seat }) => seat === 2)?.whereabouts
    expect(at).toMatchObject({ whereabouts: 'room', room: 11 })
    expect(goal({ play: { card: 'order', aim: { sends: { seat: 2, corridor: 1 } } } })).toEqual({
      seat: 2,
      room: 15,
    })
  })

  it('names the one who is shot at or struck', () => {
    expect(noted({ shoot: { weapon: 'rifle', at: { figure: { figure: 0 } } } })).toBe('Shoot → Adult #0')
    expect(noted({ melee: { at: { figure: { figure: 0 } } } })).toMatch(/→ Adult #0$/)
    expect(noted({ play: { card: 'taking-aim', aim: { shot: { weapon: 'rifle', figure: 0 } } } })).toMatch(
      /→ Adult #0$/,
    )
  })

  it('names the room that it is meant for, though nobody goes there', () => {
    const recon: Action = { use: { item: { item: 'recon-drone', back: 'red' }, aim: { room: { room: 11 } } } }
    expect(noted(recon)).toBe('Recon Drone → Hibernatorium')
    expect(goal(recon)).toBeNull()
  })
})
