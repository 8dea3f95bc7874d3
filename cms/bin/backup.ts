import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { backupName, backupsToRemove, type Manifest, makeBackup } from '../backup/index.ts'
import { openDatabase } from '../database/open.ts'
import { readEnv } from '../product/env.ts'
import { command } from './command.ts'
import { readArguments } from './read-arguments.ts'
import { step } from './step.ts'

const USAGE = `Usage: npm run backup -- [FOLDER] [--rotate]

  FOLDER    where backups are kept, each in a folder of its own; DATA_DIR/backups if left out
  --rotate  afterward remove old backups: the newest of 7 days and of 4 weeks stay`

const options = { rotate: { type: 'boolean', default: false } } as const

const productVersion = async (): Promise<string> =>
  JSON.parse(await readFile(path.resolve(import.meta.dirname, '..', '..', 'package.json'), 'utf8'))
    .version

const inWords = ({ tables, files, postgres }: Manifest): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${tables.length} tables with ${rows} rows of Postgres ${postgres}, and ${files.length} files`
}

const rotate = async (folder: string): Promise<void> => {
  for (const name of backupsToRemove(await readdir(folder), new Date())) {
    await rm(path.join(folder, name), { recursive: true })
    console.log(`Removed ${name}.`)
  }
}

/** Backs up the database and the pictures, while the product serves. */
await command(async () => {
  const { values, positionals } = readArguments(options, USAGE)
  const env = readEnv()
  const backups = path.resolve(positionals[0] ?? path.join(env.DATA_DIR, 'backups'))
  const folder = path.join(backups, backupName(new Date()))
  const product = await productVersion()
  const media = path.resolve(env.DATA_DIR, 'media')
  const database = await step('Opening the database', () => openDatabase(env))
  try {
    const manifest = await step('Backing up', (progress) =>
      makeBackup({ databaseUrl: database.url, media, folder, product, progress }),
    )
    console.log(`The backup is ${folder}: ${inWords(manifest)}.`)
  } finally {
    await database.close()
  }
  if (values.rotate) await rotate(backups)
})
