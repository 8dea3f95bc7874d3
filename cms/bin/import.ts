import { readFile, stat } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { openDatabase } from '../database/open.ts'
import { openPayload } from '../database/open-payload.ts'
import { readEnv } from '../env.ts'
import { hrsa } from '../imports/hrsa.ts'
import { type Mapping, parseMapping } from '../imports/mapping.ts'
import { rejectedFile } from '../imports/rejected-file.ts'
import { describe, type Tally, tally } from '../imports/report.ts'
import { runImport } from '../imports/run-import.ts'
import { countSamples, removeSamples } from '../imports/samples.ts'
import { command } from './command.ts'

const USAGE = `Use: npm run import -- FILE --format hrsa
     npm run import -- FILE --mapping MAPPING.json

  --dry-run        show what would be added, changed and rejected, and write nothing
  --remove-sample  remove the sample clinics afterwards, without asking
  --keep-sample    keep them, without asking`

const options = {
  format: { type: 'string' },
  mapping: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'remove-sample': { type: 'boolean', default: false },
  'keep-sample': { type: 'boolean', default: false },
} as const

const readArguments = () => {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

const chooseMapping = async (format?: string, file?: string): Promise<Mapping> => {
  if (file) return parseMapping(await readFile(file, 'utf8'))
  if (format === 'hrsa') return hrsa
  throw new Error(USAGE)
}

const yes = async (question: string): Promise<boolean> => {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

await command(async () => {
  const { values, positionals } = readArguments()
  const [file] = positionals
  if (!file) throw new Error(USAGE)
  const mapping = await chooseMapping(values.format, values.mapping)
  const { size } = await stat(file).catch(() => {
    throw new Error(`There is no file ${file}.`)
  })
  const env = readEnv()
  const database = await openDatabase(env)
  const payload = await openPayload(env, database.url)
  const dryRun = values['dry-run']

  const interruption = new AbortController()
  process.once('SIGINT', () => interruption.abort())
  const bar = new SingleBar({ format: '{bar} {percentage} %  {duration_formatted}', fps: 4 })
  const rejected = rejectedFile(`${file}.rejected.csv`)
  const counts: Tally = tally()
  if (!dryRun) bar.start(size, 0)
  const progress = (bytes: number) => bar.update(bytes)
  const outcomes = runImport(payload, {
    file,
    mapping,
    dryRun,
    progress,
    signal: interruption.signal,
  })
  for await (const outcome of outcomes) {
    counts.add(outcome)
    if (dryRun) for (const sentence of describe(outcome)) console.log(sentence)
    else if (outcome.result.kind === 'rejected') rejected.add(outcome.row, outcome.result.reason)
  }
  bar.stop()
  console.log(counts.summary())
  const kept = await rejected.close()
  if (kept) console.log(`The rejected rows are in ${kept}, each with the reason.`)
  if (interruption.signal.aborted) console.log('Stopped early. The same command finishes it.')

  const samples = dryRun || interruption.signal.aborted ? 0 : await countSamples(payload)
  if (samples > 0 && !values['keep-sample']) {
    const question = `Remove the ${samples} sample clinics and the notice about them?`
    if (values['remove-sample'] || (await yes(question))) {
      await removeSamples(payload)
      console.log(`The ${samples} sample clinics are gone.`)
    } else console.log('The sample clinics are still there; --remove-sample removes them.')
  }
  await payload.destroy()
  await database.close()
  process.exit()
})
