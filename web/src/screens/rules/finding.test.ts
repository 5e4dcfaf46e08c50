/** Whoever looks something up is forgiven: forms of words, slips of the finger, whole questions. */

import { describe, expect, it } from 'vitest'
import { sectionsOf, type BookChapter } from './books'
import type { Chapter } from './chapters'
import { Finding, stem } from './finding'

const BOOK: BookChapter[] = [
  {
    name: 'how-you-win',
    title: 'How you win',
    lead: '<p>Points decide.</p>',
    parts: ['<h2 id="points">Points</h2><p>Each colony is a point <a class="cited">AF-23.4</a>.</p>'],
  },
  {
    name: 'mine',
    title: 'Лунная Шахта',
    lead: '<p>Корабль даёт руду.</p>',
    parts: [
      '<h2 id="doors">Закрытые двери</h2><p>Дверь не пропускает.</p><h3 id="statek">Statek w kopalni</h3><p>Łup zostaje.</p>',
    ],
  },
]
const RULES: Chapter[] = [
  {
    name: '9',
    number: '9',
    title: 'Lunar Mine',
    lead: '',
    html: '<div class="rule-item" id="AF-9.2"><a class="number">AF-9.2</a><div><p>The highest value counts.</p></div></div>',
  },
]
const TOLD: Chapter[] = [
  {
    name: '9',
    number: '9',
    title: 'Лунная Шахта',
    lead: '',
    html: '<div class="rule-item" id="AF-9.2"><a class="number">AF-9.2</a><div><p>Считается самое большое значение.</p></div></div>',
  },
]
const finding = new Finding('alien-frontiers', sectionsOf(BOOK), { english: RULES, told: [], language: 'en' })
const first = (words: string): string | undefined => finding.search(words)[0]?.href

describe('given a book and numbered rules', () => {
  it.each([
    ['a question', 'how do I win?', '/book/alien-frontiers/how-you-win'],
    ['a slip of the finger', 'ponits', '/book/alien-frontiers/how-you-win#points'],
    ['a word in another case', 'дверями', '/book/alien-frontiers/mine#doors'],
    ['a question in Russian', 'что делать с закрытой дверью', '/book/alien-frontiers/mine#doors'],
    ['a word in another case in Polish', 'statkiem', '/book/alien-frontiers/mine#statek'],
    ['letters without their marks', 'lup', '/book/alien-frontiers/mine#statek'],
    ['words of a rule', 'highest value', '/rules/alien-frontiers#AF-9.2'],
    ['the number of a rule', 'AF-9.2', '/rules/alien-frontiers#AF-9.2'],
  ])('when somebody types %s, then its place comes first', (_, words, href) => {
    expect(first(words)).toBe(href)
  })

  it('when nothing fits, then nothing is found', () => {
    expect(finding.search('qqqqqq')).toEqual([])
    expect(finding.search('x')).toEqual([])
  })

  it('when something is found, then the words around it are shown', () => {
    const [found] = finding.search('highest')

    expect(found).toMatchObject({ rule: 'AF-9.2', before: 'The ', words: 'highest', after: ' value counts.' })
  })

  it('then a section knows the rules it cites', () => {
    expect(sectionsOf(BOOK).find((it) => it.anchor === 'points')?.cites).toEqual(['AF-23.4'])
  })
})

describe('given what the reader’s language says of the rules', () => {
  const inRussian = new Finding('alien-frontiers', [], { english: RULES, told: TOLD, language: 'ru' })

  it.each([
    ['a word in another case', 'наибольшего значения'],
    ['a slip of the finger', 'значнеие'],
    ['words of the English text', 'the highest value'],
  ])('when somebody types %s, then the sentence is found once', (_, words) => {
    const found = inRussian.search(words)

    expect(found.map(({ rule, language }) => [rule, language])).toEqual([['AF-9.2', 'ru']])
  })

  it('when the English text was meant, then the sentence is shown', () => {
    expect(inRussian.search('highest')[0]).toMatchObject({
      under: 'Лунная Шахта',
      words: '',
      after: 'Считается самое большое значение.',
    })
  })

  it('when a rule has no sentence, then it is shown in English', () => {
    const finding = new Finding('alien-frontiers', [], { english: RULES, told: [], language: 'ru' })

    expect(finding.search('highest')[0]).toMatchObject({ rule: 'AF-9.2', language: 'en' })
  })
})

describe('given words', () => {
  it('then forms of one word are one, and small words are none', () => {
    expect(stem('кораблями')).toBe(stem('корабль'))
    expect(stem('двери')).toBe(stem('дверь'))
    expect(stem('как')).toBeNull()
    expect(stem('the')).toBeNull()
  })
})
