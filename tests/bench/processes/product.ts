import { readEnv } from '../../../cms/product/env.ts'
import { openPayload } from '../../../cms/product/open-payload.ts'
import { startProduct } from '../../../cms/product/product.ts'
import { tellParent } from './tell-parent.ts'

/**
 * The product as it runs in production, except that it caches no answers unless it is told to. To
 * each message it replies with the milliseconds of processor that it has taken so far.
 */
const env = readEnv()
const databaseUrl = env.DATABASE_URL ?? ''
const payload = await openPayload(env, databaseUrl)
const { url } = await startProduct({
  payload,
  databaseUrl,
  host: '127.0.0.1',
  port: 0,
  development: false,
  memoryBytes: process.argv.includes('--cached') ? undefined : 0,
})
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  void tellParent({ processor: (user + system) / 1_000 })
})
await tellParent({ url })
