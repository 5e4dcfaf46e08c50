/** Nemesis can be played by everybody: by keyboard, in words, and as far as a program can tell. */

import type { Page } from '@playwright/test'
import { playAhead } from './ahead'
import { expect, test } from './house'
import { expectAccessible } from './looks'
import { boardShip, careless, cards, nextDoor, openShip, roundOf } from './nemesis'
import { answers, board, ending, endTurnButton, heading, log, untilAsked } from './table'

/** The screens of a table, and the way to each. */
const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  'a choice of characters': async (page) => {
    await page.goto(`/table/${await openShip(page.request)}`)
    await untilAsked(page)
  },
  'a turn': async (page) => {
    await boardShip(page, 2)
  },
  'an answer half put together': async (page) => {
    await boardShip(page)
    const careful = answers(page).filter({ hasText: 'Careful Movement' })
    // On a phone it may stand behind the others.
    if ((await careful.count()) === 0) await page.getByRole('button', { name: /more answers?$/ }).click()
    await page.keyboard.press((await careful.getAttribute('data-answer')) ?? '')
    await expect(heading(page)).toHaveText('Where to?')
  },
  'the text board': async (page) => {
    await boardShip(page)
    await page.keyboard.press('b')
    await expect(page.locator('.textboard')).toBeVisible()
  },
  'the end': async (page) => {
    const id = await openShip(page.request, 1)
    await playAhead(page.request, id, Infinity, careless)
    await page.goto(`/table/${id}`)
    await expect(ending(page)).toBeVisible()
  },
}

for (const [name, open] of Object.entries(SCREENS)) {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`given ${name} at ${viewport.width}, when it is examined, then nothing is in anybody’s way`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await open(page)
      await expectAccessible(page)
    })
  }
}

test('given a keyboard alone, when somebody plays, then they move, and pass until the next round', async ({
  page,
}) => {
  await boardShip(page)
  const before = await cards(page).count()

  const careful = await answers(page).filter({ hasText: 'Careful Movement' }).getAttribute('data-answer')
  await page.keyboard.press(careful ?? '')
  await expect(heading(page)).toHaveText('Where to?')
  await page.keyboard.press('Escape')
  await expect(heading(page)).toHaveText('What do you do?')
  // Whoever moves carefully is not surprised in the first round.
  await nextDoor(page).focus()
  await page.keyboard.press('Enter')
  await expect(answers(page).nth(1)).toContainText('Careful Movement')
  await page.keyboard.press('2')
  for (let presses = 0; (await roundOf(page)) === 1; presses += 1) {
    expect(presses).toBeLessThan(60)
    await untilAsked(page)
    const hasMoved = (await cards(page).count()) < before
    await page.keyboard.press(hasMoved && (await endTurnButton(page).isVisible()) ? 'e' : '1')
  }

  await expect(log(page)).toContainText('explores room')
})

test('given the text board alone, when somebody presses its words, then they move', async ({ page }) => {
  await boardShip(page)
  await page.keyboard.press('b')
  const words = page.locator('.textboard')
  await expect(words).toBeVisible()
  await expect(board(page)).toHaveCount(0)

  const room = words.getByRole('button', { name: /^Room (6|8|14|15)/ }).first()
  await room.click()
  for (let presses = 0; presses < 10; presses += 1) {
    if (/explores room/.test((await log(page).textContent()) ?? '')) break
    await untilAsked(page)
    await answers(page).first().click()
  }

  await expect(log(page)).toContainText('explores room')
})
