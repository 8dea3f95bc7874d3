import { type Database, openDatabase, payloadSecret } from '../database/open.ts'
import { messageWithFault } from '../database/system-fault.ts'
import { type Env, metricsPorts, readEnv } from '../product/env.ts'
import { checkStart } from './check-start.ts'
import { runProcess, startWorkers } from './processes.ts'
import type { Serving } from './serve.ts'
import { step } from './step.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** Settings that other processes get beside those of this one. */
const settingsOf = async (env: Env, { url }: Database): Promise<Record<string, string>> => ({
  DATABASE_URL: url,
  DATABASE_URL_FILE: '',
  PAYLOAD_SECRET: await payloadSecret(env),
  PAYLOAD_SECRET_FILE: '',
})

/** Serves in this process if it is the only one, else in so many others. */
const serveIn = async (env: Env, database: Database): Promise<Serving> => {
  if (env.WEB_CONCURRENCY === 1) {
    const { serve } = await import('./serve.ts')
    return serve(env, database.url)
  }
  const shared = await settingsOf(env, database)
  const ports = metricsPorts(env)
  const settingsOfEach = Array.from({ length: env.WEB_CONCURRENCY }, (_, index) =>
    ports[index] ? { ...shared, METRICS_PORT: String(ports[index]) } : shared,
  )
  return startWorkers(settingsOfEach)
}

/**
 * Sets up whatever is missing, then serves the product until it is stopped. The setting up has a
 * process of its own, since memory that it took once would not be given back.
 */
const start = async (): Promise<void> => {
  const env = readEnv()
  // React and Next read it when they load.
  if (env.NODE_ENV !== 'development') Object.assign(process.env, { NODE_ENV: 'production' })
  await checkStart(env)
  const database = await step('Opening the database', () => openDatabase(env))
  let serving: Serving | undefined
  const stop = async () => {
    await serving?.close()
    await database.close()
  }
  stopOnSignal(stop)
  try {
    const { password } = await runProcess<{ password?: string }>(
      'prepare-process',
      await settingsOf(env, database),
    )
    serving = await step('Starting the server', () => serveIn(env, database))
    database.keepRunning()
    tell(env, serving, password)
  } catch (error) {
    await stop()
    throw error
  }
}

const tell = (
  { ADMIN_EMAIL }: Env,
  { url, metricsUrl }: Serving,
  password: string | undefined,
): void => {
  console.log(`\nThe site   ${url}\nThe panel  ${url}/admin\nThe API    ${url}/api`)
  if (metricsUrl) console.log(`Metrics    ${metricsUrl}`)
  if (!password) return
  console.log(`\nSign in to the panel as ${ADMIN_EMAIL} with the password ${password}`)
  console.log('It is shown only once. Change it under Account.')
}

await start().catch((error: unknown) => {
  console.error(process.env.DEBUG ? error : messageWithFault(error))
  process.exit(1)
})
