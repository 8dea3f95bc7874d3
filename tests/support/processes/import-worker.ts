import { goOnWithImports } from '../../../cms/imports/jobs/go-on-with-imports.ts'
import { startWork } from '../../../cms/jobs/worker.ts'
import { readEnv } from '../../../cms/product/env.ts'
import { openPayload } from '../../../cms/product/open-payload.ts'

// The product's own worker with this chore alone, as a process that a test can kill.
const env = readEnv()
const url = env.DATABASE_URL ?? ''
startWork(url, await openPayload(env, url), [goOnWithImports])
// The worker alone keeps no process alive.
setInterval(() => undefined, 60_000)
