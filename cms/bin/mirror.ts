import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as site from '@healthcare-for-all/site/mirror'
import { makeMirror } from '../page-host/index.ts'
import { gazetteer } from '../places/gazetteer/gazetteer.ts'
import { readEnv } from '../product/env.ts'
import { command } from './command.ts'
import { readArguments } from './read-arguments.ts'
import { step } from './step.ts'

const USAGE = `Usage: npm run mirror -- FOLDER [--from URL] [--watch [--every MINUTES]] [--force]

  FOLDER           where the public site is written as files
  --from URL       the running product; PUBLIC_URL or http://localhost:PORT if left out
  --watch          goes on, and brings the files up to date every 5 minutes
  --every MINUTES  or as often as this says
  --force          goes on although more than 10% of the clinics are gone`

const options = {
  from: { type: 'string' },
  watch: { type: 'boolean', default: false },
  every: { type: 'string', default: '5' },
  force: { type: 'boolean', default: false },
} as const

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** Writes the public site as files, and keeps them up with edits. */
await command(async () => {
  const { values, positionals } = readArguments(options, USAGE)
  const [folder] = positionals
  const minutes = Number(values.every)
  if (!folder || !(minutes > 0)) throw new Error(USAGE)
  const { PUBLIC_URL, PORT } = readEnv()
  const from = new URL(values.from ?? PUBLIC_URL ?? `http://localhost:${PORT}`).origin
  const { places } = gazetteer()

  const mirrorOnce = async () => {
    const made = await step(`Mirroring ${from}`, (progress) =>
      makeMirror({
        folder: path.resolve(folder),
        from,
        site,
        places,
        force: values.force,
        now: new Date(),
        progress,
      }),
    )
    console.log(
      `${made.files} files with ${made.clinics} clinics: ${made.written} written (${megabytes(made.bytes)}), ${made.removed} removed.`,
    )
  }

  if (!values.watch) return mirrorOnce()
  for (;;) {
    await mirrorOnce().catch((error) => console.error(error.message))
    await wait(minutes * 60_000)
  }
})
