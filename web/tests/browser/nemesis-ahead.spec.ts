/** What lies ahead stands on the answer, on the ship and in words; what cannot be done says why. */

import type { Locator } from '@playwright/test'
import { expect, test } from './house'
import { boardShip, nextDoor } from './nemesis'
import { answers, board, endTurnButton, question, untilAsked } from './table'

/** How many of some things are wholly within the window, and nothing lies over their middle. */
const inSight = (some: Locator): Promise<number> =>
  some.evaluateAll((all) => {
    const isWhole = (it: Element): boolean => {
      const { left, top, right, bottom } = it.getBoundingClientRect()
      const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && it.contains(middle)
    }
    return all.filter(isWhole).length
  })

test('given a turn, when a room is pointed at, then the die that would be rolled there stands at it and in words', async ({
  page,
}) => {
  await boardShip(page)
  const room = nextDoor(page)
  const number = (await room.getAttribute('data-id'))?.split(':').at(-1)

  await room.hover()

  await expect(board(page).locator(`[data-strip-at="${number}"]`)).toBeVisible()
  await expect(answers(page).locator('[data-strip]').first()).toBeVisible()
  await page.keyboard.press('b')
  await expect(page.locator('.textboard')).toContainText(/noise on 1, 2, 3, 4/)
})

test('given a turn, when a room far away is pressed, then it is said why nobody goes there', async ({
  page,
}) => {
  await boardShip(page)

  await board(page).locator('[data-id="place:room:1"]').click()

  await expect(page.locator('[data-explain]')).toContainText('A corridor has to join this room with yours.')
})

test('given a first game, when something is explained, then no answer is lost to it', async ({ page }) => {
  const id = await boardShip(page)
  const before = Math.min(4, await inSight(answers(page)))

  await page.goto(`/table/${id}?learn`)
  await untilAsked(page)

  await expect(page.getByRole('complementary', { name: 'Explanation' })).toBeVisible()
  await expect.poll(() => inSight(answers(page))).toBeGreaterThanOrEqual(before)
  await expect.poll(() => inSight(endTurnButton(page))).toBe(1)
})

for (const locale of ['en', 'ru', 'uk', 'pl']) {
  test.describe(`on a phone in ${locale}`, () => {
    test.use({ locale, hasTouch: true, viewport: { width: 390, height: 844 } })

    test('given a turn, when nothing has been pressed yet, then four answers and the end of the turn are in sight', async ({
      page,
    }) => {
      await boardShip(page)

      await expect.poll(() => inSight(question(page).locator('[data-answer]'))).toBeGreaterThanOrEqual(4)
      expect(await inSight(endTurnButton(page))).toBe(1)
    })
  })
}
