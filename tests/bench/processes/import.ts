import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { command } from '../../../cms/bin/command.ts'
import { inOneTransaction } from '../../../cms/database/one-transaction.ts'
import { applyFile, compareFile } from '../../../cms/imports/command/import-file.ts'
import { removeSamples } from '../../../cms/imports/file/samples.ts'
import { parseMapping } from '../../../cms/imports/mapping/mapping.ts'
import { readEnv } from '../../../cms/product/env.ts'
import { openPayload } from '../../../cms/product/open-payload.ts'
import { tellParent } from './tell-parent.ts'

const mappingFile = path.resolve(import.meta.dirname, '..', 'fqhc-sites.mapping.json')

/** Imports the given file, as the command for operators does, and reports what it took. */
await command(async () => {
  const env = readEnv()
  const [file = ''] = process.argv.slice(2)
  const mapping = parseMapping(await readFile(mappingFile, 'utf8'))
  const payload = await openPayload(env, env.DATABASE_URL ?? '')
  const started = performance.now()
  const { id, kinds } = await compareFile(payload, { path: file, name: 'sites.csv', mapping })
  await applyFile(payload, id)
  const ended = performance.now()
  const { new: added, rejected } = kinds
  await tellParent({
    rows: added + rejected,
    added,
    rejected,
    seconds: (ended - started) / 1000,
    // The clock started with the process.
    secondsInAll: ended / 1000,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  })
  // After measuring, since it is not part of the figures.
  await inOneTransaction(payload, removeSamples)
  await payload.create({
    collection: 'users',
    data: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD ?? '', role: 'admin' },
  })
})
