/** A first game with a guide, on the real table. */

import { expect, test } from './house'
import { dock, door, untilAsked } from './table'

test('given somebody who wants to learn, when they understood one thing, then the next is explained', async ({
  page,
}) => {
  await page.goto('/')
  await door(page).getByRole('button', { name: 'Learn' }).click()
  await untilAsked(page)
  const guide = page.getByRole('complementary', { name: 'Explanation' })
  await expect(guide).toBeVisible()
  const first = await guide.getByRole('heading').textContent()

  await guide.getByRole('button', { name: 'Understood' }).click()

  await expect(guide.getByRole('heading')).not.toHaveText(first ?? '')
  await page.reload()
  await untilAsked(page)
  await expect(guide.getByRole('heading')).not.toHaveText(first ?? '')
  await dock(page)
})

test('given the guide, when no more explanations are wanted, then it goes and stays away', async ({
  page,
}) => {
  await page.goto('/')
  await door(page).getByRole('button', { name: 'Learn' }).click()
  await untilAsked(page)
  const guide = page.getByRole('complementary', { name: 'Explanation' })

  await guide.getByRole('button', { name: 'No more explanations' }).click()

  await expect(guide).toHaveCount(0)
  await dock(page)
  await expect(guide).toHaveCount(0)
})
