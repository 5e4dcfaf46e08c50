// @vitest-environment happy-dom
/** Texts come in parts, and in any order. */

import { expect, it, vi } from 'vitest'
import { texts } from './texts.svelte'

vi.mock('./languages', () => {
  /** What is being loaded already comes at once the second time, and the first time late. */
  const after = (late: number, text: string) => {
    let wait = late
    return () =>
      new Promise((resolve) => {
        setTimeout(() => resolve({ default: text }), wait)
        wait = 1
      })
  }
  return {
    PARTS: {
      ui: { en: after(30, 'web-title = Airlock') },
      nemesis: { en: after(1, 'nemesis-room-nest = Nest') },
    },
  }
})

it('has all parts though the one that was asked for first came last', async () => {
  const first = texts.need('ui')
  const second = texts.need('nemesis')

  await second
  expect(texts.say('nemesis-room-nest')).toBe('Nest')
  await first
  expect(texts.say('nemesis-room-nest')).toBe('Nest')
  expect(texts.say('web-title')).toBe('Airlock')
})
