/** The board from close by, and a single and a double press on it. */

import type { Locator, Page } from '@playwright/test'
import { expect, test } from './house'
import { expectAccessible } from './looks'
import { board, question, sitDownToChoose } from './table'

const whole = (page: Page) => page.getByRole('button', { name: 'Whole board' })
const station = (page: Page, name: string) => page.locator(`[data-id="place:station:${name}"]`)
const chosen = (page: Page) => question(page).getByRole('button', { name: /^Choose again/ })

/** Whether the middle of something lies within the board as it is seen. */
async function isOnBoard(page: Page, thing: Locator): Promise<boolean> {
  const [seen, box] = await Promise.all([board(page).boundingBox(), thing.boundingBox()])
  if (!seen || !box) return false
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return x > seen.x && x < seen.x + seen.width && y > seen.y && y < seen.y + seen.height
}

/** The arrow that leads to a place which can always be chosen, and lies in a corner. */
const arrow = (page: Page) => page.getByRole('button', { name: /^Bring into view:.*Solar Converter/ })

/** So close that what lies in the corners is out of sight. */
async function comeClose(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('+')
    await expect(arrow(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(whole(page)).toBeVisible()
}

test('given a board from close by, when a place that can be chosen is out of sight, then an arrow names it and leads to it', async ({
  page,
}) => {
  await sitDownToChoose(page)
  await expect(arrow(page)).toHaveCount(0)

  await comeClose(page)
  expect(await isOnBoard(page, station(page, 'solar-converter'))).toBe(false)
  // Of several places in one direction it leads to the nearest.
  const id = await arrow(page).getAttribute('data-leads-to')
  const place = page.locator(`[data-board] [data-id="${id}"]`)
  expect(await isOnBoard(page, place)).toBe(false)
  await arrow(page).click()
  await expect.poll(() => isOnBoard(page, place)).toBe(true)
  await expect(page.locator(`[data-leads-to="${id}"]`)).toHaveCount(0)

  await whole(page).click()
  await expect(page.getByRole('button', { name: /^Bring into view/ })).toHaveCount(0)
})

test('given a board from close by, when an arrow is pressed with the keyboard, then the focus goes where it leads', async ({
  page,
}) => {
  await sitDownToChoose(page)
  await comeClose(page)
  await expectAccessible(page)

  await page
    .getByRole('button', { name: /^Bring into view/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')

  const focused = page.locator('[data-board] [data-lit]:focus')
  await expect(focused).toHaveCount(1)
  await expect.poll(() => isOnBoard(page, focused)).toBe(true)
})

test('given a place that can be chosen, when it is pressed twice in a row, then it is chosen once and the board stays', async ({
  page,
}) => {
  await sitDownToChoose(page)

  await station(page, 'solar-converter').dblclick()

  await expect(chosen(page)).toHaveText(/Solar Converter/)
  await expect(whole(page)).toHaveCount(0)
})

test('given a place that cannot be chosen, when it is pressed twice in a row, then the board comes closer', async ({
  page,
}) => {
  await sitDownToChoose(page)

  await station(page, 'colony-constructor').dblclick()

  await expect(whole(page)).toBeVisible()
  await expect(chosen(page)).toHaveCount(0)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await whole(page).click()
  await expect(whole(page)).toHaveCount(0)
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  /** Two taps of a finger, one right after the other, however busy the machine is. */
  async function tapTwice(page: Page, thing: Locator): Promise<void> {
    const box = await thing.boundingBox()
    const point = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchEnd') =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [point] : [] })
    await Promise.all([touch('touchStart'), touch('touchEnd'), touch('touchStart'), touch('touchEnd')])
  }

  test('given a place that can be chosen, when it is tapped twice, then the board stays as it is', async ({
    page,
  }) => {
    await sitDownToChoose(page)

    await tapTwice(page, station(page, 'solar-converter'))

    await expect(chosen(page)).toHaveText(/Solar Converter/)
    await expect(whole(page)).toHaveCount(0)
  })

  test('given a place that cannot be chosen, when it is tapped twice, then the board comes closer', async ({
    page,
  }) => {
    await sitDownToChoose(page)

    await tapTwice(page, station(page, 'colony-constructor'))

    await expect(whole(page)).toBeVisible()
    await expect(chosen(page)).toHaveCount(0)
  })
})
