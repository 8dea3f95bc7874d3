import type { Payload } from 'payload'
import { openDatabase } from '../database/open.ts'
import { readEnv } from '../product/env.ts'
import { command } from './command.ts'
import { prepareDatabase } from './prepare.ts'
import { step } from './step.ts'

/** Runs a command that works on the database, which is opened and brought up to date first. */
export const withPayload = (work: (payload: Payload) => Promise<void>): Promise<void> =>
  command(async () => {
    const env = readEnv()
    const database = await step('Opening the database', () => openDatabase(env))
    try {
      const payload = await prepareDatabase(env, database.url)
      await work(payload)
      await payload.destroy()
    } finally {
      await database.close()
    }
  })
