/** A seat that is left is taken by a bot, and can be taken back. */

import type { Locator, Page } from '@playwright/test'
import { expect, test } from './house'
import { dock, log, playTurn, twoAtTable, untilAsked } from './table'

/** Only where there are clocks does a bot sit in for whoever is away. */
const LIVE = { pace: 'live', seconds: 720, gained: 10 }

/** What stands at a seat whose holder is not there. */
const away = (page: Page): Locator => page.getByText('away', { exact: true })

/** What stands at a seat in which a bot sits in for somebody. */
const botIn = (page: Page): Locator => page.getByText('bot sits in', { exact: true })

for (const who of ['the host', 'a guest']) {
  test(`given ${who} who gets up, when a bot plays on, then the seat can be taken back`, async ({
    page,
    somebody,
  }) => {
    const guest = await somebody()
    await twoAtTable(page, guest)
    const [goes, stays] = who === 'the host' ? [page, guest] : [guest, page]
    const { name } = (await (await goes.request.get('/api/me')).json()) as { name: string }

    const mine = goes.getByRole('article').filter({ hasText: name })
    await mine.getByRole('button', { name: /: more$/ }).click()
    await mine.getByRole('menuitem', { name: 'Get up' }).click()
    await mine.getByRole('menuitem', { name: 'Get up: a bot plays on' }).click()

    await expect(goes.getByText('you watch', { exact: true })).toBeVisible()
    await untilAsked(stays)
    await expect(log(stays)).toContainText('A bot takes the seat.')
    await goes.getByRole('button', { name: /^Play on: (Vega|Rigel)$/ }).click()

    await expect(goes.getByText('you watch', { exact: true })).toHaveCount(0)
    await expect(goes.getByRole('region', { name: 'My hand' })).toBeVisible()
    await expect(log(stays)).toContainText(/sits down/)
  })
}

test('given somebody whose line is lost, when they stay away, then the others see when a bot comes, until they are back', async ({
  page,
  somebody,
}) => {
  const [asked, other] = await twoAtTable(page, await somebody(), { pace: LIVE })
  const address = asked.url()

  await asked.goto('about:blank')
  await expect(away(other)).toBeVisible()
  await expect(other.getByText(/bot in \d+ s/)).toBeVisible({ timeout: 30_000 })
  await asked.goto(address)
  await untilAsked(asked)

  await expect(other.getByText(/bot in \d+ s/)).toHaveCount(0)
  await dock(asked)
  await expect(log(other)).toContainText('docks')
})

test('given somebody whose line is lost, when they stay away too long, then a bot plays on for them until they are back', async ({
  page,
  somebody,
}) => {
  test.slow()
  const [asked, other] = await twoAtTable(page, await somebody(), { pace: LIVE })
  const address = asked.url()

  await asked.goto('about:blank')
  await expect(other.getByText(/bot in \d+ s/)).toBeVisible({ timeout: 60_000 })
  await expect(botIn(other)).toBeVisible({ timeout: 120_000 })
  // The bot has ended the turn of whoever is away.
  await untilAsked(other)
  await expect(log(other)).toContainText(/A bot sits in for .*docks/)
  await asked.goto(address)

  await expect(botIn(other)).toHaveCount(0)
  await expect(away(other)).toHaveCount(0)
  await expect(asked.getByRole('region', { name: 'My hand' })).toBeVisible()
  await expect(asked.getByText('you watch', { exact: true })).toHaveCount(0)
  await playTurn(other)
  await untilAsked(asked)
  await dock(asked)
  await expect(log(other)).toContainText('docks')
})

test('given somebody whose time is up, when a bot sits in for them, then they can take their seat back', async ({
  page,
  somebody,
}) => {
  const pace = { pace: 'live', seconds: 10, gained: 3_600 }
  const [asked, other] = await twoAtTable(page, await somebody(), { pace })

  await expect(asked.getByText('A bot sits in for you.')).toBeVisible({ timeout: 30_000 })
  await expect(botIn(other)).toBeVisible()
  await asked.getByRole('button', { name: 'Take my seat back' }).click()

  await expect(asked.getByText('A bot sits in for you.')).toHaveCount(0)
  await expect(botIn(other)).toHaveCount(0)
})
