import { migrate } from '../database/migrate.ts'
import { step } from './step.ts'
import { withPayload } from './with-payload.ts'

/** Brings a database’s tables up to date: a step of its own, before new processes are started. */
await withPayload(async ({ payload, database }) => {
  await step('Bringing its tables up to date', () => migrate(payload, database.url))
})
