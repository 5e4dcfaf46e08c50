/** Whoever is led to a rule reads it in their language where it is told there, and in English where it is not. */

import { describe, expect, it } from 'vitest'
import { chapterOf as shown } from '../../../build/rules'
import { blocksOf, chapterCalled, chapterOf, saidOf, toldAt, type Chapter } from './chapters'

const item = (rule: string, text: string): string =>
  `<div class="rule-item" id="${rule}"><a class="number" href="#${rule}">${rule}</a><div><p>${text}</p></div></div>`
const TOLD: Chapter[] = [
  {
    name: '7',
    number: '7',
    title: 'Колонист',
    lead: '',
    html: item('AF-7.1', 'Один корабль.') + item('AF-7.2', 'Своя дорожка.'),
  },
]

describe('given what a language says of the rules', () => {
  it('then a rule and a chapter are read there if it has them', () => {
    expect(toldAt(TOLD, 'AF-7.2', undefined)).toBe(true)
    expect(toldAt(TOLD, 'AF-7.3', undefined)).toBe(false)
    expect(toldAt(TOLD, null, '7')).toBe(true)
    expect(toldAt(TOLD, null, '2')).toBe(false)
    expect(toldAt(TOLD, null, undefined)).toBe(true)
    expect(toldAt([], null, undefined)).toBe(false)
  })

  it('then what is said of a rule is known without its number', () => {
    expect(saidOf(TOLD, 'AF-7.2')).toBe('Своя дорожка.')
    expect(saidOf(TOLD, 'AF-7.3')).toBeNull()
  })

  it('then each rule is a block of its chapter', () => {
    expect(blocksOf(TOLD).map(({ rule }) => rule)).toEqual(['AF-7.1', 'AF-7.2'])
    expect(chapterOf(TOLD, 'AF-7.1')?.title).toBe('Колонист')
  })
})

describe('given a chapter as a language writes it', () => {
  const chapter = shown(
    '# 7 Станция «Колонист»\n\n## 7.1 Корабли\n\n' +
      '- **AF-7.1** За одну стыковку ставят\n  один корабль.\n- **AF-7.2** Чужой дорожкой пользоваться нельзя (AF-7.1).\n',
  )

  it('then each sentence is found by its id, and mentions lead to others', () => {
    expect(chapter).toMatchObject({ number: '7', title: 'Станция «Колонист»', lead: '' })
    expect(saidOf([chapter], 'AF-7.1')).toBe('За одну стыковку ставят один корабль.')
    expect(chapter.html).toContain('<a href="#AF-7.1">AF-7.1</a>')
    expect(chapter.html).toContain('<h2>7.1 Корабли</h2>')
  })

  it('then a list of other things stays a list', () => {
    expect(shown('# 1 Цель\n\n- одно\n- **AF-1.1** другое\n').html).toContain('<li>')
  })

  it('then two chapters of one number have names of their own', () => {
    const chapters = [shown('# 10 Тайминг\n'), shown('# 10 Решения\n', true)]

    expect(chapters.map(({ name }) => name)).toEqual(['10', 'm10'])
    expect(chapterCalled(chapters, 'm10')?.title).toBe('Решения')
    expect(chapterCalled(chapters.slice(1), '10')?.title).toBe('Решения')
  })

  it('then rulings of Aliens have their own numbers', () => {
    expect(saidOf([shown('# 10 Решения\n\n- **R-07** Решает старший.\n')], 'R-07')).toBe('Решает старший.')
  })
})
