import { readEnv } from '../product/env.ts'
import { buildWhereNeeded } from './build.ts'
import { checkAdminPassword } from './check-admin-password.ts'
import { checkStart } from './check-start.ts'
import { command } from './command.ts'

/** Looks for what would stop a start, then builds what has changed since it was last built. */
await command(async () => {
  const env = readEnv()
  await checkAdminPassword(env)
  await checkStart(env)
  await buildWhereNeeded()
})
