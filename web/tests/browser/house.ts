/** The real program with a real database, on a port of its own; it can be killed and started again. */

import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'

const PROGRAM = process.env['AIRLOCK_PROGRAM'] ?? join(import.meta.dirname, '../../../target/release/airlock')
/** A folder with a client that is newer than the one inside the program. */
const CLIENT = process.env['AIRLOCK_CLIENT']
const VITE = join(import.meta.dirname, '../../node_modules/vite/bin/vite.js')

export class House {
  readonly url: string
  readonly #port: number
  readonly #folder: string
  /** What its dice follow from: a test that passes once passes always. */
  readonly #dice = base.info().titlePath.join(' › ')
  #starts = 0
  #child: ChildProcess | null = null
  #client: ChildProcess | null = null

  readonly #windowDelay: number

  private constructor(port: number, folder: string, clientPort: number, windowDelay: number) {
    this.#port = port
    this.#folder = folder
    this.#windowDelay = windowDelay
    this.url = `http://127.0.0.1:${clientPort}`
  }

  static async open(windowDelay: number): Promise<House> {
    const folder = await mkdtemp(join(tmpdir(), 'airlock-browser-'))
    const port = await freePort()
    const house = new House(port, folder, CLIENT ? await freePort() : port, windowDelay)
    await house.start()
    if (CLIENT) await house.#serveClient(CLIENT)
    return house
  }

  async start(): Promise<void> {
    // Everybody in these tests comes from one address.
    const much = [
      'sockets-by-address',
      'connections-by-address',
      'requests-by-address',
      'requests-by-person',
      'guests-by-address',
      'tables-by-address',
    ]
    const options = [
      ...much.flatMap((name) => [`--${name}`, '100000']),
      '--window-delay',
      String(this.#windowDelay),
    ]
    const listen = `127.0.0.1:${this.#port}`
    const data = join(this.#folder, 'data')
    // Whoever comes to a house that was started again is somebody else.
    this.#starts += 1
    const child = spawn(
      PROGRAM,
      ['serve', '--listen', listen, '--data', data, '--log-level', 'error', ...options],
      {
        env: { ...process.env, AIRLOCK_TEST_DICE: `${this.#dice} ${this.#starts}` },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    this.#child = child
    await answers(child, `http://${listen}/healthz`)
  }

  async #serveClient(folder: string): Promise<void> {
    const { port } = new URL(this.url)
    const options = ['--outDir', folder, '--host', '127.0.0.1', '--port', port, '--strictPort']
    this.#client = spawn(process.execPath, [VITE, 'preview', ...options], {
      env: { ...process.env, AIRLOCK_SERVER: `http://127.0.0.1:${this.#port}` },
      stdio: 'ignore',
    })
    await answers(this.#client, this.url)
  }

  /** As if the power failed. */
  async kill(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }

  async close(): Promise<void> {
    this.#client?.kill()
    await this.kill()
    await rm(this.#folder, { recursive: true, force: true })
  }
}

/** Waits until a program that was just started is there. */
async function answers(child: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${child.spawnfile} does not answer`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

/** How things move on the page: tests that are not about motion do without. */
type Motion = 'none' | 'fast' | 'normal' | 'slow'

async function setMotion(context: BrowserContext, motion: Motion): Promise<void> {
  await context.addInitScript((wanted) => {
    const KEY = 'airlock-settings'
    if (localStorage.getItem(KEY) === null) localStorage.setItem(KEY, JSON.stringify({ motion: wanted }))
  }, motion)
}

interface People {
  house: House
  motion: Motion
  /** How long everybody's reaction window stays open, in milliseconds. */
  windowDelay: number
  /** Another person, in a browser of their own. */
  somebody: (options?: BrowserContextOptions) => Promise<Page>
}

/** Each test has a house of its own, and may kill it. */
export const test = base.extend<People>({
  windowDelay: [0, { option: true }],
  house: async ({ windowDelay }, use) => {
    const house = await House.open(windowDelay)
    await use(house)
    await house.close()
  },
  baseURL: async ({ house }, use) => use(house.url),
  motion: ['none', { option: true }],
  context: async ({ context, motion }, use) => {
    await setMotion(context, motion)
    await use(context)
  },
  somebody: async ({ browser, contextOptions, baseURL, viewport, locale, motion }, use) => {
    const contexts: BrowserContext[] = []
    const own = { ...contextOptions, baseURL, viewport, locale }
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...own, ...options })
      contexts.push(context)
      await setMotion(context, motion)
      return context.newPage()
    })
    await Promise.all(contexts.map((it) => it.close()))
  },
})

export { expect }
