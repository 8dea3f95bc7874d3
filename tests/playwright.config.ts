import { defineConfig, type ReporterDescription } from '@playwright/test'

const { PLAYWRIGHT_JSON } = process.env
const counted: ReporterDescription[] = PLAYWRIGHT_JSON
  ? [['json', { outputFile: PLAYWRIGHT_JSON }]]
  : []

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: './support/browser-setup.ts',
  reporter: [['list'], ...counted],
  forbidOnly: true,
  fullyParallel: true,
  // The product, its database and the browser already fill two cores.
  workers: 1,
  use: { locale: 'en-US', screenshot: 'only-on-failure' },
  projects: [
    { name: 'browser', testMatch: 'browser/**/*.spec.ts' },
    { name: 'panel', testMatch: 'panel/**/*.spec.ts' },
  ],
})
