import { defineConfig } from '@playwright/test'

/** Debian's Chromium; its own sandbox does not work for the superuser, as which tests often run. */
const CHROMIUM = process.env['AIRLOCK_CHROMIUM'] ?? '/usr/bin/chromium'
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  // A real browser depends on how busy a machine is. `cargo xtask test` names what needed a second try.
  retries: 1,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: CHROMIUM, args: QUIET },
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
  },
})
