/** How many presses a mission takes: a square is a whole Move, an Alien a whole attack. */

import type { Page } from '@playwright/test'
import { openTable } from './ahead'
import { expect, test } from './house'
import { answers, board, endTurnButton, heading, isAskedAgain, question } from './table'

/** A mission that was counted in the terminal, and how many presses it may take here: 201 were counted. */
const TERMINAL = 486
const PRESSES = 215
/** Nobody presses so often in the turns that are counted. */
const MOST = 300
const TURNS = 3

/** What the page says to the server: each is an answer that the terminal asks for by itself. */
function countAnswers(page: Page): () => number {
  let n = 0
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"say":"answer"')) n += 1
    }),
  )
  return () => n
}

/** One press as a player would: an Alien that can be shot at, else a far square, else what is asked. */
async function press(page: Page): Promise<void> {
  const sure = question(page).locator('button.unsure').first()
  if (await sure.isVisible()) return sure.click()
  const asked = (await heading(page).textContent()) ?? ''
  const isTurn = asked.startsWith('What do you do')
  // The equipment that the rules suggest is put on already.
  if (asked.startsWith('What do you equip')) return endTurnButton(page).click()
  const enemy = board(page).locator('[data-lit]:not([aria-pressed="true"])[data-id^="thing:enemy:"]').first()
  if (isTurn && (await enemy.count()) > 0) return enemy.dispatchEvent('click')
  const far = board(page).locator('.reach text', { hasText: /^[45]$/ })
  const place = (await far.count()) > 0 ? await far.first().getAttribute('data-square') : null
  if (isTurn && place !== null) return page.locator(`[data-id="${place}"]`).dispatchEvent('click')
  for (const each of [answers(page).first(), endTurnButton(page)])
    if (await each.isVisible()) return each.click()
  await board(page).locator('[data-lit]').first().dispatchEvent('click')
}

test('given some turns of a mission, when squares and Aliens are pressed, then a press stands for more than one answer', async ({
  page,
}) => {
  test.slow()
  const answered = countAnswers(page)
  const options = { mission: 'newt', 'quick-start': 'on' }
  const id = await openTable(page.request, {
    game: 'aliens',
    seats: [{ seat: 'me' }],
    'start-when-full': true,
    options,
  })
  await page.goto(`/table/${id}`)

  let presses = 0
  const turn = page.getByRole('banner').getByText(`round ${TURNS + 1}`)
  while ((await isAskedAgain(page)) && !(await turn.isVisible()) && presses < MOST) {
    await press(page)
    presses += 1
  }

  const all = Math.round((presses * TERMINAL) / answered())
  console.log(
    `    measured: ${answered()} answers in ${presses} presses: a mission of ${TERMINAL} takes ${all}`,
  )
  expect(all).toBeLessThanOrEqual(PRESSES)
})
