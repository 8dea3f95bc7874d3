import type { Payload } from 'payload'
import { type Database, openDatabase } from '../database/open.ts'
import { openPayload } from '../database/open-payload.ts'
import { type Env, readEnv } from '../env.ts'
import { command } from './command.ts'
import { step } from './step.ts'

interface Tools {
  env: Env
  database: Database
  payload: Payload
}

/** A command that works on the database: opens it, does the work, and ends. */
export const withPayload = (work: (tools: Tools) => Promise<void>): Promise<void> =>
  command(async () => {
    const env = readEnv()
    const database = await step('Opening the database', () => openDatabase(env))
    const payload = await openPayload(env, database.url)
    try {
      await work({ env, database, payload })
    } finally {
      await payload.destroy()
      await database.close()
    }
  })
