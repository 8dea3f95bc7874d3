import { continueImports } from '../../../cms/imports/jobs/continue-imports.ts'
import { startWork } from '../../../cms/jobs/worker.ts'
import { readEnv } from '../../../cms/product/env.ts'
import { openPayload } from '../../../cms/product/open-payload.ts'

// The product's own worker with only this job, as a process that a test can kill.
const env = readEnv()
const url = env.DATABASE_URL ?? ''
startWork(url, await openPayload(env, url), [continueImports])
// The worker by itself doesn't keep the process alive.
setInterval(() => undefined, 60_000)
