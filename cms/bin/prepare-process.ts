import { readEnv } from '../product/env.ts'
import { firstAdmin } from './first-admin.ts'
import { prepareDatabase, seedWhereEmpty } from './prepare.ts'
import { answerParent } from './processes.ts'

/** Brings the database up to date before it is served. Its memory ends with it. */
await answerParent(async () => {
  const env = readEnv()
  const payload = await prepareDatabase(env, env.DATABASE_URL ?? '')
  await seedWhereEmpty(payload)
  return { password: await firstAdmin(payload, env) }
})
process.exit(0)
