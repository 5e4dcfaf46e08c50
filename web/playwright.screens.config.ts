import { defineConfig } from '@playwright/test'
import base from './playwright.config'

/** Pictures of every screen, for people to look at; see `cargo xtask screens`. */
export default defineConfig({
  ...base,
  testDir: 'tests/screens',
  timeout: 300_000,
})
