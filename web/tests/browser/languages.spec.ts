/** Four languages: the table is whole in each of them, and nobody ever reads the name of a text. */

import { openTable, playAhead, openGame } from './ahead'
import { expect, test } from './house'
import { expectNoKeys, expectWhole } from './looks'
import { answers, ending, heading, log, question, sitDown } from './table'

for (const locale of ['en', 'ru', 'uk', 'pl']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('given the middle of a game, when the window has any size, then the table is whole', async ({
      page,
    }) => {
      test.slow()
      await sitDown(page, 4)
      await expectWhole(page)

      await page.locator('[data-hand] [data-id^="thing:ship:"].lit').first().click()
      await expectWhole(page)
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 1440, height: 900 })
      await question(page).locator('.why').click()
      await expect(question(page).locator('.list ul')).toBeVisible()
      await expectWhole(page)
    })

    test('given the middle of a game, when something is opened, then it is whole', async ({ page }) => {
      test.slow()
      await sitDown(page, 4)

      await page.keyboard.press('b')
      await expect(page.locator('.textboard')).toBeVisible()
      await expectWhole(page)
      await page.keyboard.press('b')
      for (const open of ['k', 'r']) {
        await page.keyboard.press(open)
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectWhole(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    })

    test('given a table before the game and after it, when the window has any size, then they are whole', async ({
      page,
    }) => {
      test.slow()
      const seats = [{ seat: 'me' }, { seat: 'open' }, { seat: 'bot', level: 'greedy' }]
      const lobby = await openTable(page.request, { seats })
      await page.goto(`/table/${lobby}`)
      await expect(page.locator('.lobby')).toBeVisible()
      await expectWhole(page)

      const game = await openGame(page.request)
      await playAhead(page.request, game)
      await page.goto(`/table/${game}`)
      await expect(ending(page)).toBeVisible()
      await expectWhole(page)
      await page.goto(`/replay/${game}?entry=60`)
      await expect(page.getByRole('slider')).toBeVisible()
      await expectWhole(page)
    })
  })
}

test('given a turn, when the language is changed, then question, log and cards change with it', async ({
  page,
}) => {
  await sitDown(page)
  await expect(heading(page)).toHaveText('What do you do?')
  await expect(log(page)).toContainText('The game begins.')

  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('dialog').getByText('Українська').click()
  await page.keyboard.press('Escape')

  await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
  await expect(heading(page)).toHaveText('Що ви робите?')
  await expect(answers(page).first()).toContainText(/[а-яіїє]/)
  await expect(page.getByRole('log').first()).toContainText('Гра починається.')
  await page.getByRole('tab', { name: 'Карти' }).click()
  await expect(page.getByRole('tabpanel')).toContainText(/[а-яіїє]{4}/)
  await expectNoKeys(page)
})
