/** Whoever watches sees the table and can do nothing there. */

import { expect, test } from './house'
import { answers, board, dock, lit, log, question, sitDown } from './table'

test('given a game, when somebody watches it, then they see what happens and nothing of a hand', async ({
  page,
  somebody,
}) => {
  const id = await sitDown(page)
  const watcher = await somebody()

  await watcher.goto(`/table/${id}`)
  await expect(board(watcher)).toBeVisible()
  await expect(watcher.getByText('you watch', { exact: true })).toBeVisible()
  await expect(watcher.getByRole('region', { name: 'My hand' })).toHaveCount(0)
  await expect(answers(watcher)).toHaveCount(0)
  await expect(lit(watcher)).toHaveCount(0)
  await expect(question(watcher)).toContainText('choosing an action')

  await dock(page)
  await expect(log(watcher)).toContainText(/docks a \d at the (Solar Converter|Lunar Mine)/)
  await expect(page.getByText('1 watching')).toBeVisible()
  const another = await somebody()
  await another.goto(`/table/${id}`)
  await expect(page.getByText('2 watching')).toBeVisible()
  await another.close()
  await expect(page.getByText('1 watching')).toBeVisible()
})

test('given somebody who watches, when they press a place or a number, then nothing is answered', async ({
  page,
  somebody,
}) => {
  const id = await sitDown(page)
  const watcher = await somebody()
  await watcher.goto(`/table/${id}`)
  await expect(board(watcher)).toBeVisible()
  const lines = await log(watcher).getByRole('listitem').count()

  await watcher.keyboard.press('1')
  await watcher.keyboard.press('e')
  await watcher.locator('[data-id="place:station:lunar-mine"]').click()

  await expect(watcher.getByRole('tooltip')).toContainText('It is not your turn to choose.')
  await expect(log(watcher).getByRole('listitem')).toHaveCount(lines)
})
