/** A whole game of Lockdown alone, by somebody who reads only what is on the screen. */

import { expect, test } from './house'
import { enterComplex, nextDoor } from './lockdown'
import { expectNoKeys, expectNothingCut, listenForErrors } from './looks'
import { answer, asks, cards, passToTheEnd } from './nemesis'
import { board, ending, endTurnButton, heading, log, question, untilAsked } from './table'

const SIZES = [
  { name: 'at a desk', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
]

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport })

    test('given somebody alone in the Complex, when they press what is lit, then the game comes to its check', async ({
      page,
    }) => {
      test.slow()
      const errors = listenForErrors(page)
      await enterComplex(page, { until: (offers) => asks(offers, 'draft') })
      await expect(heading(page)).toHaveText(/^Which character do you play/)
      await expectNothingCut(page)
      await answer(page, /./)
      await untilAsked(page)

      // The first turn: to a room next door, and what comes of it.
      for (let presses = 0; presses < 6; presses += 1) {
        if ((await heading(page).textContent()) === 'What do you do?') break
        await answer(page, /./)
        await untilAsked(page)
      }
      await expect(heading(page)).toHaveText('What do you do?')
      await expect(question(page)).toContainText('2 actions left in this turn')
      await expect(cards(page)).toHaveCount(5)
      await expectNothingCut(page)
      await nextDoor(page).click()
      for (let presses = 0; presses < 12; presses += 1) {
        await untilAsked(page)
        if ((await cards(page).count()) < 5 && (await endTurnButton(page).isVisible())) break
        await answer(page, /Movement|Discard/)
      }
      await passToTheEnd(page)

      const scene = ending(page)
      await expect(scene.getByRole('heading', { level: 1 })).toHaveText(/ wins$|Nobody has won/)
      await expect(scene.getByRole('heading', { name: 'Light, round by round' })).toBeVisible()
      await expect(scene.getByRole('heading', { name: 'All codes' })).toBeVisible()
      await expect(scene.getByText(/not seen/)).toHaveCount(0)
      for (const column of ['Way out', 'Code', 'Contamination', 'Objective'])
        await expect(scene.getByText(column, { exact: true }).first()).toBeVisible()
      await expect(scene.getByText('checked in this browser', { exact: true })).toBeVisible()
      await expectNoKeys(page)
      await expectNothingCut(page)
      await scene.getByRole('link', { name: 'Replay' }).click()
      await expect(page.getByRole('slider', { name: 'Timeline' })).toBeVisible()
      await expect(board(page)).toBeVisible()
      await expect(question(page)).toHaveCount(0)
      await expectNoKeys(page)
      expect(errors).toEqual([])
    })
  })
}

test('given what happened, when the log is read, then it speaks of rooms, levels and people by their names', async ({
  page,
}) => {
  await enterComplex(page, { bots: 2 })
  await expect(log(page)).not.toContainText(/Round 0|Weakness 0|#-/)
  await expectNoKeys(page)
})
