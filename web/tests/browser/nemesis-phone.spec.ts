/** Nemesis by touch on a small phone. */

import { expect, test } from './house'
import { expectNothingCut } from './looks'
import { boardShip, cards, doorInSight, roundOf } from './nemesis'
import { answers, board, endTurnButton, question, untilAsked } from './table'

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

test('given a small phone, when somebody taps, then a whole round is played', async ({ page }) => {
  test.slow()
  await boardShip(page)
  await expect(board(page)).toBeVisible()
  await expectNothingCut(page)
  const before = await cards(page).count()
  const me = page.locator('.glance').first()
  await expect(me).toContainText(`${before} cards in hand`)
  await expect(me).toContainText('0 light wounds of 2')
  await expect(page.getByText('The self-destruct sequence is off')).toBeAttached()
  await expect(page.getByText('Course B', { exact: true })).toBeAttached()

  const more = page.getByRole('button', { name: /more answers?$/ })
  const sure = question(page).locator('button.unsure')
  // Whoever moves carefully is not surprised in the first round.
  const careful = answers(page).filter({ hasText: 'Careful Movement' })
  await (await doorInSight(page)).tap()
  if ((await careful.count()) === 0) await more.tap()
  await careful.tap()
  for (let taps = 0; (await roundOf(page)) === 1; taps += 1) {
    expect(taps).toBeLessThan(40)
    await untilAsked(page)
    const hasMoved = (await cards(page).count()) < before - 1
    const liked = hasMoved ? [sure, endTurnButton(page), answers(page), more] : [sure, answers(page), more]
    for (const each of liked) {
      if ((await each.count()) === 0) continue
      await each.first().tap()
      break
    }
  }

  await untilAsked(page)
  await expectNothingCut(page)
  await expect(cards(page).first()).toBeVisible()
})
