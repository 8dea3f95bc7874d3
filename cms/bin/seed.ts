import { seed } from '@healthcare-for-all/seed'
import { loadGazetteer } from '../places/load-gazetteer.ts'
import { step } from './step.ts'
import { withPayload } from './with-payload.ts'

/** Adds what is missing of the seed; leaves alone what is there. */
await withPayload(async ({ payload }) => {
  await step('Loading the gazetteer', () => loadGazetteer(payload.db.pool))
  const added = await step('Adding what is missing', () => seed(payload))
  console.table(added)
})
