import { withPayload } from './with-payload.ts'

/** Brings a database up to date: a step of its own, before new processes are started. */
await withPayload(async () => undefined)
