// @vitest-environment happy-dom
/** Everything that is on the table can be read in every language, in words alone. */

import { beforeAll, describe, expect, it } from 'vitest'
import { idsIn } from '../../board/in-words'
import { LANGUAGES } from '../../texts/languages'
import { texts } from '../../texts/texts.svelte'
import type { Ahead, Foresight } from '../../types/lockdown'
import { picture } from './adapter'
import { foresee } from './ahead'
import { ACTION_CARDS, OBJECTIVES, ROOM_PRINTS } from './content'
import { example } from './example'
import { explain } from './explain'
import { factsOf } from './facts'
import { lessons } from './lessons'
import { cardGist, shortRoom } from './names'
import { textBoard } from './textboard'

const names = (seat: number): string => ['Maja', 'Vega'][seat - 1] ?? ''
const NOT_SAID = /lockdown-|undefined|[{}]/

beforeAll(async () => {
  await texts.need('ui')
  await texts.need('lockdown')
})

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => texts.speak(language))

  it('the whole table is written out', () => {
    const board = textBoard(picture(example()), [1], names)
    expect(
      JSON.stringify(board.map(({ title, items }) => [title, items.map(({ text }) => text)])),
    ).not.toMatch(/lockdown-[a-z]|undefined/)
    const all = new Set(idsIn(board))
    for (const { number } of picture(example()).rooms) expect(all).toContain(`place:room:${number}`)
    for (const id of [
      'place:power:s01',
      'place:computer:clear-room',
      'thing:code:1',
      'thing:css:6',
      'thing:hand:0#1',
    ])
      expect(all).toContain(id)
  })

  it('every card has its gist, every room its short name, every objective its facts', () => {
    for (const card of ACTION_CARDS) expect(cardGist(card), card).not.toMatch(NOT_SAID)
    for (const { room } of Object.values(ROOM_PRINTS)) expect(shortRoom(room), room).not.toMatch(NOT_SAID)
    const complex = picture(example())
    for (const objective of OBJECTIVES)
      expect(factsOf(objective, complex.characters[0], complex, names).join(' '), objective).not.toMatch(
        NOT_SAID,
      )
  })

  it('every lesson has its words', () => {
    for (const { name } of lessons)
      expect([
        name,
        texts.has(`lockdown-lesson-${name}`) && texts.has(`lockdown-lesson-${name}.title`),
      ]).toEqual([name, true])
  })

  it('what is pointed at is explained', () => {
    for (const id of [
      'place:room:13',
      'place:power:s03',
      'thing:code:1',
      'place:gate',
      'place:track:time',
      'thing:card:stun#0',
    ]) {
      const told = explain(id, example(), names)
      expect([id, told?.title]).not.toEqual([id, undefined])
      expect([told?.title, ...(told?.lines ?? [])].join(' '), id).not.toMatch(NOT_SAID)
    }
  })
})

describe('what lies ahead', () => {
  const view = example()
  const roll = {
    noise: [1, 4],
    'n-noise': 4,
    encounter: [2, 3],
    'n-encounter': 4,
    of: 10,
    'silence-is-danger': false,
    danger: { danger: 'noise-all-around' as const },
  }
  const noise: Ahead = {
    what: 'noise',
    seat: 1,
    room: 9,
    roll,
    'is-dark': true,
    cards: 3,
    'depends-on-token': false,
    'surface-cards': 0,
  }
  const foresight = (ahead: Ahead[]): Foresight => ({
    bag: { tokens: 11, lit: [10, 5, 3, 1], dark: [10, 9, 8, 7] },
    'under-way': [],
    answers: [{ answer: 0, cards: 3, ahead }],
  })

  beforeAll(() => texts.speak('en'))

  it('counts surprises by the number that is seen in the dark', () => {
    expect(foresee(foresight([noise]), 0, view, names)?.words).toContain('7 of 11 tokens surprise you')
  })

  it('is a strip of six boxes as wide as their chance', () => {
    const strip = foresee(foresight([noise]), 0, view, names)?.strip as { brings: string }[]
    expect(strip.map(({ brings }) => brings)).toEqual([
      'noise',
      'encounter',
      'encounter',
      'noise',
      'silence',
      'danger',
    ])
  })

  it('says where there is light then', () => {
    const lights: Ahead = {
      what: 'lights',
      lit: ['s01', 's02'],
      dark: ['s03'],
      'elevator-has-power': true,
      'next-off': 'two',
      'in-darkness': [2],
    }
    expect(foresee(foresight([lights]), 0, view, names)?.words).toContain('lit: S-01, S-02 · dark: S-03')
  })
})
