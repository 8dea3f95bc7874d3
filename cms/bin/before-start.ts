import { readEnv } from '../product/env.ts'
import { buildWhereNeeded } from './build.ts'
import { checkAdminPassword } from './check-admin-password.ts'
import { command } from './command.ts'

/** Looks at the settings, then builds what has changed since it was last built. */
await command(async () => {
  await checkAdminPassword(readEnv())
  await buildWhereNeeded()
})
