/** A game that is over: its moments, its dice, and the next one. */

import type { Page } from '@playwright/test'
import { openGame, openTable, playAhead } from './ahead'
import { expect, test } from './house'
import { board, ending, untilAsked } from './table'

async function toTheEnd(page: Page): Promise<string> {
  const id = await openGame(page.request, 1)
  await playAhead(page.request, id)
  return id
}

test('given the end, when a moment that mattered is pressed, then the replay shows it', async ({ page }) => {
  const id = await toTheEnd(page)
  await page.goto(`/table/${id}`)
  const moment = ending(page).locator('.moments a').first()
  const entry = new URL((await moment.getAttribute('href')) ?? '', page.url()).searchParams.get('entry')

  await moment.click()

  const slider = page.getByRole('slider', { name: 'Timeline' })
  await expect(slider).toBeVisible()
  await expect(board(page)).toBeVisible()
  expect(Number(entry)).toBeGreaterThan(0)
  await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
  await expect(page).toHaveURL(new RegExp(`/replay/${id}`))
})

test('given the end, when the seed fits its seal, then that was checked in this browser', async ({
  page,
}) => {
  const id = await toTheEnd(page)

  await page.goto(`/table/${id}`)

  await expect(ending(page).getByText('checked in this browser', { exact: true })).toBeVisible()
  await expect(ending(page).getByRole('heading', { name: /The dice were fair/ })).toBeVisible()
})

test('given the end, when another seed is told than was sealed, then everybody reads so', async ({
  page,
}) => {
  const id = await toTheEnd(page)
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) =>
      socket.send(String(message).replace(/"seed":"[0-9a-f]{64}"/, `"seed":"${'0'.repeat(64)}"`)),
    )
  })

  await page.goto(`/table/${id}`)

  await expect(ending(page).getByRole('heading', { name: 'The seed does not fit the seal' })).toBeVisible()
  await expect(ending(page).getByText('checked in this browser', { exact: true })).toHaveCount(0)
})

test('given two people by a link, when one of them resigns and asks for a rematch, then the other follows and both sit at the new table', async ({
  page,
  somebody,
}) => {
  const friend = await somebody()
  const id = await openTable(page.request, {
    visibility: 'by-link',
    seats: [{ seat: 'me' }, { seat: 'open' }],
    'start-when-full': true,
  })
  await page.goto(`/table/${id}`)
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue()
  await friend.goto(link)
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await expect(board(page)).toBeVisible()
  await expect(board(friend)).toBeVisible()

  const mine = friend.getByRole('article').nth(1)
  await mine.getByRole('button', { name: /: more$/ }).click()
  await mine.getByRole('menuitem', { name: 'Resign' }).click()
  await mine.getByRole('menuitem', { name: 'Resign: this is final' }).click()
  await expect(ending(page)).toBeVisible()
  await expect(ending(friend)).toBeVisible()
  await page.getByRole('button', { name: /^Rematch/ }).click()
  await expect(page).not.toHaveURL(new RegExp(id))

  // What the other is offered says that somebody is there already.
  await expect(friend.getByRole('button', { name: /^Rematch · 1 of 2 are in/ })).toBeVisible()
  await friend.getByRole('button', { name: /^Rematch/ }).click()

  await expect(friend).not.toHaveURL(new RegExp(id))
  expect(new URL(friend.url()).pathname).toBe(new URL(page.url()).pathname)
  for (const one of [page, friend]) {
    await expect(board(one)).toBeVisible()
    await expect(one.getByRole('region', { name: 'My hand' })).toBeVisible()
  }
  await Promise.race([untilAsked(page), untilAsked(friend)])
})

test('given a game that the house stopped, when it is looked at, then it says why and names no winner', async ({
  page,
}) => {
  const id = await toTheEnd(page)
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) =>
      socket.send(String(message).replace(/"stopped":null/, '"stopped":"record-full"')),
    )
  })

  await page.goto(`/table/${id}`)

  await expect(ending(page).getByRole('heading', { name: 'The game was stopped', level: 1 })).toBeVisible()
  await expect(ending(page).getByText(/^Its record is as long as a record can be\./)).toBeVisible()
})
