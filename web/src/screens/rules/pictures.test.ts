/** Whatever a book shows is drawn. */

import { describe, expect, it } from 'vitest'
import { POSTERS } from '../../games/catalog'
import { playersBook } from './books'
import { picturesOf } from './pictures'

describe.each(POSTERS.map(({ game }) => game))('given the book of %s', (game) => {
  it('then every picture it names is there, and no other is drawn', { timeout: 60_000 }, async () => {
    const read = await playersBook(game, 'en')
    const parts = read?.chapters.flatMap((chapter) => chapter.parts) ?? []
    const named = parts.flatMap((part) => (typeof part === 'string' ? [] : part.picture))

    expect(parts.length).toBeGreaterThan(0)
    expect([...new Set(named)].sort()).toEqual(Object.keys(await picturesOf(game)).sort())
  })
})
