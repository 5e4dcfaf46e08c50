/**
 * What people ask a rulebook is answered among the first three places that are found.
 *
 * `tests/questions/<language>.txt` has a question on each line, with its game and the headings
 * under which the answer stands.
 */

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../texts/languages'
import { playersBook, sectionsOf } from './books'
import { book, sentences } from './chapters'
import { Finding } from './finding'

const FOLDER = join(import.meta.dirname, '../../../tests/questions')
/** Of so many questions in each language so many are answered. */
const [ASKED, ANSWERED] = [50, 45]

interface Asked {
  game: string
  question: string
  anchors: string[]
}

function asked(language: string): Asked[] {
  const lines = readFileSync(join(FOLDER, `${language}.txt`), 'utf8').split('\n')
  return lines.flatMap((line) => {
    const [game, question, anchors] = line.split('|').map((it) => it.trim())
    return game && question && anchors ? [{ game, question, anchors: anchors.split(' ') }] : []
  })
}

async function findingOf(game: string, language: Language): Promise<Finding> {
  const read = await playersBook(game, language)
  expect(read?.language, `${game} has a book in ${language}`).toBe(language)
  const [english, told] = [(await book(game)) ?? [], await sentences(game, language)]
  return new Finding(game, sectionsOf(read?.chapters ?? []), { english, told, language })
}

const LANGUAGES = readdirSync(FOLDER).map((name) => name.replace('.txt', '') as Language)

describe.each(LANGUAGES)('given the books in %s', (language) => {
  it('when somebody asks, then the answer is among the first three', { timeout: 60_000 }, async () => {
    const questions = asked(language)
    const findings = new Map<string, Finding>()
    const missed: string[] = []
    for (const { game, question, anchors } of questions) {
      const finding = findings.get(game) ?? (await findingOf(game, language))
      findings.set(game, finding)
      const first = finding.search(question).slice(0, 3)
      const found = first.map(({ href }) => href.split(/[#/]/).at(-1) ?? '')
      if (!found.some((it) => anchors.includes(it))) missed.push(`${game}: ${question} → ${found.join(', ')}`)
    }

    expect(questions.length).toBe(ASKED)
    expect(questions.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(ANSWERED)
  })
})
