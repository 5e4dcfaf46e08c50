/** Texts are loaded part by part, and whatever comes late takes nothing away. */

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Texts } from './texts.svelte'

/** What is being loaded: the test decides when it comes. */
const { coming, PARTS } = vi.hoisted(() => {
  const coming: { come: () => void; fail: () => void }[] = []
  const loader = (part: string, language: string) => () =>
    new Promise<{ default: string }>((resolve, reject) => {
      const come = (): void => resolve({ default: `${part} = ${part} in ${language}` })
      coming.push({ come, fail: () => reject(new Error('no line')) })
    })
  const part = (name: string) => ({ en: loader(name, 'en'), pl: loader(name, 'pl') })
  return { coming, PARTS: { ui: part('ui'), nemesis: part('nemesis') } }
})
vi.mock('./languages', () => ({ PARTS }))

/** Everything comes, what was asked for last before all else. */
async function comeInReverse(): Promise<void> {
  for (const { come } of coming.splice(0).reverse()) {
    come()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

describe('texts', () => {
  let texts: Texts
  beforeEach(() => {
    coming.splice(0)
    vi.stubGlobal('document', { documentElement: {} })
    texts = new Texts()
  })

  it('has all parts that were needed at once, whichever comes last', async () => {
    const needed = Promise.all([texts.need('ui'), texts.need('nemesis')])
    await comeInReverse()
    await needed

    expect([texts.say('ui'), texts.say('nemesis')]).toEqual(['ui in en', 'nemesis in en'])
  })

  it('lets whoever needs a part that is on its way wait for it', async () => {
    const first = texts.need('ui')
    let isThere = false
    const second = texts.need('ui').then(() => (isThere = true))
    await Promise.resolve()
    expect(isThere).toBe(false)

    await comeInReverse()
    await Promise.all([first, second])

    expect(texts.say('ui')).toBe('ui in en')
  })

  it('keeps to the language that was wanted last', async () => {
    const spoken = texts.speak('pl')
    const needed = texts.need('ui')
    await comeInReverse()
    await Promise.all([spoken, needed])

    expect(texts.language).toBe('pl')
    expect(texts.say('ui')).toBe('ui in pl')
  })

  it('tries again to load what did not come', async () => {
    const failed = texts.need('ui')
    coming.pop()?.fail()
    await expect(failed).rejects.toThrow('no line')

    const again = texts.need('ui')
    await comeInReverse()
    await again

    expect(texts.say('ui')).toBe('ui in en')
  })
})
