/** What the host of a table can do: before the game, with those who are away, and with those who come. */

import type { Page } from '@playwright/test'
import { openTable } from './ahead'
import { expect, test } from './house'
import { board, question, sitDown, twoAtTable } from './table'

const OPEN = { seat: 'open' }

/** A table for four at which only its host sits. */
async function alone(page: Page): Promise<void> {
  const id = await openTable(page.request, {
    seats: [{ seat: 'me' }, OPEN, OPEN, OPEN],
    'start-when-full': false,
  })
  await page.goto(`/table/${id}`)
}

test('given open seats, when the host has one fewer and starts with bots, then the game begins', async ({
  page,
}) => {
  await alone(page)
  const seats = page.locator('.seats > li')
  await expect(seats).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'One seat more' })).toBeDisabled()

  const fewer = page.getByRole('button', { name: 'One seat fewer' })
  await fewer.click()
  await expect(seats).toHaveCount(3)
  await fewer.click()
  await expect(seats).toHaveCount(2)
  await expect(fewer).toBeDisabled()
  await page.getByRole('button', { name: 'One seat more' }).click()
  await expect(seats).toHaveCount(3)
  await page.getByRole('button', { name: 'Start with bots' }).click()

  await expect(board(page)).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Seats' }).getByRole('article')).toHaveCount(3)
})

test('given a guest before the game, when the host sends them away, then their seat is open again', async ({
  page,
  somebody,
}) => {
  await alone(page)
  const friend = await somebody()
  await friend.goto(page.url())
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await page.getByRole('button', { name: 'Send away' }).click()

  await expect(page.getByText('3 seats are open.')).toBeVisible()
})

for (const [where, viewport] of [
  ['at a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  test(`given somebody who watches ${where}, when they ask for the seat of a bot, then the host lets them play`, async ({
    page,
    somebody,
  }) => {
    const id = await sitDown(page)
    const watcher = await somebody()
    await watcher.setViewportSize(viewport)
    await watcher.goto(`/table/${id}`)

    await watcher.getByRole('button', { name: /^Ask to play on: (Rigel|Mira|Altair)$/ }).click()
    await expect(watcher.getByText(/^You asked for a seat/)).toBeVisible()
    await question(page).getByRole('button', { name: 'Let them play' }).click()

    await expect(watcher.locator('[data-hand]')).toBeVisible()
    await expect(question(page).getByRole('button', { name: 'Let them play' })).toHaveCount(0)
  })
}

test('given a friend who leaves, when they have been away long enough, then whoever waits may let a bot play', async ({
  page,
  somebody,
}) => {
  const [asked, waiting] = await twoAtTable(page, await somebody())
  // The two minutes are over for this browser alone: nobody has to wait for them here.
  await waiting.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) =>
      socket.send(String(message).replace(/"sit-in-from":\d+/g, '"sit-in-from":1')),
    )
  })
  await waiting.reload()
  await expect(board(waiting)).toBeVisible()
  await asked.goto('about:blank')

  const asksFor = waiting.waitForRequest(/seat\/\d\/bot/)
  await waiting.getByRole('button', { name: 'Let a bot play' }).click()
  expect((await asksFor).method()).toBe('POST')
})

test('given a guest before the game, when the host changes pace and rules, then the guest reads how it is played now', async ({
  page,
  somebody,
}) => {
  await alone(page)
  const friend = await somebody()
  await friend.goto(page.url())
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.getByText('2 seats are open.')).toBeVisible()
  await expect(friend.getByRole('combobox', { name: 'Pace' })).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Pace' }).selectOption('turn-based')
  await expect(friend.getByRole('definition').filter({ hasText: 'a day for a turn' })).toBeVisible()
  await expect(friend.getByText('The host has changed how we play.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Long game' }).selectOption('on')

  await expect(friend.getByRole('definition').filter({ hasText: /^\s*Long\s*$/ })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Long game' })).toHaveValue('on')
  await expect(page.getByRole('combobox', { name: 'Pace' })).toHaveValue('turn-based')
})

test('given rules that the house refuses, when the host chooses them, then they stay as they were and the host reads why', async ({
  page,
}) => {
  await alone(page)
  const pace = page.getByRole('combobox', { name: 'Pace' })
  await page.route(/\/api\/tables\/[^/]+$/, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 409, json: { code: 'game-is-on' } })
      : route.continue(),
  )

  await pace.selectOption('live')

  await expect(page.getByText('The game has begun already.')).toBeVisible()
  await expect(pace).toHaveValue('no-limit')
})
