/** A campaign: begun, shared, played, brought along from a file and taken away again. */

import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { CampaignView } from '../../src/types/aliens'
import type { CampaignNow } from '../../src/types/protocol'
import { expect, test } from './house'
import { expectAccessible, expectNothingCut } from './looks'

const PHONE = { width: 390, height: 844 }

const who = (page: Page): Locator => page.locator('section[aria-labelledby="who-heading"]')
const goIn = (page: Page): Locator => who(page).getByRole('button', { name: 'Go in' })
const road = (page: Page): Locator => page.getByRole('region', { name: 'The road' })
const mission = (page: Page, name: string): Locator =>
  road(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
    .last()

/** Begins a campaign from the front page. */
async function begin(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: /Begin a campaign|All campaigns/ }).click()
  await page.getByRole('textbox', { name: 'What is it called?' }).fill(name)
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? ''

const lookAt = async (as: APIRequestContext, id: string): Promise<CampaignNow> =>
  (await as.get(`/api/campaigns/${id}`)).json() as Promise<CampaignNow>

test('given nothing, when a campaign is begun and shared, then both find it and sit at one table', async ({
  page,
  somebody,
}) => {
  await begin(page, 'Friday nights')
  await expect(mission(page, 'Newt').getByText('next')).toBeVisible()
  await expect(mission(page, 'Survive').getByText('later')).toBeVisible()
  const { invitation } = await lookAt(page.request, idOf(page))
  const other = await somebody()

  await other.goto(`/campaigns/${idOf(page)}?key=${invitation}`)
  await other.getByRole('button', { name: 'Join the campaign' }).click()
  await expect(goIn(other)).toBeVisible()
  await page.reload()
  await Promise.all([goIn(page).click(), goIn(other).click()])

  await expect(page).toHaveURL(/\/table\//)
  await expect(other).toHaveURL(/\/table\//)
  const path = (it: Page): string => new URL(it.url()).pathname
  expect(path(page)).toBe(path(other))
  await other.goto('/')
  const mine = other.getByRole('region', { name: 'My campaigns' })
  await expect(mine.getByText('Friday nights')).toBeVisible()
  await expect(mine.getByText('under way: Mission 1: Newt')).toBeVisible()
  await mine.getByRole('link', { name: /Open|Your turn/ }).click()
  await expect(who(other).getByRole('heading', { name: 'Under way' })).toBeVisible()
})

test('given a stranger, when they come without the link, then nothing is shown', async ({
  page,
  somebody,
}) => {
  await begin(page, 'Hadley')
  const stranger = await somebody()

  await stranger.goto(`/campaigns/${idOf(page)}`)

  await expect(stranger.getByRole('alert')).toContainText('There is no such campaign')
  await expect(stranger.getByText('Hadley')).toHaveCount(0)
})

test('given a file, when it is damaged or there already, then it is refused in a clear line', async ({
  page,
}) => {
  await begin(page, 'Hadley')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toMatch(/^airlock-campaign 1\n/)
  await page.goto('/campaigns')
  const bring = (content: string): Promise<void> =>
    page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'it.campaign', mimeType: 'text/plain', buffer: Buffer.from(content) })
  const refusal = page.getByRole('alert')

  await bring(text.replace('Hadley', 'Hadlez'))
  await expect(refusal).toContainText('damaged')
  await bring(text.replace('airlock-campaign 1', 'airlock-campaign 2'))
  await expect(refusal).toContainText('newer program')
  await bring('hello')
  await expect(refusal).toContainText('not a campaign')
  await bring(text)
  await expect(refusal).toContainText('already have a campaign called Hadley')

  await expect(page.getByRole('listitem').filter({ hasText: 'Hadley' })).toHaveCount(1)
})

/** Reads what the table tells, so that bots play on, until the campaign has so many missions behind it. */
async function playedOut(page: Page, id: string, missions: number): Promise<CampaignNow> {
  for (;;) {
    const now = await lookAt(page.request, id)
    if (now.missions.length >= missions) return now
    await page.waitForTimeout(500)
  }
}

/** Every seat of the next mission is a bot's, and somebody looks on. */
async function playByBots(page: Page, name: string, missions: number): Promise<CampaignNow> {
  const id = idOf(page)
  if (!(await who(page).getByText(name).first().isVisible()) || !(await goIn(page).isVisible())) {
    await page.reload()
  }
  const instead = who(page).getByRole('button', { name: `${name} instead` })
  if (await instead.isVisible()) await instead.click()
  await expect(who(page).getByText(name).first()).toBeVisible()
  const more = who(page).getByRole('button', { name: 'Another seat' })
  while ((await who(page).getByRole('radiogroup').count()) < 4 && (await more.isEnabled())) await more.click()
  for (const seat of await who(page).getByRole('radiogroup').all()) {
    await seat.getByRole('radio', { name: 'bot' }).check({ force: true })
  }
  await goIn(page).click()
  await expect(page).toHaveURL(/\/table\//)
  const now = await playedOut(page, id, missions)
  await page.getByRole('link', { name: 'To the campaign' }).click()
  await expect(page).toHaveURL(`/campaigns/${id}`)
  await expect(road(page)).toBeVisible()
  return now
}

const viewOf = (now: CampaignNow): CampaignView => now.campaign as CampaignView
const isOpen = (now: CampaignNow, name: string): boolean =>
  viewOf(now).road.some((it) => it.mission === name && (it.stands === 'open' || it.stands === 'next'))

test('given a squad, when it goes through three missions with a Rescue and a Resupply, then all of it is told', async ({
  page,
}) => {
  test.setTimeout(900_000)
  const NAMES = {
    newt: 'Mission 1: Newt',
    resupply: 'Resupply',
    rescue: 'Rescue',
    escape: 'Mission 2: Escape',
    survive: 'Mission 3: Survive',
  }
  let played: string[] = []
  // Bots do not always win. Whoever loses begins again, as people do.
  for (let attempt = 1; ; attempt += 1) {
    await begin(page, `Hadley ${attempt}`)
    let now = await lookAt(page.request, idOf(page))
    const play = async (it: keyof typeof NAMES): Promise<void> => {
      if (viewOf(now).state !== 'under-way' || !isOpen(now, it)) return
      now = await playByBots(page, NAMES[it], now.missions.length + 1)
    }
    await play('newt')
    await play('resupply')
    await play('rescue')
    await play('escape')
    await play('rescue')
    await play('survive')
    played = viewOf(now).played.map((it) => it.mission)
    const is = (it: string): boolean => played.includes(it)
    if (is('survive') && is('rescue') && is('resupply')) break
  }

  await page.reload()
  expect(played.filter((it) => it !== 'rescue')).toEqual(['newt', 'resupply', 'escape', 'survive'])
  await expect(mission(page, 'Newt').getByText('won')).toBeVisible()
  await expect(mission(page, 'Resupply').getByText('won')).toBeVisible()
  await expect(goIn(page)).toHaveCount(0)
  const story = page.getByRole('list', { name: 'Story so far' }).getByRole('link')
  expect(await story.count()).toBeGreaterThan(4)
  await story.first().click()
  await expect(page).toHaveURL(/\/replay\/.+entry=/)
})

for (const [name, viewport] of Object.entries({ desk: { width: 1440, height: 900 }, phone: PHONE })) {
  test(`given a ${name}, when a campaign is looked at, then everybody can use it and nothing is cut`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await begin(page, 'Hadley')
    await expectAccessible(page)
    await expectNothingCut(page)
    await page.goto('/campaigns')
    await expect(page.getByText('Hadley').first()).toBeVisible()
    await expectAccessible(page)
    await expectNothingCut(page)
  })
}
