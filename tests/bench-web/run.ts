import { createServer } from 'node:net'
import { chromium } from '@playwright/test'
import { readArguments } from '../../cms/bin/read-arguments.ts'
import { step } from '../../cms/bin/step.ts'
import { startSeededProduct } from '../bench/fill.ts'
import { type Later, positive, runBench } from '../bench/run-bench.ts'
import { findBrowser } from '../support/find-browser.ts'
import { freePort } from '../support/free-port.ts'
import { listen } from '../support/listen.ts'
import { signIn } from '../support/sign-in.ts'
import { measurePage } from './measure-page.ts'
import { PAGES } from './pages.ts'

const USAGE = `Usage: npm run bench:web -- [--rounds N]

  --rounds N     how many times to measure each page; the default is 5`

/**
 * Lighthouse assumes that a paint waited for every earlier request, unless the request ended after
 * the paint. So this is longer than a paint takes here, and short enough to end while Lighthouse
 * still watches.
 */
const LATE_MS = 500

/** Stands in for the map host, which not every machine can reach. @returns its port */
const startSlowHost = async (later: Later): Promise<number> => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    setTimeout(() => socket.destroy(), LATE_MS)
  })
  const { port, close } = await listen(server)
  later(close)
  return port
}

/** A Chromium for both Playwright and Lighthouse, which reaches it at a port. */
const launchBrowser = async (later: Later) => {
  const [port, maps] = [await freePort(), await startSlowHost(later)]
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      `--remote-debugging-port=${port}`,
      `--host-resolver-rules=MAP *.openstreetmap.org 127.0.0.1:${maps}`,
    ],
  })
  later(() => browser.close())
  return { browser, port }
}

await runBench('bench-web', async (later) => {
  const { values } = readArguments({ rounds: { type: 'string', default: '5' } }, USAGE)
  const rounds = positive('rounds', values.rounds)
  const site = await step('Starting the product', () => startSeededProduct(later))
  // Marks the sample clinics as real: search engines are asked to leave out invented ones.
  await (await signIn(site))('POST', '/globals/site-settings', { sampleData: false })
  // Code that calls the product's API finds it by this.
  process.env.PRODUCT_URL = site
  const debugged = await step('Starting a browser', () => launchBrowser(later))
  const pages: Awaited<ReturnType<typeof measurePage>>[] = []
  for (const page of PAGES)
    pages.push(
      await step(`Measuring the page “${page.name}”`, () =>
        measurePage(page, site, debugged, rounds),
      ),
    )
  return {
    software: `Chromium ${debugged.browser.version()}`,
    figures: { rounds, pages },
    print: () => {
      console.log(
        `The median of ${rounds} rounds. Scores and paints are Lighthouse's for a slow phone. The\n` +
          'input delay is the longest wait for a visitor who uses the page on a slow phone.\n',
      )
      for (const { page, findings } of pages) {
        console.log(page)
        console.table(findings, ['figure', 'text', 'target', 'met'])
      }
    },
  }
})
