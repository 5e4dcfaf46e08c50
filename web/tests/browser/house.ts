/** The real program with a real database, on a port of its own; it can be killed and started again. */

import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'

const PROGRAM = process.env['AIRLOCK_PROGRAM'] ?? join(import.meta.dirname, '../../../target/release/airlock')

export class House {
  readonly url: string
  readonly #port: number
  readonly #folder: string
  #child: ChildProcess | null = null

  private constructor(port: number, folder: string) {
    this.#port = port
    this.#folder = folder
    this.url = `http://127.0.0.1:${port}`
  }

  static async open(): Promise<House> {
    const folder = await mkdtemp(join(tmpdir(), 'airlock-browser-'))
    const house = new House(await freePort(), folder)
    await house.start()
    return house
  }

  async start(): Promise<void> {
    // Everybody in these tests comes from one address.
    const much = ['sockets-by-address', 'connections-by-address', 'requests-by-address', 'requests-by-person']
    const options = much.flatMap((name) => [`--${name}`, '100000'])
    const listen = `127.0.0.1:${this.#port}`
    const data = join(this.#folder, 'data')
    const child = spawn(PROGRAM, ['serve', '--listen', listen, '--data', data, '--log-level', 'error', ...options], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    this.#child = child
    for (let tries = 0; tries < 200; tries += 1) {
      if (child.exitCode !== null) throw new Error(`${PROGRAM} ended with ${child.exitCode}`)
      const answer = await fetch(`${this.url}/healthz`).catch(() => null)
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`${PROGRAM} does not answer`)
  }

  /** As if the power failed. */
  async kill(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (!child || child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }

  async close(): Promise<void> {
    await this.kill()
    await rm(this.#folder, { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

/** Tests in a house that all tests of a worker share; one that kills it opens its own. */
export const test = base.extend<object, { house: House }>({
  house: [
    async ({}, use) => {
      const house = await House.open()
      await use(house)
      await house.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.url),
})

export { expect }
