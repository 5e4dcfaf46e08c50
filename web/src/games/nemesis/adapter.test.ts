/** What a picture shows of a view. */

import { describe, expect, it } from 'vitest'
import { picture } from './adapter'
import { example } from './example'

const of = (room: number) => picture(example()).rooms.find((it) => it.number === room)

describe('a picture', () => {
  it('shows rooms as far as they are known', () => {
    expect(of(6)).toMatchObject({
      room: 'canteen',
      isExplored: true,
      items: 2,
      hasFire: true,
      isInCombat: true,
    })
    expect(of(2)).toMatchObject({ room: null, isExplored: false, isSecret: false, items: null })
  })

  it('marks what only I have seen', () => {
    expect(of(7)).toMatchObject({
      room: 'generator',
      isSecret: true,
      token: { effect: 'malfunction', items: 3 },
    })
    expect(of(20)?.engine).toEqual({ number: 2, seen: { value: 'working', round: 2 } })
    expect(of(19)?.engine).toEqual({ number: 3, seen: null })
  })

  it('counts the eggs of the nest, and what lies about', () => {
    expect(of(16)).toMatchObject({ nestEggs: 5, items: null })
    expect(of(11)?.objects).toEqual([{ object: 'blue-corpse', n: 1 }])
  })

  it('shows my cards one by one, infected ones first among contamination', () => {
    const [mine, other] = picture(example()).characters
    expect(mine?.hand?.map(({ id }) => id)).toEqual([
      'thing:card:search#0',
      'thing:card:search#1',
      'thing:card:fast-repairs#0',
      'thing:card:contamination#0',
      'thing:card:contamination#1',
    ])
    expect(mine?.hand?.at(-2)).toMatchObject({ scanned: 'infected' })
    expect(mine?.hand?.at(-1)).toMatchObject({ scanned: null })
    expect(other?.hand).toBeNull()
    expect(other?.inventory).toEqual([{ id: 'thing:back:2.0', item: null, back: 'red' }])
  })

  it('knows which hands can be used and what they hold', () => {
    const mine = picture(example()).characters[0]
    expect(mine?.nHands).toBe(1)
    expect(mine?.hands[1]).toEqual([{ held: 'object', object: 'egg' }])
    expect(mine?.quests).toEqual([{ item: 'flashlight', isActive: false }])
    expect(mine?.objectives.map(({ deck }) => deck)).toEqual(['personal', 'corporate'])
  })

  it('adds up the bag and reads the coordinates', () => {
    const { bag, tracks } = picture(example())
    expect(bag).toEqual({
      total: 8,
      blank: 1,
      kinds: { larva: 4, creeper: 0, adult: 3, breeder: 0, queen: 0 },
    })
    expect(tracks.destinations).toEqual({ a: 'earth', b: 'mars', c: 'venus', d: 'deep-space' })
    expect(picture(example({ coordinates: null })).tracks.destinations).toBeNull()
  })

  it('has no first player and no characters while they are being chosen', () => {
    const nobody = { count: 0, cards: null }
    const empty = { actions: [], contamination: 0, scanned: null }
    const players = example().players.map((it) => ({ ...it, hand: nobody, deck: nobody, discard: empty }))
    const draft = picture(example({ round: 0, players }))

    expect(draft.characters.map(({ isFirst, character }) => [isFirst, character])).toEqual([
      [false, null],
      [false, null],
    ])
    expect(picture(example()).characters.some(({ isFirst }) => isFirst)).toBe(true)
  })

  it('is made once of a view', () => {
    const view = example()
    expect(picture(view)).toBe(picture(view))
  })
})
