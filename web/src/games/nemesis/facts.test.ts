// @vitest-environment happy-dom
/** An objective says how each of its conditions stands, as far as its owner can see. */

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../texts/languages'
import { texts } from '../../texts/texts.svelte'
import { picture } from './adapter'
import { example } from './example'
import { explain } from './explain'
import { factsOf } from './facts'
import type { CharacterPicture, ShipPicture } from './picture'
import { OBJECTIVES } from './content'

const names = (seat: number): string => ['Maja', 'Vega'][seat - 1] ?? ''
const ship = picture(example())
const me = { ...ship.characters[0], player: 3 } as CharacterPicture
const you = { ...ship.characters[1], player: 1 } as CharacterPicture
const with2 = (more: Partial<ShipPicture> = {}): ShipPicture => ({ ...ship, characters: [me, you], ...more })

beforeAll(async () => {
  await texts.need('ui')
  await texts.need('nemesis')
})
beforeEach(() => texts.speak('en'))

describe('an objective that names a player', () => {
  it.each([
    ['en', 'Player 3 is you: only being the only survivor wins'],
    ['ru', 'Игрок 3 — это вы: победа, только если, кроме вас, не выживет никто'],
    ['uk', 'Гравець 3 — це ви: перемога, лише якщо, крім вас, ніхто не виживе'],
    ['pl', 'Gracz 3 to ty: wygrasz tylko, gdy nie przeżyje nikt inny'],
  ] as const)('says plainly that it is its owner, in %s', async (language, told) => {
    await texts.speak(language)

    expect(factsOf('an-old-feud', me, with2(), names)[0]).toBe(told)
  })

  it('names anybody else, and says when they are dead', () => {
    const dead = { ...you, place: { at: 'dead' as const } }

    expect(factsOf('the-right-moment-to-strike', me, with2(), names)[0]).toBe('Player 1: Vega')
    expect(factsOf('the-right-moment-to-strike', me, with2({ characters: [me, dead] }), names)).toEqual([
      'Player 1: Vega, dead',
      '1 alive',
    ])
  })
})

describe('every objective', () => {
  it.each(LANGUAGES)('tells how it stands in %s', async (language) => {
    await texts.speak(language)

    for (const objective of OBJECTIVES) {
      const facts = factsOf(objective, me, with2(), names)
      expect(facts.length, objective).toBeGreaterThan(0)
      expect(facts.join(' '), objective).not.toMatch(/nemesis-|undefined|[{}]/)
    }
  })

  it('tells of an egg in my hands, and of a weakness that is known', () => {
    expect(factsOf('my-precious', me, with2(), names)).toContain('you carry an egg')
    expect(factsOf('ab-ovo', me, with2(), names)).toEqual(['Egg: its weakness is known'])
    expect(factsOf('necroscopy', me, with2(), names)[1]).toBe(
      'Intruder carcass: its weakness is not known yet',
    )
  })

  it('counts the signal of anybody only where all win together', () => {
    const characters = [me, { ...you, hasSignal: true }]

    expect(factsOf('clean-up-crew', me, with2({ characters }), names)[0]).toBe('signal sent')
    expect(factsOf('aliens-on-a-spaceship', me, with2({ characters }), names)[0]).toBe('no signal sent yet')
  })

  it('is explained with its conditions and how they stand', () => {
    const told = explain('thing:objective:quarantine', example(), names)

    expect(told?.title).toBe('Quarantine')
    expect(told?.lines).toContain('5 eggs in the nest')
  })
})
