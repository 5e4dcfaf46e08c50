/** Somebody who has never seen Lockdown finishes a round with what the screen tells. */

import { expect, test } from './house'
import { expectNoKeys, listenForErrors } from './looks'
import { answer, cards, pass, roundOf } from './nemesis'
import { door, endTurnButton, heading, log, untilAsked } from './table'

test('given a newcomer who wants to learn, when they do what is explained, then a round is over and each thing was explained when it came', async ({
  page,
}) => {
  test.slow()
  const errors = listenForErrors(page)
  const guide = page.getByRole('complementary', { name: 'Explanation' })
  const told: string[] = []
  /** Reads what is explained now, to the last of it. */
  const learn = async (): Promise<void> => {
    await untilAsked(page)
    while (await guide.isVisible()) {
      const title = (await guide.getByRole('heading').textContent()) ?? ''
      told.push(title)
      await guide.getByRole('button', { name: 'Understood' }).click()
      await expect(guide.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
    }
  }
  const isRound = async (n: number): Promise<boolean> => {
    await untilAsked(page)
    return (await roundOf(page)) === n
  }
  await page.goto('/')
  await door(page, 'Nemesis: Lockdown').getByRole('button', { name: 'Learn' }).click()

  await learn()
  expect(told).toEqual(['Choose who you are'])
  await answer(page, /./)

  let moves = 0
  for (let presses = 0; !(await isRound(2)); presses += 1) {
    expect(presses).toBeLessThan(80)
    await learn()
    const isTurn = (await heading(page).textContent()) === 'What do you do?'
    const room = page.locator('[data-board] [data-lit][data-id^="place:room:"]')
    if (isTurn && moves < 1 && (await cards(page).count()) > 2 && (await room.count()) > 1) {
      moves += 1
      await room.first().click()
    } else if (await endTurnButton(page).isVisible()) await pass(page)
    else await answer(page, /Move|Careful|Let it happen|Keep the rest|Discard/)
  }
  await learn()

  for (const title of ['This is you', 'What you are here for', 'Light', 'Your cards', 'Where to?'])
    expect(told).toContain(title)
  expect(new Set(told).size).toBe(told.length)
  await expect(log(page)).toContainText(/An event: /)
  await expectNoKeys(page)
  expect(errors).toEqual([])
})
