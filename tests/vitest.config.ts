import { defineConfig } from 'vitest/config'

const shared = { environment: 'node', testTimeout: 30_000, hookTimeout: 120_000 } as const

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: 'unit', include: ['unit/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'api',
          // Loading Payload takes seconds; each file has a database of its own all the same.
          isolate: false,
          include: ['api/**/*.test.ts'],
          globalSetup: ['support/global-setup.ts'],
        },
      },
    ],
  },
})
