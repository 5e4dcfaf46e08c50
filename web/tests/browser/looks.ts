/** What must be true of every screen, whoever looks at it. */

import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect, test } from './house'

/** The windows in which everything has to be whole. */
export const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
]

const AXE = createRequire(import.meta.url).resolve('axe-core')

interface Violation {
  id: string
  nodes: { target: unknown[]; failureSummary?: string }[]
}

/** No violation of what WCAG asks for, as far as a program can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  // The page's own policy keeps foreign scripts out, so this one comes by the debugger.
  const { readFile } = await import('node:fs/promises')
  await page.evaluate(await readFile(AXE, 'utf8'))
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Violation[] }> }
    }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await axe.run({ runOnly: { type: 'tag', values: tags } })
    // What is half scrolled out of sight is not as small as it seems.
    const isScrolled = (target: unknown[]): boolean => {
      const element = document.querySelector(String(target[0]))
      const list = element?.closest('[role="log"], .scrolls, .list')
      if (!element || !list) return false
      const [it, within] = [element.getBoundingClientRect(), list.getBoundingClientRect()]
      return it.top < within.top || it.bottom > within.bottom
    }
    return violations
      .map((it) =>
        it.id === 'target-size' ? { ...it, nodes: it.nodes.filter((node) => !isScrolled(node.target)) } : it,
      )
      .filter(({ nodes }) => nodes.length > 0)
  })
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((it) => it.target.join(' ')).join(', ')}`,
  )
  expect(told).toEqual([])
}

/** How long a page may take to find its place in a window of another size. */
const SETTLING = 15_000

/** No text is cut, nothing sticks out of the window, nothing written is under 12 px. */
export async function expectNothingCut(page: Page): Promise<void> {
  await expect.poll(() => cut(page), { timeout: SETTLING }).toEqual([])
}

/** What is cut, sticks out or is too small; the first of it. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const name = (it: Element): string =>
      `${it.tagName.toLowerCase()}.${[...it.classList].join('.')} “${(it.textContent ?? '').trim().slice(0, 40)}”`
    const isShown = (it: Element): boolean =>
      it.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !it.closest('.unseen')
    if (document.documentElement.scrollWidth > innerWidth + 1)
      faults.push(`the page is ${document.documentElement.scrollWidth} wide`)
    for (const it of document.querySelectorAll('body *')) {
      const words = [...it.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if (words.length === 0 || !isShown(it) || ['SCRIPT', 'STYLE', 'OPTION', 'SELECT'].includes(it.tagName))
        continue
      const style = getComputedStyle(it)
      if (style.clipPath === 'inset(50%)') continue
      const scale = it instanceof SVGElement ? ((it as SVGGraphicsElement).getScreenCTM?.()?.a ?? 1) : 1
      const size = parseFloat(style.fontSize) * scale
      if (size > 0 && size < 11.5) faults.push(`${name(it)} is ${size.toFixed(1)} px`)
      if (it instanceof HTMLElement) {
        const hides =
          style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll'
        const isEllipsis =
          style.textOverflow === 'ellipsis' && (it.title !== '' || it.closest('[title],[aria-label]'))
        if (hides && it.scrollWidth > it.clientWidth + 1 && !isEllipsis) faults.push(`${name(it)} is cut`)
        const box = it.getBoundingClientRect()
        const isScrolled = it.closest('.scrolls, pre, table, [data-scrolls]')
        if (box.width > 0 && box.right > innerWidth + 1 && !isScrolled)
          faults.push(`${name(it)} sticks out to the right`)
      }
    }
    return faults.slice(0, 12)
  })
}

/** In the reader's language, nothing cut and no name of a text at any of some sizes. */
export async function expectWhole(page: Page, sizes = SIZES): Promise<void> {
  const language = await page.evaluate(() => navigator.language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  for (const size of sizes) {
    await page.setViewportSize(size)
    await test.step(`at ${size.width}`, () => expectNothingCut(page))
    await expectNoKeys(page)
  }
}

/** Nothing that a browser complains about. */
export function listenForErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

/** Nobody reads the name of a text in place of the text. */
export async function expectNoKeys(page: Page): Promise<void> {
  const keys = await page.evaluate(() => {
    // A key in place of its text, or a text that was not told something.
    const KEY =
      /\{ ?\$[a-z]|\bundefined\b|^[a-z]+(-[a-z0-9]+){2,}$|(^|\s)(web|error|alien-frontiers|nemesis|lockdown)-[a-z0-9]+(-[a-z0-9]+)*/
    const words: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    // What is set as code is meant as it stands.
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('code')) words.push(walker.currentNode.textContent ?? '')
    for (const it of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        words.push(it.getAttribute(name) ?? '')
    return words.map((it) => it.trim()).filter((it) => KEY.test(it))
  })
  expect(keys).toEqual([])
}
