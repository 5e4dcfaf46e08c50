/** While the ship lives its event phase, nothing that is read is pushed about. */

import { expect, test } from './house'
import { answer, boardShip, roundOf } from './nemesis'
import { endTurnButton, untilAsked } from './table'

/** What has moved of itself, not because somebody pressed something. */
interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

test.use({ motion: 'fast' })

test('given an event phase in motion, when it is over, then almost nothing has jumped', async ({ page }) => {
  test.slow()
  await boardShip(page)
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const it of list.getEntries() as Shift[]) if (!it.hadRecentInput) shifts.push(it.value)
    }).observe({ type: 'layout-shift' })
  })

  for (let presses = 0; (await roundOf(page)) === 1; presses += 1) {
    expect(presses).toBeLessThan(30)
    await untilAsked(page)
    if (await endTurnButton(page).isVisible()) await endTurnButton(page).click()
    else await answer(page, /Keep the rest|Nothing more/)
  }
  await untilAsked(page)

  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, it) => sum + it, 0)).toBeLessThan(0.01)
})
