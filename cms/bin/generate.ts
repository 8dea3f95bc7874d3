import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import { command } from './command.ts'

/** Writes what Payload derives from the config: the documents’ types and the panel’s import map. */
await command(async () => {
  const { default: config } = await import('../product/payload.config.ts')
  const resolved = await config
  await generateTypes(resolved, { log: false })
  await generateImportMap(resolved, { log: false, force: true })
})
