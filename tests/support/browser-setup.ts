import { randomBytes } from 'node:crypto'
import getPort, { portNumbers } from 'get-port'
import { findBrowser } from './find-browser.ts'
import { startProductProcess } from './product-process.ts'
import { ensureTemplate, query } from './template.ts'
import { testCluster } from './test-cluster.ts'

/**
 * Before all tests in a browser: there is a browser, and the product runs on a database of its own.
 * PRODUCT_URL names a product that runs already, for when tests are being written; it needs the same
 * SCRIPT_ORIGIN as the tests.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  process.env.CHROME_PATH = await findBrowser()
  // Where a test will stand in for the hosts of advertising and analytics.
  // Outside the range that connections draw their ports from, since it is minutes until then.
  const port = await getPort({ port: portNumbers(20_000, 32_000), host: '127.0.0.1' })
  process.env.SCRIPT_ORIGIN ??= `http://127.0.0.1:${port}`
  if (process.env.PRODUCT_URL) return undefined
  const cluster = await testCluster()
  const admin = await cluster.databaseUrl('postgres')
  const template = await ensureTemplate(cluster)
  // Not 'test_': a run of the API's tests beside this one clears those away.
  const name = `browser_${randomBytes(6).toString('hex')}`
  await query(admin, `create database "${name}" template "${template}" strategy file_copy`)
  const drop = async () => {
    await query(admin, `drop database "${name}" with (force)`)
    await cluster.stop()
  }
  const url = await cluster.databaseUrl(name)
  // For a test that starts a second process on the same database.
  process.env.PRODUCT_DATABASE = url
  const product = await startProductProcess(url).catch(async (error: unknown) => {
    await drop()
    throw error
  })
  process.env.PRODUCT_URL = product.url
  return async () => {
    await product.stop()
    await drop()
  }
}
