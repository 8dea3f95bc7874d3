import { command } from '../../cms/bin/command.ts'
import { readArguments } from '../../cms/bin/read-arguments.ts'
import { step } from '../../cms/bin/step.ts'
import { startSeededProduct } from '../bench/fill.ts'
import { withCleanup } from '../bench/run-bench.ts'
import { checkAnswers, checkLines } from './check-answers.ts'
import { checkPackage } from './check-package.ts'
import { createTally } from './tally.ts'

const USAGE = `Usage: npm run hsds:check -- FOLDER [--url URL]

FOLDER has the JSON Schemas of HSDS 3, as openreferral/specification has them.

  --url URL     a running product; without it, one is started with the sample clinics`

await command(() =>
  withCleanup(async (later) => {
    const { positionals, values } = readArguments({ url: { type: 'string' } }, USAGE)
    const [folder] = positionals
    if (!folder) throw new Error(USAGE)
    const tally = await createTally(folder)
    const url =
      values.url?.replace(/\/$/, '') ??
      (await step('Starting the product', () => startSeededProduct(later)))
    await step('Checking the answers', () => checkAnswers(url, tally))
    await step('Checking the lines', () => checkLines(url, tally))
    await step('Checking the package', () => checkPackage(url, tally))
    tally.print()
    const faults = tally.faults()
    if (faults > 0) throw new Error(`${faults} errors.`)
    console.log('Everything is as the standard says.')
  }),
)
