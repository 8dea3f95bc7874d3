import { readFile, stat } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { SingleBar } from 'cli-progress'
import type { Payload } from 'payload'
import { inOneTransaction } from '../database/one-transaction.ts'
import {
  countSamples,
  describe,
  FORMATS,
  fileOnDisk,
  formatNamed,
  type Mapping,
  parseMapping,
  readBeginning,
  rejectedFile,
  removeSamples,
  runImport,
  tally,
} from '../imports/index.ts'

import { seedWhereEmpty } from './prepare.ts'
import { readArguments } from './read-arguments.ts'
import { withPayload } from './with-payload.ts'

const USAGE = `Usage: npm run import -- FILE --format FORMAT
       npm run import -- FILE --mapping MAPPING.json

${FORMATS.map(({ name, about }) => `  --format ${name.padEnd(7)} ${about}`).join('\n')}
  --mapping FILE   any other list of clinics; the mapping names its columns

  --dry-run        show what would be added, changed and rejected, and write nothing
  --remove-sample  remove the sample clinics afterward, without asking
  --keep-sample    keep them, without asking`

/** The most notes that are printed. More than this usually means a wrong mapping. */
const MOST_REMARKS = 30

const options = {
  format: { type: 'string' },
  mapping: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'remove-sample': { type: 'boolean', default: false },
  'keep-sample': { type: 'boolean', default: false },
} as const

const chooseMapping = async (file: string, format?: string, mapping?: string): Promise<Mapping> => {
  if (mapping) return parseMapping(await readFile(mapping, 'utf8'))
  const known = formatNamed(format)
  if (!known) throw new Error(USAGE)
  return known.mapping((await readBeginning(fileOnDisk(file))).columns)
}

const yes = async (question: string): Promise<boolean> => {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

interface SampleChoice {
  'remove-sample': boolean
  'keep-sample': boolean
}

/** Invented clinics don't belong among real ones. */
const offerToRemoveSamples = async (payload: Payload, choice: SampleChoice): Promise<void> => {
  const samples = choice['keep-sample'] ? 0 : await countSamples(payload)
  if (samples === 0) return
  const question = `Remove the ${samples} sample clinics and the notice about them?`
  if (!choice['remove-sample'] && !(await yes(question))) {
    return console.log('The sample clinics were kept. Use --remove-sample to remove them.')
  }
  await inOneTransaction(payload, removeSamples)
  console.log(`Removed the ${samples} sample clinics.`)
}

await withPayload(async (payload) => {
  const { values, positionals } = readArguments(options, USAGE)
  const [file] = positionals
  if (!file) throw new Error(USAGE)
  const { size } = await stat(file).catch(() => {
    throw new Error(`There is no file ${file}.`)
  })
  const mapping = await chooseMapping(file, values.format, values.mapping)
  await seedWhereEmpty(payload)
  const dryRun = values['dry-run']
  const interruption = new AbortController()
  process.once('SIGINT', () => interruption.abort())
  const { signal } = interruption
  const bar = new SingleBar({ format: '{bar} {percentage} %  {duration_formatted}', fps: 4 })
  const progress = (bytes: number) => bar.update(bytes)
  const rejected = rejectedFile(`${file}.rejected.csv`)
  const counts = tally()
  if (!dryRun) bar.start(size, 0)
  for await (const outcome of runImport(payload, { file, mapping, dryRun, progress, signal })) {
    counts.add(outcome)
    if (dryRun) for (const sentence of describe(outcome)) console.log(sentence)
    else if (outcome.result.kind === 'rejected') rejected.add(outcome.row, outcome.result.reason)
  }
  bar.stop()
  console.log(counts.summary())
  for (const [note, rows] of counts.remarks().slice(0, MOST_REMARKS)) {
    console.log(`  ${note}: ${rows} ${rows === 1 ? 'row' : 'rows'}`)
  }
  const kept = await rejected.close()
  if (kept) console.log(`The rejected rows are in ${kept}, each with the reason.`)
  if (signal.aborted) console.log('Stopped early. Run the same command again to finish.')
  else if (!dryRun) await offerToRemoveSamples(payload, values)
})
