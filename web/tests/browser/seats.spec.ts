/** A seat that is left is taken by a bot, and can be taken back. */

import { expect, test } from './house'
import { dock, log, sitDown, twoAtTable, untilAsked } from './table'

test('given somebody who gets up, when a bot plays on, then the seat can be taken back', async ({
  page,
  somebody,
}) => {
  const [asked, other] = await twoAtTable(page, await somebody())

  await asked
    .getByRole('button', { name: /: more$/ })
    .first()
    .press('Enter')
  const mine = asked.getByRole('menuitem', { name: 'Get up' })
  if (!(await mine.isVisible())) {
    await asked.keyboard.press('Escape')
    await asked
      .getByRole('button', { name: /: more$/ })
      .nth(1)
      .click()
  }
  await mine.filter({ visible: true }).click()
  await asked.getByRole('menuitem', { name: 'Get up: a bot plays on' }).filter({ visible: true }).click()

  await expect(asked.getByText('you watch')).toBeVisible()
  await untilAsked(other)
  await expect(log(other)).toContainText('A bot takes the seat.')
  await asked.getByRole('button', { name: /^Play on: Bot/ }).click()

  await expect(asked.getByText('you watch')).toHaveCount(0)
  await expect(asked.getByRole('region', { name: 'My hand' })).toBeVisible()
  await expect(log(other)).toContainText(/sits down/)
})

test('given somebody whose line is lost, when they stay away, then the others see when a bot comes, until they are back', async ({
  page,
  somebody,
}) => {
  const [asked, other] = await twoAtTable(page, await somebody())
  const address = asked.url()

  await asked.goto('about:blank')
  await expect(other.getByText('away').first()).toBeVisible()
  await expect(other.getByText(/^bot in \d+ s$/)).toBeVisible({ timeout: 30_000 })
  await asked.goto(address)
  await untilAsked(asked)

  await expect(other.getByText(/^bot in \d+ s$/)).toHaveCount(0)
  await dock(asked)
  await expect(log(other)).toContainText(/docks a/)
})

test('given a player against bots, when they get up and come back, then their game is theirs again', async ({
  page,
}) => {
  await sitDown(page)

  await page
    .getByRole('button', { name: /: more$/ })
    .first()
    .click()
  await expect(page.getByRole('menuitem', { name: 'Get up' })).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(page.getByRole('menuitem', { name: 'Get up' })).toBeHidden()
  await dock(page)
})
