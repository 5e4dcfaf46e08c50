/** How much is loaded, and how smoothly it runs. What depends on the machine is only reported. */

import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './house'
import { answerAnything, dockAll, door, playNow, playTurn, sitDown, untilAsked } from './table'

/** Of compressed script, before the first own decision. */
const MOST_SCRIPT = 250 * 1_024

/** A task that is felt, in milliseconds; a busy machine is allowed twice that. */
const LONG = 50

const report = (what: string) => console.log(`    measured: ${what}`)

test('given an empty cache, when somebody plays, then little script is loaded and it is their decision soon', async ({
  page,
}) => {
  const isOurs = !process.env['AIRLOCK_CLIENT']
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes().then((it) => it.responseBodySize))
  })
  await page.goto('/')
  await expect(door(page).getByRole('button', { name: 'Play now' })).toBeVisible()
  const begun = Date.now()
  await door(page).getByRole('button', { name: 'Play now' }).click()
  await untilAsked(page)
  report(`${Date.now() - begun} ms from Play now to the first decision`)

  const script = (await Promise.all(sizes)).reduce((sum, it) => sum + it, 0)
  report(`${Math.round(script / 1_024)} KB of script in ${sizes.length} files`)
  if (isOurs) expect(script).toBeLessThan(MOST_SCRIPT)
})

test('given a question, when it is answered, then what is asked next is there soon', async ({ page }) => {
  await sitDown(page)
  // From when the panel takes a press until it can be pressed again, by the page's own clock.
  await page.evaluate(() => {
    const took: number[] = []
    Object.assign(globalThis, { took })
    let pressed: number | null = null
    const panel = () => document.querySelector('section[aria-labelledby="question-heading"]')
    addEventListener('click', () => (pressed = performance.now()), { capture: true })
    const look = () => {
      const isBusy = panel()?.getAttribute('aria-busy') !== 'false'
      const isAsked = panel()?.querySelector('[data-answer][aria-disabled="false"]') != null
      if (pressed !== null && !isBusy && isAsked) {
        took.push(Math.round(performance.now() - pressed))
        pressed = null
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

  await dockAll(page)

  const took = await page.evaluate(() => (globalThis as unknown as { took: number[] }).took)
  took.sort((one, other) => one - other)
  expect(took.length).toBeGreaterThan(2)
  report(`${took[Math.floor(took.length / 2)]} ms from a press to the next question, ${took.at(-1)} at most`)
})

interface Watched {
  shifts: { value: number; wasPressed: boolean; what: string }[]
  long: number[]
  frames: number
}

/** Notes what moves the layout, what takes long, and how many frames are drawn. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched: Watched = { shifts: [], long: [], frames: 0 }
    Object.assign(globalThis, { watched })
    interface Shift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    new PerformanceObserver((list) => {
      for (const it of list.getEntries() as Shift[]) {
        const what = it.sources
          .map(({ node }) => (node instanceof Element ? node.className.toString() : ''))
          .join(', ')
        watched.shifts.push({ value: it.value, wasPressed: it.hadRecentInput, what })
      }
    }).observe({ type: 'layout-shift' })
    new PerformanceObserver((list) => {
      watched.long.push(...list.getEntries().map((it) => Math.round(it.duration)))
    }).observe({ type: 'longtask' })
    const frame = () => {
      watched.frames += 1
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}

const watched = (page: Page) => page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched)

/** How long the longest task of the page took, in milliseconds of the processor. */
function longestTask(trace: Buffer): number {
  interface Event {
    name: string
    pid: number
    tid: number
    tdur?: number
    args: { name?: string }
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Event[] }
  const thread = ({ pid, tid }: Event) => `${pid} ${tid}`
  const isMain = ({ name, args }: Event) => name === 'thread_name' && args.name === 'CrRendererMain'
  const main = new Set(traceEvents.filter(isMain).map(thread))
  const tasks = traceEvents.filter((it) => it.name.endsWith('RunTask') && main.has(thread(it)))
  return Math.max(...tasks.map((it) => it.tdur ?? 0)) / 1_000
}

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find((it) => it.name === 'ScriptDuration')?.value ?? 0) * 1_000
}

test.describe('with everything in motion', () => {
  test.use({ motion: 'normal' })

  test('given a turn, when it is played and the bots play theirs, then nothing on the page jumps', async ({
    page,
    browser,
  }) => {
    test.slow()
    await sitDown(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    await watch(page)
    await browser.startTracing(page, { categories: ['toplevel'] })
    const before = await scriptTime(session)

    await playTurn(page)
    await untilAsked(page)
    await answerAnything(page)

    const longest = longestTask(await browser.stopTracing())
    const script = (await scriptTime(session)) - before
    const { shifts, long, frames } = await watched(page)
    const sum = (some: typeof shifts) => some.reduce((all, it) => all + it.value, 0)
    report(`${frames} frames, ${(script / frames).toFixed(1)} ms of script a frame`)
    report(`the longest task took ${longest.toFixed(0)} ms of the processor`)
    report(`tasks over 50 ms by the clock: ${long.length === 0 ? 'none' : `${long.join(', ')} ms`}`)
    report(
      `layout shift ${sum(shifts).toFixed(4)}, of it after a press ${sum(shifts.filter((it) => it.wasPressed)).toFixed(4)}`,
    )
    expect(longest).toBeLessThan(2 * LONG)
    expect(shifts.filter((it) => it.value > 0.01)).toEqual([])
    // What answers a press is expected by whoever pressed: browsers count it apart as well.
    expect(sum(shifts.filter((it) => !it.wasPressed))).toBeLessThan(0.02)
    expect(sum(shifts.filter((it) => it.wasPressed))).toBeLessThan(0.02)
  })
})

test('given a machine six times slower, when somebody plays, then a turn can be played', async ({ page }) => {
  test.slow()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await playNow(page)

  const begun = Date.now()
  await playTurn(page)
  await untilAsked(page)

  report(`a turn at a sixth of the speed: ${Date.now() - begun} ms`)
})
