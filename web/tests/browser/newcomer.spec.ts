/** Somebody who has never been here presses one button and plays to the end. */

import { expect, test } from './house'
import { listenForErrors } from './looks'
import { answerAnything, ending, handSize, heading, isAskedAgain, playNow } from './table'

test('given a newcomer, when they press Play now, then the first decision is theirs', async ({ page }) => {
  await playNow(page)

  await expect(heading(page)).toHaveText('What do you do?')
  expect(await handSize(page)).toBe(3)
})

test('given a newcomer against three bots, when they press what the screen offers, then the game comes to its end', async ({
  page,
}) => {
  test.slow()
  const errors = listenForErrors(page)
  await playNow(page)

  let presses = 0
  while (await isAskedAgain(page)) {
    await answerAnything(page, /Colony Constructor|Terraforming|Launch|Colonist Hub|Heinlein|Lem/)
    presses += 1
    expect(presses).toBeLessThan(1_000)
  }

  await expect(ending(page).getByRole('heading', { level: 1 })).toContainText(
    /settles the planet|Shared victory/,
  )
  await expect(
    ending(page)
      .getByText(/^(Rigel|Mira|Altair)$/)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /Rematch/ })).toBeEnabled()
  await expect(page.getByText('The dice were fair, and you can check it')).toBeVisible()
  await page.getByRole('link', { name: 'Replay' }).click()
  await expect(page.getByRole('slider', { name: 'Timeline' })).toBeVisible()
  expect(errors).toEqual([])
})

test('given a finished game, when a rematch is wanted, then a new table is laid', async ({ page }) => {
  test.slow()
  await playNow(page)
  await page
    .getByRole('button', { name: /: more$/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Resign' }).click()
  await page.getByRole('menuitem', { name: 'Resign: this is final' }).click()
  await expect(ending(page)).toBeVisible({ timeout: 30_000 })
  const old = page.url()

  await page.getByRole('button', { name: /Rematch/ }).click()

  await expect(page).not.toHaveURL(old)
  await expect(
    heading(page)
      .or(page.getByRole('button', { name: 'Start the game' }))
      .first(),
  ).toBeVisible()
})
