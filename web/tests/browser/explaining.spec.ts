/** What something is, for whoever points at it, holds it or asks. */

import type { Page } from '@playwright/test'
import { expect, test } from './house'
import { expectAccessible, expectNothingCut } from './looks'
import { sitDown } from './table'

const displayed = (page: Page) => page.locator('[data-id^="place:display:"]').first()

/** The card as it is read: all of it, 300 px wide. */
async function expectLarge(page: Page, role: 'tooltip' | 'dialog'): Promise<void> {
  const card = page.getByRole(role).locator('[data-card]')
  await expect(card.getByRole('heading', { level: 3 })).not.toBeEmpty()
  await expect(card.locator('p').first()).not.toBeEmpty()
  await expect.poll(async () => (await card.boundingBox())?.width).toBe(300)
}

test('given a card on display, when it is pointed at, then it is read large beside it', async ({ page }) => {
  await sitDown(page)

  await displayed(page).hover()
  await expectLarge(page, 'tooltip')
  // Whoever goes into the card can read it as long as they like.
  await page.getByRole('tooltip').hover()
  await expectNothingCut(page)
  await page.getByRole('tooltip').locator('p').first().hover()
  await expectLarge(page, 'tooltip')
  await expectNothingCut(page)
  await page
    .getByRole('tooltip')
    .getByRole('button', { name: /^Rule AF-21/ })
    .click()

  await expect(page.getByRole('dialog')).toContainText('AF-21')
})

test('given the focus on a card, when the key for explaining is pressed, then it is read large, and Escape closes it', async ({
  page,
}) => {
  await sitDown(page)

  await displayed(page).focus()
  await page.keyboard.press('?')
  await expectLarge(page, 'tooltip')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await expect(page.getByRole('tooltip')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('given a card, when a finger rests on it, then it is read large from below', async ({ page }) => {
    await sitDown(page)
    const box = await displayed(page).boundingBox()
    const at = { clientX: (box?.x ?? 0) + 8, clientY: (box?.y ?? 0) + 8, pointerType: 'touch' }

    await displayed(page).dispatchEvent('pointerdown', at)
    await expectLarge(page, 'dialog')
    await expectNothingCut(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()

    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
