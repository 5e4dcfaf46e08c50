/** Long words break between syllables, short ones do not. */

import { describe, expect, it } from 'vitest'
import { hyphenated } from './hyphens'

const shown = (text: string): string => hyphenated(text).replaceAll('\u00ad', '|')

describe('hyphens', () => {
  it.each([
    ['Search', 'Search'],
    ['Interruption', 'Inter|rup|tion'],
    ['Contamination', 'Con|tami|nation'],
    ['Fire Extinguisher', 'Fire Extin|guis|her'],
    ['винтовка', 'вин|товка'],
    ['Огнетушитель', 'Огне|туши|тель'],
  ])('of %s', (text, expected) => {
    expect(shown(text)).toBe(expected)
  })

  it('change no letter', () => {
    for (const text of ['Sterownia silników', 'Гібернаторій', 'Vulnerability to Energy']) {
      expect(hyphenated(text).replaceAll('\u00ad', '')).toBe(text)
    }
  })
})
