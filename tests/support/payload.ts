import type { Payload } from 'payload'
import { openPayload } from '../../cms/database/open-payload.ts'
import { parseEnv } from '../../cms/env.ts'
import { createDatabase, type TestDatabase } from './database.ts'

export interface TestPayload {
  payload: Payload
  database: TestDatabase
  close: () => Promise<void>
}

/** Payload on a database of the test's own. */
export const startPayload = async (): Promise<TestPayload> => {
  const database = await createDatabase()
  const env = parseEnv({ PAYLOAD_SECRET: 'a secret that only tests use' })
  const payload = await openPayload(env, database.url)
  return {
    payload,
    database,
    close: async () => {
      await payload.destroy()
      await database.drop()
    },
  }
}
