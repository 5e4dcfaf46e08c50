/** Where WebSockets are blocked, the table is told by events and answered by posts. */

import { expect, test } from './house'
import { dock, handSize, log, playTurn, sitDown, untilAsked } from './table'

test('given blocked sockets, when somebody plays, then everything goes its way', async ({ page }) => {
  await page.routeWebSocket(/\/live/, (socket) => socket.close())
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/say')) posts.push(request.url())
  })

  await sitDown(page)
  await dock(page)
  expect(await handSize(page)).toBe(2)
  await playTurn(page)
  await untilAsked(page)

  expect(posts.length).toBeGreaterThan(2)
  await expect(log(page)).toContainText(/docks a \d at the (Solar Converter|Lunar Mine)/)
  await expect(page.getByText('No connection.')).toHaveCount(0)
})

test('given blocked sockets, when somebody asks why not, then they are told', async ({ page }) => {
  await page.routeWebSocket(/\/live/, (socket) => socket.close())
  await sitDown(page)

  await page.getByRole('button', { name: 'Why not elsewhere?' }).click()

  await expect(
    page
      .getByRole('button', { name: /^Rule AF-/ })
      .or(page.getByText(/only be asked/))
      .first(),
  ).toBeVisible()
})
