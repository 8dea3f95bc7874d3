import type { Payload } from 'payload'
import { openDatabase } from '../database/open.ts'
import { readEnv } from '../product/env.ts'
import { command } from './command.ts'
import { prepareDatabase } from './prepare.ts'
import { step } from './step.ts'

/** A command that works on the database, which it opens and brings up to date first. */
export const withPayload = (work: (payload: Payload) => Promise<void>): Promise<void> =>
  command(async () => {
    const env = readEnv()
    const database = await step('Opening the database', () => openDatabase(env))
    try {
      const payload = await prepareDatabase(env, database)
      await work(payload)
      await payload.destroy()
    } finally {
      await database.close()
    }
  })
