/**
 * Where long words may break. Browsers know that for few languages and not everywhere, and a card
 * is narrow: so soft hyphens are put between syllables, as far as letters tell them.
 */

const VOWELS = 'aeiouyąęóаеёиоуыэюяєіїAEIOUYĄĘÓАЕЁИОУЫЭЮЯЄІЇ'
const SOFT = '\u00ad'
/** Shorter words stay whole, and no part of a word is shorter than that. */
const LONG = 8
const LEAST = 3

const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWELS.includes(letter)
/** Letters that belong to the one before them. */
const SIGNS = 'ьъйЬЪЙ'

export function hyphenated(text: string): string {
  return text
    .split(/([\s-]+)/)
    .map((word) => (word.length < LONG ? word : divided(word)))
    .join('')
}

/** A syllable ends before the last consonant between two vowels. */
function divided(word: string): string {
  const letters = [...word]
  let parts = ''
  let since = 0
  letters.forEach((letter, n) => {
    const isBreak =
      !isVowel(letter) &&
      !SIGNS.includes(letter) &&
      isVowel(letters[n + 1]) &&
      letters.slice(0, n).some(isVowel) &&
      n - since >= LEAST &&
      letters.length - n >= LEAST
    if (isBreak) {
      parts += SOFT
      since = n
    }
    parts += letter
  })
  return parts
}
