/** Answers are put together in any order, and the panel lists the same ones. */

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { GameClient, Offer, Part } from '../../games/game'
import { Choosing, type Possible } from './choosing.svelte'

/** Touches are written `key=id,id`; the first letter of the key is its rank. */
const game = {
  part: (touch: unknown): Part => {
    const [key = '', ids = ''] = String(touch).split('=')
    return { key, ids: ids.split(','), label: ['', {}], rank: key.charCodeAt(0) }
  },
} as unknown as GameClient

function offer(choice: string, touches: string[], isFinal = false): Offer {
  return { choice, touches, costs: [], gives: [], 'is-final': isFinal }
}

const OFFERS = [
  offer('6 to the mine', ['a6=s1,s2', 'b-mine=mine']),
  offer('6 to the yard', ['a6=s1,s2', 'b-yard=yard']),
  offer('6 to terra, lem', ['a6=s1,s2', 'b-terra=terra', 'c-lem=lem']),
  offer('6 to terra, pohl', ['a6=s1,s2', 'b-terra=terra', 'c-pohl=pohl']),
  offer('3 to the mine', ['a3=s3', 'b-mine=mine']),
  offer('end', []),
]

function asked(offers = OFFERS): { choosing: Choosing; given: unknown[] } {
  const given: unknown[] = []
  const choosing = new Choosing((possible: Possible) => given.push(possible.offer.choice))
  choosing.offer(
    game,
    null,
    offers,
    offers.map(() => ['', {}]),
  )
  return { choosing, given }
}

describe('an answer', () => {
  it('is given when one is left, whichever part comes first', () => {
    const ship = asked()
    ship.choosing.press('s1')
    ship.choosing.press('mine')
    expect(ship.given).toEqual(['6 to the mine'])
    const place = asked()
    place.choosing.press('mine')
    expect([...place.choosing.lit].sort()).toEqual(['s1', 's2', 's3'])
    place.choosing.press('s3')
    expect(place.given).toEqual(['3 to the mine'])
  })

  it('lights only what goes with what was pressed', () => {
    const { choosing } = asked()
    choosing.press('s2')
    expect([...choosing.lit].sort()).toEqual(['lem', 'mine', 'pohl', 'terra', 'yard'])
    choosing.press('s2')
    expect(choosing.pressed).toEqual([])
  })

  it('starts anew with what does not go with it', () => {
    const { choosing, given } = asked()
    choosing.press('terra')
    expect(given).toEqual([])
    choosing.press('s3')
    expect(choosing.pressed).toEqual(['s3'])
    expect(given).toEqual(['3 to the mine'])
  })

  it('is asked about where it cannot be', () => {
    const { choosing } = asked()
    choosing.press('elsewhere')
    expect(choosing.asked).toBe('elsewhere')
    expect(choosing.back()).toBe(true)
    expect(choosing.asked).toBeNull()
  })

  it('that is final and was decided before is pressed once', () => {
    const given: unknown[] = []
    const choosing = new Choosing(({ offer: it }) => given.push(it.choice))
    const decided = { ...game, isDecided: ({ choice }: Offer) => choice === 'pay' } as GameClient
    const offers = [offer('pay', ['a=card'], true), offer('roll', ['b=die'], true)]
    choosing.offer(decided, null, offers, [])

    choosing.press('die')
    expect(given).toEqual([])
    choosing.press('card')

    expect(given).toEqual(['pay'])
  })

  it('that is final wants a second press, unless there is no other', () => {
    const two = asked([offer('roll', ['a=die'], true), offer('stay', [])])
    two.choosing.press('die')
    expect(two.given).toEqual([])
    expect(two.choosing.unsure?.offer.choice).toBe('roll')
    two.choosing.press('die')
    expect(two.given).toEqual(['roll'])
    const one = asked([offer('roll', ['a=die'], true)])
    one.choosing.press('die')
    expect(one.given).toEqual(['roll'])
  })

  it('is not taken while nothing is', () => {
    const { choosing, given } = asked()
    choosing.isOpen = false
    choosing.press('s3')
    choosing.entries.forEach((entry) => choosing.choose(entry))
    expect(given).toEqual([])
    expect(choosing.pressed).toEqual([])
  })
})

describe('a part that comes later', () => {
  const later = {
    part: (touch: unknown): Part => {
      const found = game.part(touch, null, { choice: null, touches: [] })
      return found.key.startsWith('c') ? { ...found, isLater: true } : found
    },
  } as unknown as GameClient

  function begun(): { choosing: Choosing; given: unknown[] } {
    const given: unknown[] = []
    const choosing = new Choosing((possible: Possible) => given.push(possible.offer.choice))
    choosing.offer(later, null, OFFERS, [])
    return { choosing, given }
  }

  it('is lit only when its answer is begun, and is asked about before', () => {
    const { choosing } = begun()
    expect([...choosing.lit].sort()).toEqual(['mine', 's1', 's2', 's3', 'terra', 'yard'])
    choosing.press('lem')
    expect(choosing.asked).toBe('lem')
    choosing.press('terra')
    expect([...choosing.lit].sort()).toEqual(['lem', 'pohl', 's1', 's2'])
  })

  it('is lit where nothing else can be chosen', () => {
    const given: unknown[] = []
    const choosing = new Choosing((possible: Possible) => given.push(possible.offer.choice))
    choosing.offer(later, null, [offer('lem', ['c-lem=lem']), offer('pohl', ['c-pohl=pohl'])], [])
    choosing.press('lem')
    expect(given).toEqual(['lem'])
  })

  it('can be pressed when something else is, if it starts another answer', () => {
    const { choosing } = begun()
    choosing.press('s1')
    expect(choosing.isLit('s3')).toBe(false)
    expect(choosing.canPress('s3')).toBe(true)
    expect(choosing.canPress('elsewhere')).toBe(false)
  })
})

describe('a thing that serves two ends', () => {
  const ways = {
    part: (touch: unknown): Part => {
      const found = game.part(touch, null, { choice: null, touches: [] })
      return found.key.startsWith('a') ? { ...found, way: found.key } : found
    },
  } as unknown as GameClient
  const offers = [
    offer('use on 3', ['a-use=card', 'b3=s3']),
    offer('use on 6', ['a-use=card', 'b6=s6']),
    offer('discard for lem', ['a-away=card', 'c-lem=lem']),
    offer('discard for pohl', ['a-away=card', 'c-pohl=pohl']),
  ]

  it('is asked about first, whether it is pressed on the table or in the panel', () => {
    const given: unknown[] = []
    const choosing = new Choosing((possible: Possible) => given.push(possible.offer.choice))
    choosing.offer(ways, null, offers, [])
    expect(choosing.entries.map((it) => it.key)).toEqual(['a-use', 'a-away'])
    choosing.press('card')
    expect(choosing.entries.map((it) => it.key)).toEqual(['a-use', 'a-away'])
    const away = choosing.entries[1]
    if (away) choosing.choose(away)
    expect(choosing.entries.map((it) => it.key)).toEqual(['c-lem', 'c-pohl'])
    choosing.press('lem')
    expect(given).toEqual(['discard for lem'])
  })
})

describe('the panel', () => {
  it('lists answers by their next part', () => {
    const { choosing, given } = asked()
    expect(choosing.entries.map((it) => it.key)).toEqual(['a6', 'a3', '"end"'])
    const [six] = choosing.entries
    if (six) choosing.choose(six)
    expect(choosing.entries.map((it) => it.key)).toEqual(['b-mine', 'b-yard', 'b-terra'])
    const terra = choosing.entries[2]
    if (terra) choosing.choose(terra)
    expect(choosing.chosen.map((it) => it.key)).toEqual(['a6', 'b-terra'])
    const lem = choosing.entries[0]
    if (lem) choosing.choose(lem)
    expect(given).toEqual(['6 to terra, lem'])
  })

  it('means the part that was chosen, though a thing belongs to several', () => {
    const offers = [
      offer('a 3', ['a-one=s1', 'b-mine=mine']),
      offer('also a 3', ['a-one=s1', 'b-yard=yard']),
      offer('a run', ['a-run=s1,s2,s3', 'b-raid=raid']),
      offer('a run for a card', ['a-run=s1,s2,s3', 'b-card=card']),
    ]
    const { choosing } = asked(offers)
    const run = choosing.entries.find((it) => it.key === 'a-run')
    if (run) choosing.choose(run)
    expect([...choosing.lit].sort()).toEqual(['card', 'raid', 's2', 's3'].filter((it) => !it.startsWith('s')))
    choosing.back()
    choosing.press('s1')
    expect(choosing.remaining).toHaveLength(4)
  })

  it('goes back to a part', () => {
    const { choosing } = asked()
    choosing.press('s1')
    choosing.press('terra')
    const [first] = choosing.chosen
    if (first) choosing.backTo(first)
    expect(choosing.pressed).toEqual([])
  })
})
