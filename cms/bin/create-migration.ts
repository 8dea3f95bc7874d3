import { getPayload } from 'payload'
import { command } from './command.ts'

/** Writes a migration from the state of the last one to the current config. Takes a name. */
await command(async () => {
  process.env.PAYLOAD_SECRET ??= 'not needed to write a migration'
  process.env.PAYLOAD_MIGRATING = 'true'
  const { default: config } = await import('../product/payload.config.ts')
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
  await payload.db.createMigration({
    payload,
    migrationName: process.argv[2] ?? 'change',
    forceAcceptWarning: true,
  })
})
