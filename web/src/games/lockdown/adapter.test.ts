/** What a picture shows of a view: the same facts, and what is foretold. */

import { describe, expect, it } from 'vitest'
import { picture } from './adapter'
import { fateOf, odds } from './codes'
import { example } from './example'
import { waysOut } from './ways-out'

const of = (room: number) => picture(example()).rooms.find((it) => it.number === room)

describe('a picture', () => {
  it('shows rooms with their light, and computers by whether they work', () => {
    expect(of(21)).toMatchObject({ level: 's03', isDark: false, computer: 'on', hasFire: true, items: 2 })
    expect(of(8)).toMatchObject({ level: 's02', isDark: true, computer: 'dark' })
    expect(of(5)).toMatchObject({ level: null, isDark: true, computer: 'none' })
  })

  it('marks what only I have seen', () => {
    expect(of(9)).toMatchObject({
      room: 'css-control-room',
      isSecret: true,
      isExplored: false,
      token: { effect: 'malfunction', items: 3 },
    })
  })

  it('counts eggs, corpses, and the markers that are left', () => {
    expect(of(20)?.nestEggs).toBe(5)
    expect(of(26)?.objects).toEqual([{ object: 'corpse', of: 2, n: 1 }])
    expect(picture(example()).left).toEqual({ fire: [11, 12], malfunction: [9, 10] })
  })

  it('knows my cards, my hands and my quest item, and only the backs of others', () => {
    const [mine, other] = picture(example()).characters
    expect(mine?.hand?.map(({ id }) => id)).toEqual([
      'thing:card:search#0',
      'thing:card:search#1',
      'thing:card:facility-tour#0',
      'thing:card:contamination#0',
    ])
    expect(mine).toMatchObject({
      nHands: 1,
      isDark: true,
      isInCombat: true,
      quests: [{ item: 'battle-suit' }],
    })
    expect(mine?.codes.map(({ code }) => code)).toEqual(['grey'])
    expect(other).toMatchObject({ hand: null, inventory: [{ item: null, back: 'red' }], hasSignal: true })
  })

  it('is made once of a view', () => {
    const view = example()
    expect(picture(view)).toBe(picture(view))
  })
})

describe('what goes dark next', () => {
  const next = (backup: 'on' | 'off', space = 8) => {
    const view = example()
    return picture({ ...view, time: { ...view.time, backup, space } }).time.next
  }

  it('is the level with the highest active token, at the next threshold that works', () => {
    expect(next('off')).toEqual({ area: 's03', from: 8 })
    expect(next('off', 7)).toEqual({ area: 's03', from: 6 })
    // A red threshold does nothing while backup power is on.
    expect(next('on')).toEqual({ area: 's03', from: 6 })
    expect(next('on', 3)).toBeNull()
  })

  it('is nothing where no token is active', () => {
    expect(picture(example({ 'next-off': null })).time.next).toBeNull()
  })

  it('is marked on its board and on its threshold', () => {
    const { power, time } = picture(example())
    expect(power.filter(({ isNext }) => isNext).map(({ area }) => area)).toEqual(['s03'])
    expect(time.spaces.filter(({ isNext }) => isNext).map(({ space }) => space)).toEqual([8])
  })
})

const BLUE = { ['code']: 'blue' } as const

describe('the codes', () => {
  const complex = picture(example())
  const [me, other] = complex.characters

  it('are as likely as the tokens that I have not seen', () => {
    const chances = Object.fromEntries(odds(complex).map(({ code, chance }) => [code, chance]))
    expect(chances).toEqual({ green: 0.2, yellow: 0.2, blue: 0.4, grey: 0, red: 0.2 })
  })

  it('are certain once the active one is seen', () => {
    const view = example()
    const [active, ...rest] = view.codes
    const seen = active ? [{ ...active, ...BLUE }, ...rest] : []
    expect(odds(picture({ ...view, codes: seen })).find(({ code }) => code === 'blue')?.chance).toBe(1)
  })

  it('kill by what lies open', () => {
    if (!me || !other) throw new Error('there are two people')
    expect(['green', 'yellow', 'blue', 'red', 'grey'].map((code) => fateOf(code as 'green', me))).toEqual([
      'lives',
      'dies',
      'dies',
      'dies',
      'open',
    ])
    expect([fateOf('blue', other), fateOf('red', other)]).toEqual(['lives', 'lives'])
  })
})

describe('the ways out', () => {
  it('are open as the board says', () => {
    expect(waysOut(picture(example())).map(({ name, isOpen }) => [name, isOpen])).toEqual([
      ['isolation', true],
      ['pods', true],
      ['gate', false],
    ])
  })
})
