import { openDataDir } from '../database/data-dir.ts'
import { refuseBrokenData } from '../database/embedded-faults.ts'
import { reachDatabase } from '../database/reach.ts'
import { checkPlace } from '../http/listening.ts'
import { type Env, metricsPorts } from '../product/env.ts'

/**
 * Looks for what would stop the product from starting, before anything is built or prepared.
 * @throws Error, in one line, that says what to do
 */
export const checkStart = async (env: Env): Promise<void> => {
  const { HOST, PORT, METRICS_HOST, DATA_DIR, DATABASE_URL } = env
  await checkPlace({ host: HOST, port: PORT, named: { host: 'HOST', port: 'PORT' } })
  for (const port of metricsPorts(env))
    await checkPlace({
      host: METRICS_HOST,
      port,
      named: { host: 'METRICS_HOST', port: 'METRICS_PORT' },
    })
  await openDataDir(DATA_DIR)
  if (DATABASE_URL) await reachDatabase(DATABASE_URL)
  else await refuseBrokenData(DATA_DIR)
}
