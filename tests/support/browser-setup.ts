import type { FullConfig } from '@playwright/test'
import { buildWhereNeeded } from '../../cms/bin/build.ts'
import type { EmbeddedCluster } from '../../cms/database/embedded.ts'
import { findBrowser } from './find-browser.ts'
import { freePort } from './free-port.ts'
import { startProductProcess } from './product-process.ts'
import { type Product, setProducts } from './products.ts'
import { ensureTemplate, makeDatabase } from './template.ts'
import { testCluster } from './test-cluster.ts'

/** Starts the product on a copy of the template database. */
const startOne = async (cluster: EmbeddedCluster, template: string) => {
  // Not 'test': a run of the API's tests at the same time deletes those.
  const { url: databaseUrl, drop } = await makeDatabase(cluster, 'browser', template)
  // A test will listen there, minutes from now.
  const scriptOrigin = `http://127.0.0.1:${await freePort()}`
  const settings = { SCRIPT_ORIGIN: scriptOrigin, HRSA_ADDRESS: `${scriptOrigin}/hrsa.csv` }
  const { url, stop } = await startProductProcess(databaseUrl, settings).catch(async (error) => {
    await drop()
    throw error
  })
  return {
    product: { url, databaseUrl, scriptOrigin } satisfies Product,
    stop: async () => {
      await stop()
      await drop()
    },
  }
}

/** Runs before all browser tests: finds a browser, and starts a product for each worker. */
export default async function setUp({
  workers,
}: FullConfig): Promise<(() => Promise<void>) | undefined> {
  process.env.CHROME_PATH = await findBrowser()
  if (process.env.PRODUCT_URL) return undefined
  const cluster = await testCluster()
  const template = await ensureTemplate(cluster)
  process.env.TEST_TEMPLATE = template
  // Once, before several products would.
  await buildWhereNeeded()
  const starts = await Promise.allSettled(
    Array.from({ length: workers }, () => startOne(cluster, template)),
  )
  const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const stop = async () => {
    await Promise.all(started.map((one) => one.stop()))
    await cluster.stop()
  }
  const failed = starts.find((start) => start.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  setProducts(started.map(({ product }) => product))
  return stop
}
