/** Before a ship is boarded: how to play is chosen in the open, and nothing round waits for a ship. */

import { expect, test } from './house'
import { expectNothingCut } from './looks'
import { openShip } from './nemesis'

test('given a new table, then its modes are there without looking for them', async ({ page }) => {
  await page.goto('/new/nemesis')

  for (const mode of ['Mode', 'Ship', 'The first to die'])
    await expect(page.getByRole('group', { name: new RegExp(`^${mode}`) })).toBeVisible()
  await expect(page.getByText('Airlock and bodies')).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('given a new table, then it shows which game it is, and cuts nothing', async ({ page }) => {
    await page.goto('/new/nemesis')

    await expect(page.locator('.hero img')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { level: 1, name: 'Nemesis' })).toBeInViewport({ ratio: 1 })
    await expectNothingCut(page)
  })
})

test('given a table that is still on its way, then no planet stands where the ship will be', async ({
  page,
}) => {
  const id = await openShip(page.request, 1)
  await page.routeWebSocket(/\/api\//, () => undefined)

  await page.goto(`/table/${id}`)

  await expect(page.locator('.outlines')).toBeVisible()
  await expect(page.locator('.outlines .planet')).toHaveCount(0)
  await expect(page.locator('.ground svg')).toHaveCount(0)
})
