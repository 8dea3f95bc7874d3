import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { openPayload } from '../database/open-payload.ts'
import { readEnv } from '../env.ts'
import { command } from './command.ts'
import { step } from './step.ts'

/** Brings a database’s tables up to date: a step of its own before new processes are started. */
await command(async () => {
  const env = readEnv()
  const database = await step('Opening the database', () => openDatabase(env))
  const payload = await openPayload(env, database.url)
  await step('Bringing its tables up to date', () => migrate(payload, database.url))
  await payload.destroy()
  await database.close()
  process.exit()
})
