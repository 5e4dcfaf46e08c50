/** Nemesis in four languages: the table is whole in each of them, and nobody ever reads the name of a text. */

import type { Page } from '@playwright/test'
import { playAhead } from './ahead'
import { expect, test } from './house'
import { expectWhole } from './looks'
import { boardShip, careless, openShip } from './nemesis'
import { ending, heading, question, untilAsked } from './table'

const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]

/** The numbers of the time track do not run into each other. */
async function expectTrackReadable(page: Page): Promise<void> {
  const cells = page.locator('[data-id="place:track:time"] > i')
  await expect(cells.first()).toBeVisible()
  const free = await cells.evaluateAll((all) =>
    all.map((cell) => {
      const number = document.createRange()
      number.selectNodeContents(cell)
      return cell.clientWidth - number.getBoundingClientRect().width
    }),
  )
  expect(Math.min(...free)).toBeGreaterThanOrEqual(0)
}

for (const locale of ['en', 'ru', 'uk', 'pl']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('given a choice and a turn, when the window has any size, then the ship is whole', async ({
      page,
    }) => {
      test.slow()
      const draft = await openShip(page.request)
      await page.goto(`/table/${draft}?learn`)
      await untilAsked(page)
      await expectWhole(page, SIZES)

      await boardShip(page, 2)
      await expectWhole(page, SIZES)
      await expectTrackReadable(page)
      await question(page).locator('.why').click()
      await expect(question(page).locator('.list ul')).toBeVisible()
      await expectWhole(page, SIZES)
      await page.keyboard.press('1')
      await expect(heading(page)).toBeVisible()
      await expectWhole(page, SIZES)
      await page.keyboard.press('b')
      await expect(page.locator('.textboard')).toBeVisible()
      await expectWhole(page, SIZES)
    })

    test('given the end, when the window has any size, then it and its replay are whole', async ({
      page,
    }) => {
      test.slow()
      const id = await openShip(page.request, 2)
      await playAhead(page.request, id, Infinity, careless)
      await page.goto(`/table/${id}`)
      await expect(ending(page)).toBeVisible()
      await expectWhole(page, SIZES)
      await page.goto(`/replay/${id}?entry=40`)
      await expect(page.getByRole('slider')).toBeVisible()
      await expectWhole(page, SIZES)
    })
  })
}
