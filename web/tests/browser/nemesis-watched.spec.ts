/**
 * A whole game with bots, watched at normal speed: what the server tells of encounters, attacks,
 * events and deaths is counted, and so is what comes to stand on the screen. The clock of the page
 * is turned by the test, so that neither a busy machine nor a long game changes what is seen.
 */

import type { Page } from '@playwright/test'
import type { Heard } from '../../src/types/nemesis'
import type { ToClient } from '../../src/types/protocol'
import { playAhead } from './ahead'
import { expect, test } from './house'
import { openShip, reckless } from './nemesis'
import { ending, untilAsked } from './table'

test.use({ motion: 'normal' })

/** What is never left out. */
const WEIGHTY = ['encountered', 'token-drawn', 'attacked', 'attack-revealed', 'event-drawn', 'died'] as const
/** What stands before the ship only for whom it befalls. */
const MINE = ['noise-rolled', 'room-explored'] as const
/** What the game that is watched has to have. */
const MUST = ['encountered', 'attacked', 'event-drawn'] as const
type Weighty = (typeof WEIGHTY)[number] | (typeof MINE)[number]
/** Where whoever opens a table sits. */
const ME = 1

/** With these the game is judged: whoever dies then stands in the verdict. */
const JUDGED: readonly Heard['heard'][] = ['ship-destroyed', 'ship-jumped', 'engine-revealed']

/** Something that stood over the ship, and for how long, in milliseconds by the clock of the page. */
interface Seen {
  moment: string
  stage: string
  words: string
  isInSight: boolean
  at: number
}

/** What is to be seen of something that is told. */
function weightOf(heard: Heard): Weighty[] {
  const isMine = 'seat' in heard && heard.seat === ME
  const some: readonly Weighty[] = isMine ? [...WEIGHTY, ...MINE] : WEIGHTY
  return some.filter((it) => it === heard.heard)
}

/** What a page is told, as it comes. */
function listen(page: Page): Heard[] {
  const told: Heard[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ToClient
      if (message.type === 'happened' && message.what === 'game') told.push(...(message.heard as Heard[]))
    }),
  )
  return told
}

/** Notes whatever stands over the ship, each time that it becomes something else. */
function watch(): void {
  const notes: Seen[] = []
  const note = (): void => {
    const it = document.querySelector<HTMLElement>('.foreground')
    const { width = 0, height = 0 } = it?.querySelector('.frame')?.getBoundingClientRect() ?? {}
    const now = {
      moment: it?.dataset['moment'] ?? '',
      stage: it?.dataset['stage'] ?? '',
      words: it?.textContent ?? '',
      isInSight: width > 100 && height > 20,
    }
    const last = notes.at(-1)
    const isNew = last?.moment !== now.moment || last.stage !== now.stage || last.words !== now.words
    if (isNew) notes.push({ ...now, at: Date.now() })
  }
  Object.assign(window, { notes })
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })
}

/** What was seen, as the events that it shows. */
function shownIn(notes: Seen[]): { event: Weighty; lasted: number; isInSight: boolean }[] {
  return notes.flatMap((it, n) => {
    const before = notes[n - 1]
    const isSame = before?.moment === it.moment && before.stage === it.stage
    const event = eventOf(it)
    // An event stays while its steps are ticked, a death while it is told what follows from it.
    const isGoingOn = isSame && (event !== 'died' || nameIn(before) === nameIn(it))
    if (event === null || isGoingOn) return []
    const next = notes.slice(n + 1).find((each) => each.moment !== it.moment || each.stage !== it.stage)
    return [{ event, lasted: (next?.at ?? Infinity) - it.at, isInSight: it.isInSight }]
  })
}

/** Whose death it is: the words begin with that. */
const nameIn = ({ words }: Seen): string => words.trim().slice(0, 24)

function eventOf({ moment, stage }: Seen): Weighty | null {
  switch (moment) {
    case 'encounter':
      return stage === 'bag' ? 'encountered' : 'token-drawn'
    case 'attack':
      return stage === 'back' ? 'attacked' : 'attack-revealed'
    case 'event-phase':
      return /^\S+ $/.test(stage) && stage !== 'token ' ? 'event-drawn' : null
    case 'death':
      return 'died'
    case 'noise':
      return 'noise-rolled'
    case 'exploration':
      return 'room-explored'
    default:
      return null
  }
}

/**
 * A game with everything that is looked for, played to its end while its first question still stands on the
 * screen: the bots and whoever plays are far ahead of what is shown. Gives how much was told before it.
 */
async function playedAhead(page: Page, told: Heard[]): Promise<number> {
  for (let games = 1; games <= 5; games += 1) {
    const id = await openShip(page.request, 2)
    told.length = 0
    await page.goto(`/table/${id}`)
    await untilAsked(page)
    const first = told.length
    await page.clock.pauseAt(Date.now() + games * 60_000)
    await playAhead(page.request, id, Infinity, reckless)
    await expect.poll(() => told.some(({ heard }) => heard === 'game-over')).toBe(true)
    if (MUST.every((event) => told.some(({ heard }, n) => n >= first && heard === event))) return first
    await page.clock.resume()
  }
  throw new Error('five games went by without an encounter, an attack and an event')
}

test('given a whole game, when it is watched at normal speed, then nothing of importance is skipped', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const told = listen(page)
  await page.addInitScript(watch)
  await page.clock.install()
  const first = await playedAhead(page, told)

  for (let turns = 0; !(await ending(page).isVisible()); turns += 1) {
    expect(turns).toBeLessThan(3_000)
    await page.clock.runFor(2_000)
    await page.evaluate(() => document.querySelector<HTMLElement>('.go-on')?.click())
  }

  const judged = told.findIndex((it, n) => n >= first && JUDGED.includes(it.heard))
  const played = told.slice(first, judged < 0 ? undefined : judged)
  // Whom an attack summons is seen on the ship, where they come.
  const isSummoned = (it: Heard, n: number): boolean =>
    it.heard === 'token-drawn' && played[n - 1]?.heard === 'attack-revealed'
  const wanted = played.filter((it, n) => !isSummoned(it, n)).flatMap(weightOf)
  const notes = await page.evaluate(() => (window as unknown as { notes: Seen[] }).notes)
  const shown = shownIn(notes)
  expect(shown.map(({ event }) => event)).toEqual(wanted)
  for (const event of MUST) expect(wanted).toContain(event)
  for (const it of shown) {
    expect(it.isInSight, it.event).toBe(true)
    expect(it.lasted, it.event).toBeGreaterThan(300)
  }
})
