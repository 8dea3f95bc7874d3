import { command } from '../../cms/bin/command.ts'
import { step } from '../../cms/bin/step.ts'
import { stopOnSignal } from '../../cms/bin/stop-on-signal.ts'
import { type Cleanup, createCleanup } from '../bench/cleanup.ts'
import { describeMachine, loadNow } from '../bench/machine.ts'
import { launchBrowser } from './browser.ts'
import { type Findings, writeFindings } from './findings.ts'
import { measurePage } from './measure-page.ts'
import { PAGES } from './pages.ts'
import { printFindings } from './print-findings.ts'
import { startSeededProduct } from './product.ts'
import { readArguments } from './read-arguments.ts'

const bench = async (rounds: number, cleanup: Cleanup): Promise<Findings> => {
  const [startedAt, loadAverage] = [new Date().toISOString(), loadNow()]
  const site = await step('Starting the product', () => startSeededProduct(cleanup))
  // Code that calls the product's API finds it by this.
  process.env.PRODUCT_URL = site
  const debugged = await step('Starting a browser', () => launchBrowser(cleanup))
  const browser = debugged.browser.version()
  const findings: Findings = {
    startedAt,
    ...describeMachine(loadAverage),
    browser,
    rounds,
    pages: [],
  }
  for (const page of PAGES) {
    findings.pages.push(
      await step(`Measuring the page “${page.name}”`, () =>
        measurePage(page, site, debugged, rounds),
      ),
    )
  }
  return findings
}

await command(async () => {
  const { rounds, json } = readArguments(process.argv.slice(2))
  const cleanup = createCleanup()
  stopOnSignal(cleanup.run)
  try {
    const findings = await bench(rounds, cleanup)
    printFindings(findings)
    await writeFindings(findings, json)
    console.log(`\nThe same figures are in ${json}.`)
  } finally {
    await cleanup.run()
  }
})
