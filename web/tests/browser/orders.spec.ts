/** Whether somebody wants to be asked for reactions is kept with their seat. */

import type { Locator, Page } from '@playwright/test'
import { expect, test } from './house'
import { expectNothingCut } from './looks'
import { openShip } from './nemesis'
import { sitDown } from './table'

const orders = (page: Page): Locator =>
  page.getByRole('radiogroup', { name: 'Ask me whether I interrupt or react' })

/** By the button of a large window, or by the menu of a small one. */
async function openSettings(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const button = page.getByRole('button', { name: 'Settings', exact: true })
  await expect(menu.or(button).first()).toBeVisible()
  if (await menu.isVisible()) {
    await menu.click()
    await page.getByRole('menuitem', { name: 'Settings', exact: true }).click()
  } else {
    await button.click()
  }
  await expect(page.getByRole('radiogroup', { name: 'Motion' })).toBeVisible()
}

for (const [where, viewport] of [
  ['at a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 360, height: 740 }],
] as const) {
  test.describe(where, () => {
    test.use({ viewport })

    test('given somebody aboard, when they never want to be asked whether they react, then that is kept', async ({
      page,
    }) => {
      await page.goto(`/table/${await openShip(page.request, 1)}`)
      await openSettings(page)
      await expect(orders(page).getByRole('radio', { name: 'when I can' })).toBeChecked()
      await expectNothingCut(page)

      await orders(page).getByText('never').click()
      await expect(page.getByText('You let everything pass, whatever you hold.')).toBeVisible()
      await page.reload()
      await openSettings(page)

      await expect(orders(page).getByRole('radio', { name: 'never' })).toBeChecked()
    })
  })
}

test('given a game in which nobody reacts, when somebody looks at the settings, then nothing is said of it', async ({
  page,
}) => {
  await sitDown(page)

  await openSettings(page)

  await expect(orders(page)).toHaveCount(0)
})
