/** The pages of campaigns, in each language and size: the list, and the hub of one that was begun. */

import { expect, test } from '../browser/house'
import { camera, LANGUAGES } from './pictures'

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: language })
    const take = camera(language)

    test('campaigns', async ({ page }) => {
      const data = { game: 'aliens', name: "Hadley's Hope" }
      await page.goto('/')
      const begun = await page.request.post('/api/campaigns', { data })
      const { id } = (await begun.json()) as { id: string }
      for (const [name, path] of [
        ['front-campaigns', '/'],
        ['campaigns', '/campaigns'],
        ['campaign', `/campaigns/${id}`],
      ] as const) {
        await page.goto(path)
        await expect(page.getByText("Hadley's Hope").first()).toBeVisible()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await take(page, name)
      }
    })
  })
}
