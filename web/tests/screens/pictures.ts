/** Takes pictures of a page in windows of every size, into a folder for each language. */

import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { SIZES } from '../browser/looks'

const FOLDER = process.env['AIRLOCK_SCREENS'] ?? join(import.meta.dirname, '../../../screens')
/** The widths that are wanted, where somebody is in a hurry. */
const WIDTHS = process.env['AIRLOCK_WIDTHS']?.split(',').map(Number)

/** Besides those of the tests, the phone that most people have. */
const WINDOWS = [...SIZES, { width: 390, height: 844 }]

export const LANGUAGES = (process.env['AIRLOCK_LANGUAGES'] ?? 'en,ru,uk,pl').split(',')

export type Take = (page: Page, name: string) => Promise<void>

export function camera(language: string): Take {
  return async (page, name) => {
    const before = page.viewportSize()
    for (const size of WINDOWS.filter(({ width }) => WIDTHS?.includes(width) ?? true)) {
      await page.setViewportSize(size)
      await standsStill(page)
      await page.screenshot({ path: join(FOLDER, language, `${name}-${size.width}.png`) })
    }
    if (before) await page.setViewportSize(before)
    await standsStill(page)
  }
}

/** Fonts and pictures are there, and the page has found its place in the window. */
async function standsStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let frames = 0; frames < 4; frames += 1) await frame()
  })
}
