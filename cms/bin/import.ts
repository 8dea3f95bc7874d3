import { createWriteStream } from 'node:fs'
import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createLocalReq, type Payload } from 'payload'
import { inOneTransaction } from '../database/one-transaction.ts'
import {
  aloneWithSource,
  applyFile,
  compareFile,
  countSamples,
  describeRows,
  discardFile,
  FETCHED_SOURCES,
  FORMATS,
  fetchedInReview,
  fetchSource,
  fileOnDisk,
  formatNamed,
  type ImportProgress,
  type Mapping,
  mappingOf,
  NOTHING_NEW,
  parseMapping,
  readBeginning,
  rejectedRows,
  removeSamples,
  SourceInDoubt,
  summary,
  whileAtWork,
} from '../imports/index.ts'
import { seedWhereEmpty } from './prepare.ts'
import { readArguments } from './read-arguments.ts'
import { step } from './step.ts'
import { withPayload } from './with-payload.ts'

const USAGE = `Usage: npm run import -- SOURCE [--apply]
       npm run import -- FILE --format FORMAT
       npm run import -- FILE --mapping MAPPING.json

  SOURCE           fetches its newest file, to be reviewed: ${FETCHED_SOURCES.join(', ')}
  --apply          applies what needs no check of the file that was fetched
${FORMATS.map(({ name, about }) => `  --format ${name.padEnd(7)} ${about}`).join('\n')}
  --mapping FILE   any other list of clinics; the mapping names its columns

  --source NAME    where the file comes from, for HSDS 3: a name of your own, the same each time
  --same-source    import it although its clinics are elsewhere than the source's
  --dry-run        show what each row would do, and write nothing
  --remove-sample  remove the sample clinics afterward, without asking
  --keep-sample    keep them, without asking`

/** The most notes that are printed. More than this usually means a wrong mapping. */
const MOST_REMARKS = 30

const options = {
  apply: { type: 'boolean', default: false },
  format: { type: 'string' },
  mapping: { type: 'string' },
  source: { type: 'string', default: '' },
  'same-source': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  'remove-sample': { type: 'boolean', default: false },
  'keep-sample': { type: 'boolean', default: false },
} as const

interface MappingChoice {
  format?: string
  mapping?: string
  source: string
}

const chooseMapping = async (file: string, choice: MappingChoice): Promise<Mapping> => {
  if (choice.mapping) return parseMapping(await readFile(choice.mapping, 'utf8'))
  const format = formatNamed(choice.format)
  if (!format) throw new Error(USAGE)
  const { columns } = await readBeginning(fileOnDisk(file))
  return mappingOf(format, columns, choice.source)
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

const LEFT =
  'What needs a check, and what is no longer in the file, stays as it is. Upload the file in the panel to decide on it.'

const interruption = new AbortController()
process.once('SIGINT', () => interruption.abort())
const { signal } = interruption

/** Prints what a compared file would do. */
const tell = (compared: ImportProgress) => {
  console.log(summary(compared))
  if (compared.notice) console.log(compared.notice)
  for (const { note, rows } of compared.remarks.slice(0, MOST_REMARKS))
    console.log(`  ${note}: ${rows} ${rows === 1 ? 'row' : 'rows'}`)
}

/** Writes what needs no check, and says what is left. @returns whether it came to its end */
const apply = async (payload: Payload, { id, kinds }: ImportProgress, rejectedTo: string) => {
  await step('Applying it', (progress) => applyFile(payload, id, { progress, signal }))
  if (kinds.held + kinds.gone > 0) console.log(LEFT)
  if (kinds.rejected > 0) {
    const req = await createLocalReq({}, payload)
    await pipeline(Readable.from(rejectedRows(req, id)), createWriteStream(rejectedTo))
    console.log(`The rejected rows are in ${rejectedTo}, each with the reason.`)
  }
  if (signal.aborted) console.log('Stopped early. Run the same command again to finish.')
  return !signal.aborted
}

type Values = ReturnType<typeof readArguments<typeof options>>['values']

/** Fetches a source's newest file for a review, or applies the one that was fetched before. */
const importSource = async (payload: Payload, source: string, values: Values) => {
  if (!values.apply) {
    const id = await step(`Fetching the newest file of “${source}”`, () =>
      fetchSource(payload, source, { signal }),
    )
    if (id === undefined) return console.log(NOTHING_NEW)
  }
  const waiting = await fetchedInReview(payload, source)
  if (!waiting) throw new Error(`No fetched file of “${source}” waits. Run this without --apply.`)
  const compared = await step('Comparing the file', (progress) =>
    whileAtWork(payload, waiting.id, { progress, signal }),
  )
  tell(compared)
  if (!values.apply) {
    console.log('Nothing is changed yet. Review it in the panel, under Imports, or run this')
    return console.log(`with --apply: npm run import -- ${source} --apply`)
  }
  if (await apply(payload, compared, `${source}.rejected.csv`))
    await offerToRemoveSamples(payload, values)
}

const importFile = async (payload: Payload, file: string, values: Values) => {
  const mapping = await chooseMapping(file, values)
  const chosen = {
    path: file,
    name: path.basename(file),
    mapping,
    isPartial: formatNamed(values.format)?.isPartial ?? false,
    isSureOfSource: values['same-source'],
  }
  const isDry = values['dry-run']
  const earlier = { tell: console.log, mayWrite: !isDry, signal }
  await aloneWithSource(payload, mapping.source, earlier, async () => {
    const compared = await step('Comparing the file', (progress) =>
      compareFile(payload, chosen, { progress, signal }).catch((error: unknown) => {
        throw error instanceof SourceInDoubt ? new Error(`${error.message} (--same-source)`) : error
      }),
    )
    tell(compared)
    const req = await createLocalReq({}, payload)
    if (isDry) for await (const line of describeRows(req, compared.id)) console.log(line)
    if (isDry || signal.aborted) return discardFile(payload, compared.id)
    if (await apply(payload, compared, `${file}.rejected.csv`))
      await offerToRemoveSamples(payload, values)
  })
}

await withPayload(async (payload) => {
  const { values, positionals } = readArguments(options, USAGE)
  const [what] = positionals
  if (!what) throw new Error(USAGE)
  const isSource = FETCHED_SOURCES.includes(what) && !values.format && !values.mapping
  if (!isSource)
    await access(what).catch(() => {
      throw new Error(`There is no file ${what}.`)
    })
  await seedWhereEmpty(payload)
  await (isSource ? importSource : importFile)(payload, what, values)
})
