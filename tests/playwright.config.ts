import { defineConfig, type ReporterDescription } from '@playwright/test'

const { PLAYWRIGHT_JSON } = process.env
const counted: ReporterDescription[] = PLAYWRIGHT_JSON
  ? [['json', { outputFile: PLAYWRIGHT_JSON }]]
  : []

/** A later suite on another version leaves what failed on this one. */
const RESULTS = `test-results/node-${process.versions.node.split('.')[0]}`

/** Nothing waits for an animation, nor presses what moves, unless a test is about that. */
const STILL = { reducedMotion: 'reduce' } as const

export default defineConfig({
  testDir: '.',
  globalSetup: './support/browser-setup.ts',
  reporter: [['list'], ['./support/error-lines-reporter.ts'], ...counted],
  forbidOnly: true,
  // Says which failures are only now and then; the run fails all the same.
  retries: PLAYWRIGHT_JSON ? 1 : 0,
  failOnFlakyTests: true,
  fullyParallel: true,
  // A single worker leaves half of two cores idle. Each has its own product, database and account:
  // panel tests change what public pages show, and if two people sign in to one account at the
  // same moment, Payload forgets one of them.
  workers: process.env.PRODUCT_URL ? 1 : 2,
  // These only end what hangs: no test is about time, and a page takes seconds on a busy machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // An action that hangs fails before its test ends, while the page can still be shown.
  use: {
    locale: 'en-US',
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'browser',
      testMatch: 'browser/**/*.spec.ts',
      outputDir: `${RESULTS}/browser`,
      use: STILL,
    },
    // What is slow, and seldom breaks alone: for npm run test:all.
    { name: 'deep', testMatch: 'deep/**/*.spec.ts', outputDir: `${RESULTS}/deep` },
    {
      name: 'panel',
      testMatch: 'panel/**/*.spec.ts',
      outputDir: `${RESULTS}/panel`,
      use: STILL,
    },
  ],
})
