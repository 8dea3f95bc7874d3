import path from 'node:path'
import { restoreBackup, undoRestore } from '../backup/index.ts'
import { openDatabase } from '../database/open.ts'
import { readEnv } from '../product/env.ts'
import { command } from './command.ts'
import { readArguments } from './read-arguments.ts'
import { step } from './step.ts'

const USAGE = `Usage: npm run restore -- BACKUP [--replace]
       npm run restore -- --undo

  BACKUP     the folder of one backup
  --replace  remove what the database and the pictures' folder hold now
  --undo     put back what was there before a restore that was broken off`

const options = {
  replace: { type: 'boolean', default: false },
  undo: { type: 'boolean', default: false },
} as const

/** Restores a backup into an empty database, and checks that everything is there. */
await command(async () => {
  const { values, positionals } = readArguments(options, USAGE)
  const [folder] = positionals
  if (Boolean(folder) === values.undo) throw new Error(USAGE)
  const env = readEnv()
  const media = path.resolve(env.DATA_DIR, 'media')
  const database = await step('Opening the database', () => openDatabase(env))
  try {
    if (!folder) {
      const isUndone = await undoRestore(database.url, media)
      console.log(isUndone ? 'What was there before is back.' : 'There is no restore to undo.')
      return
    }
    const { tables, files, madeAt } = await step('Restoring', (progress) =>
      restoreBackup({
        databaseUrl: database.url,
        media,
        folder: path.resolve(folder),
        replace: values.replace,
        progress,
      }),
    )
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `Restored the backup of ${madeAt}: all ${tables.length} tables with ${rows} rows and all ${files.length} files are the same as in the backup.`,
    )
    console.log('Start the product with npm start. It runs later migrations, if there are any.')
  } finally {
    await database.close()
  }
})
