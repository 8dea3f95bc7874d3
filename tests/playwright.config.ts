import { defineConfig, type ReporterDescription } from '@playwright/test'

const { PLAYWRIGHT_JSON } = process.env
const counted: ReporterDescription[] = PLAYWRIGHT_JSON
  ? [['json', { outputFile: PLAYWRIGHT_JSON }]]
  : []

export default defineConfig({
  testDir: '.',
  globalSetup: './support/browser-setup.ts',
  reporter: [['list'], ...counted],
  forbidOnly: true,
  fullyParallel: true,
  // One alone leaves half of two cores idle.
  workers: 2,
  // On a slow machine a page takes seconds. Nothing is gained by giving up early.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: { locale: 'en-US', screenshot: 'only-on-failure' },
  projects: [
    { name: 'browser', testMatch: 'browser/**/*.spec.ts', outputDir: 'test-results/browser' },
    // Run by itself, with a product of its own: these change what the public pages show, which the
    // others count on. One at a time: of two who sign in to one account at the same moment, Payload
    // forgets one.
    {
      name: 'panel',
      testMatch: 'panel/**/*.spec.ts',
      outputDir: 'test-results/panel',
      workers: 1,
    },
  ],
})
