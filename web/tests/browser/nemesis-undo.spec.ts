/** Aboard the Nemesis an answer can be taken back until something comes to light. */

import { expect, test } from './house'
import { boardShip, cards } from './nemesis'
import { answers, board, heading, log, question, untilAsked } from './table'

test('given a move that is not paid yet, when it is taken back, then it is as if it had never been; once a room is explored, nothing can be taken back', async ({
  page,
}) => {
  await boardShip(page, 1)
  // A card may show rooms that are further away; these are next door.
  const unknown = board(page).locator(
    '[data-lit]:is([data-id$=":6"], [data-id$=":8"], [data-id$=":14"], [data-id$=":15"])[aria-label*="not explored"]',
  )
  const offered = await answers(page).allTextContents()
  const held = await cards(page).count()
  const move = async (): Promise<void> => {
    await unknown.first().click()
    await answers(page)
      .filter({ hasText: /^\s*Movement/ })
      .click()
    await expect(heading(page)).toHaveText(/Which card do you discard/)
  }
  await move()
  await expect(board(page).locator('.goal')).toBeAttached()
  await expect(question(page)).toContainText(/Movement → Room \d+, not explored/)
  const takeBack = page.getByRole('button', { name: /^Take back/ })

  await expect(takeBack).toHaveAttribute('title', /^Take back: Movement → Room \d+, not explored$/)
  await takeBack.click()

  await expect(answers(page)).toHaveText(offered)
  await expect(cards(page)).toHaveCount(held)
  await expect(log(page)).toContainText(/Taken back: .* sets out for room \d+.* through corridor \d/)
  await expect(takeBack).toHaveCount(0)

  await move()
  await answers(page).first().click()
  await expect(log(page)).toContainText(/explores room \d+/)
  await untilAsked(page)

  await expect(page.getByRole('button', { name: /take back/i })).toHaveCount(0)
})
