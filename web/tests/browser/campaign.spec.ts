/** A campaign: begun, shared, played, brought along from a file and taken away again. */

import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
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
  await expect(mine.getByText('Friday nights').first()).toBeVisible()
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
