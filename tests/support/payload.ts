import type { Payload } from 'payload'
import { parseEnv } from '../../cms/product/env.ts'
import { openPayload } from '../../cms/product/open-payload.ts'
import { cleanUp } from './clean-up.ts'
import { createDatabase, type TestDatabase } from './database.ts'
import { failOnErrors } from './log-lines.ts'

export interface TestPayload {
  payload: Payload
  database: TestDatabase
  /** It ends by itself after the test that began it, or after the file. */
  close: () => Promise<void>
}

/** Payload caches its instance for as long as the process lives; the next test needs its own. */
const forgetPayload = () => Reflect.get(globalThis, '_payload')?.clear()

/** Closes what a file left open that failed while it was set up: its hooks never ran. */
let closeLast = () => Promise.resolve()

/**
 * Payload on a database.
 * @param settings as they would be in the environment
 */
export const payloadOn = async (
  url: string,
  settings: Record<string, string> = {},
): Promise<Pick<TestPayload, 'payload' | 'close'>> => {
  await closeLast()
  const environment = { ...process.env }
  const env = parseEnv({ PAYLOAD_SECRET: 'a secret that only tests use', ...settings })
  const payload = await openPayload(env, url)
  failOnErrors(payload)
  const close = async () => {
    closeLast = () => Promise.resolve()
    await payload.destroy()
    forgetPayload()
    // It sets what others in this process, and programs that they start, would take over.
    for (const name of Object.keys(process.env))
      if (!(name in environment)) delete process.env[name]
    Object.assign(process.env, environment)
  }
  closeLast = close
  return { payload, close }
}

/** Payload on the test's own database. */
export const startPayload = async (settings: Record<string, string> = {}): Promise<TestPayload> => {
  const database = await createDatabase()
  const { payload, close } = await payloadOn(database.url, settings)
  return {
    payload,
    database,
    close: cleanUp(async () => {
      await close()
      await database.drop()
    }),
  }
}
