import { type Database, openDatabase } from '../database/open.ts'
import { type Env, readEnv } from '../product/env.ts'
import { buildWhereNeeded } from './build.ts'
import { step } from './step.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** Does all the set-up that is still to do, and serves the product until it is stopped. */
const start = async (): Promise<void> => {
  const env = readEnv()
  const database = await step('Opening the database', () => openDatabase(env))
  let stopServing = async () => {}
  const stop = async () => {
    await stopServing()
    await database.close()
  }
  stopOnSignal(stop)
  try {
    stopServing = await buildAndServe(env, database)
    database.keepRunning()
  } catch (error) {
    await stop()
    throw error
  }
}

/** @returns a function that stops serving */
const buildAndServe = async (env: Env, database: Database): Promise<() => Promise<void>> => {
  if (env.NODE_ENV !== 'development') {
    await buildWhereNeeded()
    // React and Next look at it as they are loaded, which is why what follows is loaded here.
    Object.assign(process.env, { NODE_ENV: 'production' })
  }
  const { serve } = await import('./serve.ts')
  return serve(env, database)
}

await start().catch((error: unknown) => {
  console.error(process.env.DEBUG || !(error instanceof Error) ? error : error.message)
  process.exit(1)
})
