import { defineConfig } from 'vitest/config'

// These only end what hangs: no test is about time, and a busy machine may take five times as long.
const shared = {
  environment: 'node',
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 10_000 } },
} as const

const onPostgres = {
  ...shared,
  // Loading Payload takes seconds, and each file has its own database anyway.
  isolate: false,
  globalSetup: ['support/global-setup.ts'],
  setupFiles: ['support/remember-hashes.ts', 'support/fail-on-error-lines.ts'],
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // Each file would load what it tests anew, which takes longer than most tests.
      { test: { ...shared, name: 'unit', isolate: false, include: ['unit/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'render',
          isolate: false,
          include: ['render/**/*.test.ts'],
          globalSetup: ['support/rendered/build-site.ts'],
        },
      },
      { test: { ...onPostgres, name: 'api', include: ['api/**/*.test.ts'] } },
      { test: { ...onPostgres, name: 'deep', include: ['deep/**/*.test.ts'] } },
    ],
  },
})
