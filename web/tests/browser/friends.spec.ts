/** Two people in two browsers, brought together by a link. */

import { expect, test } from './house'
import { dock, door, endTurn, dockAll, heading, log, question, twoAtTable, untilAsked } from './table'

test('given an invitation, when a friend follows it, then both play at one table and talk', async ({
  page,
  somebody,
}) => {
  await page.goto('/')
  await door(page).getByRole('button', { name: 'With friends' }).click()
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue()
  const friend = await somebody()

  await friend.goto(link)
  await friend.getByLabel(/What do they call you/).fill('Maja')
  await friend.getByRole('button', { name: 'Keep' }).click()
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await expect(friend.getByText('You', { exact: true })).toBeVisible()

  await expect(page.getByText('Maja')).toBeVisible()
  const seats = page.getByRole('listitem')
  await seats.nth(2).getByRole('button', { name: 'Steady' }).click()
  await expect(seats.nth(2)).toContainText('Mira')
  await seats.nth(3).getByRole('button', { name: 'Gentle' }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()

  const isHostFirst = async () => (await heading(page).textContent()) === 'What do you do?'
  const isFriendFirst = async () => (await heading(friend).textContent()) === 'What do you do?'
  await expect
    .poll(async () => (await isHostFirst()) || (await isFriendFirst()), { timeout: 30_000 })
    .toBe(true)
  const [first, second] = (await isHostFirst()) ? [page, friend] : [friend, page]

  await dock(first)
  await expect(log(second)).toContainText(/docks a \d at the (Solar Converter|Lunar Mine)/)
  await dockAll(first)
  await endTurn(first)
  await untilAsked(second)
  await dock(second)
  await dockAll(second)
  await endTurn(second)
  await expect(question(second).getByText('The table waits for')).toBeVisible()
  await untilAsked(first)

  await page.getByRole('textbox', { name: 'Say something' }).fill('Hello, Maja')
  await page.keyboard.press('Enter')
  await expect(friend.getByText('Hello, Maja')).toBeVisible()
  await friend.getByRole('textbox', { name: 'Say something' }).fill('Good luck')
  await friend.keyboard.press('Enter')
  await expect(page.getByText('Good luck')).toBeVisible()
})

test('given somebody who is muted, when they write, then nothing of it is read', async ({
  page,
  somebody,
}) => {
  await page.goto('/')
  await door(page).getByRole('button', { name: 'With friends' }).click()
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue()
  const friend = await somebody()
  await friend.goto(link)
  await friend.getByRole('button', { name: 'Sit down' }).click()
  for (const seat of [2, 3]) {
    await page.getByRole('listitem').nth(seat).getByRole('button', { name: 'Gentle' }).click()
    await expect(page.getByRole('listitem').nth(seat)).not.toContainText('open seat')
  }
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(friend.getByRole('complementary', { name: 'Seats' })).toBeVisible()

  await page
    .getByRole('button', { name: /: more$/ })
    .nth(1)
    .click()
  await page.getByRole('menuitem', { name: 'Hide their chat' }).click()
  await page
    .getByRole('button', { name: /: more$/ })
    .nth(1)
    .click()
  await expect(page.getByRole('menuitem', { name: 'Show their chat' })).toBeVisible()
  await page.keyboard.press('Escape')
  await friend.getByRole('textbox', { name: 'Say something' }).fill('Can you hear me?')
  await friend.keyboard.press('Enter')
  await expect(friend.getByText('Can you hear me?')).toBeVisible()
  await page.getByRole('textbox', { name: 'Say something' }).fill('Silence')
  await page.keyboard.press('Enter')

  await expect(friend.getByText('Silence')).toBeVisible()
  await expect(page.getByText('Silence')).toBeVisible()
  await expect(page.getByText('Can you hear me?')).toHaveCount(0)
})

test('given somebody who takes long, when the other reminds them, then they read who asks', async ({
  page,
  somebody,
}) => {
  const other = await somebody()
  // The waiting is long for the browsers alone: nobody has to wait for it here.
  for (const one of [page, other]) await one.clock.install()
  const [asked, waiting] = await twoAtTable(page, other)
  const remind = waiting.getByRole('button', { name: 'Remind', exact: true })
  await expect(remind).toHaveCount(0)

  await waiting.clock.fastForward('00:40')
  await remind.click()

  await expect(asked.getByText(/asks you to decide\.$/)).toBeVisible()
  await expect(waiting.getByRole('button', { name: 'Reminded' })).toBeVisible()
})

test('given a table by link, when somebody comes without the key, then they read why it stays shut', async ({
  page,
  somebody,
}) => {
  await page.goto('/')
  await door(page).getByRole('button', { name: 'With friends' }).click()
  await expect(page.getByRole('textbox', { name: 'Link to this table' })).toBeVisible()
  const stranger = await somebody()

  await stranger.goto(page.url())

  await expect(stranger.getByRole('heading', { name: 'This table is not open to you' })).toBeVisible()
})
