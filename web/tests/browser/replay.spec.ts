/** A game looked back on. */

import type { Page } from '@playwright/test'
import { openGame, playAhead } from './ahead'
import { expect, test } from './house'
import { board, heading } from './table'

const slider = (page: Page) => page.getByRole('slider', { name: 'Timeline' })

const at = async (page: Page) => Number(await slider(page).getAttribute('aria-valuenow'))

async function lookBack(page: Page, query = ''): Promise<string> {
  const id = await openGame(page.request, 1)
  await playAhead(page.request, id)
  await page.goto(`/replay/${id}${query}`)
  await expect(slider(page)).toBeVisible()
  await expect(board(page)).toBeVisible()
  return id
}

test('given a replay, when it is scrubbed and stepped, then the board follows', async ({ page }) => {
  await lookBack(page)
  const steps = Number(await slider(page).getAttribute('aria-valuemax'))
  expect(steps).toBeGreaterThan(30)

  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(steps))
  await page.getByRole('button', { name: 'To the start' }).click()
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '0')
  await page.getByRole('button', { name: 'One step forward' }).click()
  await page.getByRole('button', { name: 'One step forward' }).click()
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '2')
  await page.getByRole('button', { name: 'One step back' }).click()
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '1')

  const box = await slider(page).boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 30)
  await expect.poll(() => at(page)).toBeGreaterThan(steps * 0.4)
  await expect.poll(() => at(page)).toBeLessThan(steps * 0.6)
  const middle = await at(page)
  await slider(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => at(page)).toBe(middle + 1)
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => at(page)).toBeGreaterThan(middle + 1)
})

test('given a replay, when it is played, then it goes on by itself until it is paused', async ({ page }) => {
  await lookBack(page, '?entry=20')
  const begun = await at(page)

  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => at(page)).toBeGreaterThan(begun + 1)
  await page.getByRole('button', { name: 'Pause' }).click()

  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
})

test('given a replay, when other eyes are chosen, then the moment stays', async ({ page }) => {
  await lookBack(page, '?entry=30')
  const before = await at(page)

  const eyes = page.getByRole('region', { name: 'Through whose eyes' }).getByRole('button', { name: 'Rigel' })
  await eyes.click()

  await expect(eyes).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => at(page)).toBe(before)
})

test('given a link to a moment, when somebody else follows it, then they see that moment', async ({
  page,
  somebody,
}) => {
  await lookBack(page, '?entry=25')
  await page.getByRole('button', { name: 'Link to this moment' }).click()
  await expect(page).toHaveURL(/eyes=all/)
  const before = await at(page)
  const friend = await somebody()

  await friend.goto(page.url())

  await expect(slider(friend)).toHaveAttribute('aria-valuenow', String(before))
})

test('given a moment of a finished game, when it is continued from there, then a new table lies as it was', async ({
  page,
}) => {
  const id = await lookBack(page, '?entry=30')

  await page.getByRole('button', { name: 'Continue from here' }).click()

  await expect(page).toHaveURL(/\/table\//)
  expect(page.url()).not.toContain(id)
  await expect(heading(page).or(page.locator('.lobby')).first()).toBeVisible()
})
