import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: '../support/browser-setup.ts',
  reporter: 'list',
  workers: 1,
  timeout: 30 * 60_000,
  // The product needs this long for a whole file.
  expect: { timeout: 15 * 60_000 },
  use: { locale: 'en-US' },
})
