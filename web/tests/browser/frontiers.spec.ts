/** What a turn of Alien Frontiers asks, and how it is answered, told and ended. */

import type { Page } from '@playwright/test'
import type { Offer } from '../../src/games/game'
import type { TableNow, ToClient } from '../../src/types/protocol'
import { openGame, openTable, playAhead } from './ahead'
import { whole } from './following'
import { expect, test } from './house'
import { expectAccessible, expectNothingCut } from './looks'
import { answers, board, dockAll, endTurnButton, heading, log, question, sitDown, untilAsked } from './table'

interface Seen {
  players: { tokens: { fuel: number; ore: number }; cards: string[]; 'has-resigned': boolean }[]
}

/** Changes what this page is told of the table, and hears what it says. */
async function told(page: Page, change: (now: TableNow) => void): Promise<string[]> {
  const said: string[] = []
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer()
    const alone = whole()
    socket.onMessage((message) => {
      said.push(String(message))
      server.send(message)
    })
    server.onMessage((message) => {
      const heard = alone(JSON.parse(String(message)) as ToClient)
      if (heard.type === 'table') change(heard)
      socket.send(JSON.stringify(heard))
    })
  })
  return said
}

const back = (fuel: number, ore: number): Offer => ({
  choice: { question: 'resource-limit', answer: { fuel, ore } },
  touches: [],
  costs: [
    { seat: 1, what: 'fuel', n: fuel },
    { seat: 1, what: 'ore', n: ore },
  ],
  gives: [],
  'is-final': true,
})

/** Nine fuel and two ore: three are too many. */
function tooMany(now: TableNow): void {
  const [asked] = now.questions
  if (!asked) return
  const me = (now.view as Seen).players[0]
  if (me) me.tokens = { fuel: 9, ore: 2 }
  asked.offers = [back(3, 0), back(2, 1), back(1, 2)]
  asked.says = [3, 2, 1].map((fuel) => ['alien-frontiers-answer-resource-limit', { fuel, ore: 3 - fuel }])
  if (now.asked) now.asked.asks = ['alien-frontiers-asks-resource-limit', {}]
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('given more than can be kept, when amounts are set, then one press returns them', async ({
      page,
    }) => {
      const said = await told(page, tooMany)
      await sitDown(page)
      await expect(question(page)).toContainText('3 too many')
      const give = question(page).getByRole('button', { name: 'Return 3 fuel', exact: true })
      await expect(give).toBeInViewport({ ratio: 1 })
      await expectNothingCut(page)

      const less = question(page).getByRole('button', { name: 'Less: fuel' })
      await less.click()
      await less.click()
      await expect(less).toHaveAttribute('aria-disabled', 'true')
      await expect(question(page).getByRole('group', { name: 'ore' }).getByRole('status')).toHaveText('2')
      await question(page).getByRole('button', { name: 'Return 1 fuel and 2 ore' }).click()

      const answer = { question: 'resource-limit', answer: { fuel: 1, ore: 2 } }
      await expect.poll(() => said.some((it) => it.includes(JSON.stringify(answer)))).toBe(true)
    })
  })
}

test('given nothing left to dock, when the turn can be ended, then that is the button, and one press ends it', async ({
  page,
}) => {
  await sitDown(page)
  await dockAll(page)

  // In a first turn no colony is ready, and three harmless ships claim no card.
  await expect(endTurnButton(page)).toHaveClass(/main/)
  await expect(endTurnButton(page)).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(log(page)).toContainText(/Round 1 · (Rigel|Mira|Altair)|Round 2/)
})

test('given a card that could be discarded, when nothing else is left, then the end of the turn is still the button', async ({
  page,
}) => {
  await told(page, (now) => {
    const [asked] = now.questions
    const offers = (asked?.offers ?? []) as Offer[]
    const at = offers.findIndex(({ choice }) => JSON.stringify(choice).includes('end-turn'))
    const only = offers[at]
    const isDocking = offers.some(({ choice }) => JSON.stringify(choice).includes('"dock"'))
    const me = (now.view as Seen | null)?.players[0]
    const ends = asked?.says[at]
    if (!asked || !only || !ends || isDocking || !me) return
    me.cards = ['plasma-cannon', 'stasis-beam']
    const discard: Offer = {
      ...only,
      choice: { question: 'turn', answer: { discard: { 'stasis-beam': { to: 'lem' } } } },
      touches: [{ touch: 'held', owner: 1, card: 'stasis-beam' }],
      'is-final': false,
    }
    asked.offers = [discard, only]
    asked.says = [
      ['alien-frontiers-answer-turn-discard-stasis-beam', { to: 'alien-frontiers-territory-lem' }],
      ends,
    ]
  })
  await sitDown(page)
  await dockAll(page)

  await expect(answers(page)).toHaveCount(1)
  await expect(answers(page)).toContainText(/^\s*Discard/)
  await expect(endTurnButton(page)).toHaveClass(/main/)
  await expect(endTurnButton(page)).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(endTurnButton(page)).toHaveCount(0)
})

test('given an end of the turn that gives something up, when it is pressed twice in one place, then it is ended', async ({
  page,
}) => {
  await told(page, (now) => {
    for (const { offers } of now.questions) for (const offer of offers as Offer[]) offer.forgoes = true
    // There is something else to do.
    const [asked] = now.questions
    const offers = (asked?.offers ?? []) as Offer[]
    const [only] = offers
    if (!asked || offers.length !== 1 || !only || !JSON.stringify(only).includes('end-turn')) return
    asked.offers = [{ ...only, choice: { question: 'turn', answer: 'buy-relic-ship' } }, only]
    asked.says = [['alien-frontiers-answer-turn-buy-relic-ship', {}], ...asked.says]
  })
  await sitDown(page)
  await dockAll(page)
  const ends = endTurnButton(page)
  const before = await ends.boundingBox()

  await ends.click()
  await expect(ends).toHaveText(/Sure\?/)
  expect(await ends.boundingBox()).toEqual(before)
  await page.waitForTimeout(600)
  await page.mouse.click((before?.x ?? 0) + 10, (before?.y ?? 0) + 10)

  await expect(endTurnButton(page)).toHaveCount(0)
})

test('given nine answers, when they are listed on a desk, then none of them has to be scrolled to', async ({
  page,
}) => {
  await told(page, (now) => {
    const [asked] = now.questions
    const offers = (asked?.offers ?? []) as Offer[]
    const [first] = offers
    if (!asked || !first) return
    const launch = (n: number) => ({ question: 'turn', answer: { launch: { to: 'lem' } }, n })
    const gives = [{ seat: 1, what: 'point', n: 2 }]
    asked.offers = Array.from({ length: 9 }, (_, n) => ({ ...first, touches: [], choice: launch(n), gives }))
    asked.says = Array.from({ length: 9 }, () => ['alien-frontiers-answer-turn-buy-relic-ship', {}])
    const control = [{ territory: 'lem', from: null, to: 1 }]
    const ahead = (answer: number) => ({ answer, control, opens: [], ends: false })
    asked.foresight = { answers: Array.from({ length: 9 }, (_, n) => ahead(n)) }
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await sitDown(page)

  await expect(answers(page)).toHaveCount(9)
  await expect(answers(page).first()).toContainText(/You \d+ → \d+ · Lem Badlands becomes yours/)
  await expect(answers(page).first()).toBeInViewport({ ratio: 1 })
  const list = question(page).locator('.list')
  expect(await list.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(0)
})

test('given the log, when it moves by itself it follows, and when its reader goes up it waits for them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await sitDown(page, 3)
  const isAtEnd = () =>
    log(page).evaluate((it) => Math.abs(it.scrollHeight - it.scrollTop - it.clientHeight) < 3)
  await expect.poll(isAtEnd).toBe(true)
  const newest = page.getByRole('button', { name: 'newest' })

  // As a browser does when lines go at the top.
  await log(page).evaluate((it) => (it.scrollTop -= 150))
  await expect(newest).toHaveCount(0)
  await dockAll(page)
  await expect.poll(isAtEnd).toBe(true)

  await log(page).hover()
  await page.mouse.wheel(0, -400)
  await expect(newest).toBeVisible()
  await expectNothingCut(page)
  await newest.click()
  await expect.poll(isAtEnd).toBe(true)
  await expect(newest).toHaveCount(0)
})

test('given bots that move, when their turn is shown, then nothing stands over the board, and afterwards it is told', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const id = await openGame(page.request)
  await playAhead(page.request, id, (offers) =>
    offers.some((it) => JSON.stringify(it.choice).includes('"end-turn"')),
  )
  await page.goto(`/table/${id}`)
  await untilAsked(page)
  await endTurnButton(page).click()
  const sure = question(page).locator('button.unsure')
  if (await sure.isVisible()) await sure.click()

  await expect(question(page).locator('.waiting .band')).toContainText(/Round \d · (Rigel|Mira|Altair)/, {
    timeout: 20_000,
  })
  await expect(page.locator('.board .band')).toHaveCount(0)
  await question(page).getByRole('button', { name: 'Show where it ends' }).click()
  await untilAsked(page)

  const digest = log(page).locator('.digest')
  await expect(digest.getByRole('heading')).toHaveText('Since your last turn')
  await expect(digest.locator('p')).toContainText(/Rigel|Mira|Altair/)
  await context.close()
})

/** A game in which somebody's colony has come round the Hub, and can be launched to any territory. */
async function aboutToLaunch(page: Page): Promise<string> {
  const kind = ({ choice }: Offer) => JSON.stringify(choice)
  const launches = (offers: Offer[]) => offers.filter((it) => kind(it).includes('"launch')).length === 8
  const saves = (offers: Offer[]) => {
    const one = Math.random() < 0.5 ? '"lunar-mine"' : '"solar-converter"'
    const all = ['"colonist-hub"', one, '"dock"', '"end-turn"']
    return all.map((wanted) => offers.find((it) => kind(it).includes(wanted))).find((it) => it)
  }
  for (;;) {
    const id = await openGame(page.request)
    const now = await playAhead(page.request, id, launches, saves)
    if (now.state === 'playing') return id
  }
}

for (const locale of ['en', 'ru', 'uk', 'pl']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: { width: 1440, height: 900 } })

    test('given the hand of somebody who has six cards, when it is looked at, then every name is whole', async ({
      page,
    }) => {
      const cards = [
        'gravity-manipulator',
        'holographic-decoy',
        'orbital-teleporter',
        'polarity-device',
        'stasis-beam',
        'temporal-warper',
      ]
      await told(page, (now) => {
        const me = (now.view as Seen | null)?.players[0]
        if (me) me.cards = cards
      })
      await sitDown(page)

      const names = page.locator('[data-hand] .cards .name')
      await expect(names).toHaveCount(6)
      for (const name of await names.all()) {
        await expect(name).toBeInViewport({ ratio: 1 })
        expect(await name.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0)
      }
    })

    test('given a colony to place, when its territory is asked for, then each is named alone, and none has to be scrolled to', async ({
      page,
    }) => {
      test.slow()
      await page.goto(`/table/${await aboutToLaunch(page)}`)
      await untilAsked(page)

      await page.locator('[data-id="place:hub:1"]').click()

      await expect(question(page).locator('.chip').first()).toBeVisible()
      await expect(answers(page)).toHaveCount(8)
      const lands = await page
        .locator('[data-id^="place:territory:"]')
        .evaluateAll((all) => all.map((it) => it.getAttribute('aria-label') ?? ''))
      for (const named of await answers(page).locator('.what').allTextContents())
        expect(lands.some((land) => land.startsWith(named.trim()))).toBe(true)
      const list = question(page).locator('.list')
      expect(await list.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(0)
    })
  })
}

test('given a station on the right, when it is pointed at, then the answers stay in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await sitDown(page)

  await page.locator('[data-id="place:station:lunar-mine"]').hover()
  const card = await page.getByRole('tooltip').boundingBox()
  const panel = await question(page).boundingBox()

  expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0)
})

test('given somebody who resigned, when their seat is looked at, then it says so', async ({ page }) => {
  await told(page, (now) => {
    const other = (now.view as Seen | null)?.players[1]
    if (other) other['has-resigned'] = true
  })
  await sitDown(page)

  await expect(page.getByRole('article').nth(1).getByText('resigned', { exact: true })).toBeVisible()
})

test('given a finished game, when its end and its row are looked at, then they say my place and Look', async ({
  page,
}) => {
  const id = await openGame(page.request, 1)
  await playAhead(page.request, id)
  await told(page, (now) => {
    const standings = (now.standings ?? []) as { seat: number; rank: number }[]
    for (const it of standings) it.rank = it.seat === 1 ? 2 : 1
  })
  await page.setViewportSize({ width: 390, height: 844 })

  await page.goto(`/table/${id}`)
  await expect(page.getByRole('heading', { name: 'Final scoring' })).toBeInViewport()
  await expect(page.getByText('You came second.')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeInViewport({ ratio: 1 })
  await expectNothingCut(page)
  await page.goto('/')

  const row = page.locator(`li:has(a[href="/table/${id}"])`)
  await expect(row.getByRole('link', { name: 'Look' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Paste a table link or code' })).toBeVisible()
})

test('given a moment of a finished game, when it is played on from there, then the new table leads back to it', async ({
  page,
}) => {
  const id = await openGame(page.request, 1)
  await playAhead(page.request, id)
  const answer = await page.request.post(`/api/tables/${id}/follow`, { data: { entry: 12 } })
  const { id: next } = (await answer.json()) as { id: string }

  await page.goto(`/table/${next}`)
  await page.getByRole('link', { name: 'From step 12 of an earlier game' }).click()

  await expect(page).toHaveURL(new RegExp(`/replay/${id}`))
  await expect(board(page)).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/table/${next}`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'From step 12 of an earlier game' }).click()

  await expect(page).toHaveURL(new RegExp(`/replay/${id}`))
})

test('given an invitation, when it is opened, then it says who invites to which game, and what that is', async ({
  page,
  somebody,
}) => {
  const id = await openTable(page.request, {
    visibility: 'by-link',
    seats: [{ seat: 'me' }, { seat: 'open' }],
    'start-when-full': false,
  })
  await page.goto(`/table/${id}`)
  const link = await page.getByRole('textbox', { name: 'Link to this table' }).inputValue()
  const host = await page.getByRole('listitem').first().locator('b').textContent()
  const friend = await somebody()

  await friend.goto(link)

  await expect(
    friend.getByRole('heading', { name: `${host} invites you to play Alien Frontiers` }),
  ).toBeVisible()
  await expect(friend.getByText('Roll your ships, dock them, settle a planet')).toBeVisible()
  await expectAccessible(friend)
  await friend.getByRole('button', { name: 'Explain it to me as we play' }).click()
  await expect(friend.getByRole('button', { name: 'It is explained as you play' })).toBeVisible()
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(board(friend)).toBeVisible()
})

test('given a page, when Tab is pressed first, then its content can be skipped to', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.locator('main')).toBeFocused()
})

test('given another page, when a link leads there, then the focus is at its heading', async ({ page }) => {
  await page.goto('/')

  await page.getByRole('link', { name: 'About' }).press('Enter')

  await expect(page).toHaveURL(/about/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('given the text board, when it is opened and Escape is pressed, then the focus goes there and back', async ({
  page,
}) => {
  await sitDown(page)
  await expect(heading(page)).toBeFocused()

  await page.keyboard.press('b')
  await expect(page.getByRole('heading', { name: 'Text board' })).toBeFocused()
  const lines = await page.locator('.textboard ol > li').count()
  await expect(page.locator('.textboard h3').first()).toHaveText(new RegExp(`^${lines} answers?$`))
  await page.keyboard.press('Escape')

  await expect(board(page)).toBeVisible()
  await expect(heading(page)).toBeFocused()
})

test('given a line that is cut, when the machine says so, then the table says so too, and goes on when it is back', async ({
  page,
  context,
}) => {
  await sitDown(page)

  await context.setOffline(true)
  await expect(page.getByText('No connection. Your table is safe; trying again.')).toBeVisible()
  await context.setOffline(false)

  await expect(page.getByText('No connection. Your table is safe; trying again.')).toHaveCount(0)
  await untilAsked(page)
})
