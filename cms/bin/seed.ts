import { seed } from '@healthcare-for-all/seed'
import { step } from './step.ts'
import { withPayload } from './with-payload.ts'

/** Adds what is missing of the seed; leaves alone what is there. */
await withPayload(async (payload) => {
  console.table(await step('Adding what is missing', (progress) => seed(payload, progress)))
})
