import { seed } from '@healthcare-for-all/seed'
import { step } from './step.ts'
import { withPayload } from './with-payload.ts'

/** Adds missing seed data and leaves existing data alone. */
await withPayload(async (payload) => {
  console.table(await step('Adding missing data', (progress) => seed(payload, progress)))
})
