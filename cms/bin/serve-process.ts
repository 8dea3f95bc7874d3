import { readEnv } from '../product/env.ts'
import { answerParent } from './processes.ts'
import { serve } from './serve.ts'
import { stopWhenTold } from './stop-on-signal.ts'

/** One of several processes that serve the product. */
await answerParent(async () => {
  const env = readEnv()
  const { url, metricsUrl, close } = await serve(env, env.DATABASE_URL ?? '')
  stopWhenTold(close)
  return { url, metricsUrl }
})
