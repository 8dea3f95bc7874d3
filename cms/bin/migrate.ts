import { withPayload } from './with-payload.ts'

/** Brings the database up to date, as a separate step before new processes start. */
await withPayload(async () => undefined)
