import { cleanUp } from './clean-up.ts'
import { createDatabase } from './database.ts'
import { startProductProcess } from './product-process.ts'
import { makeDatabase } from './template.ts'
import { testCluster } from './test-cluster.ts'

/** A database with samples, dropped after the test that asks, or after the file. */
export const testDatabase = async () => {
  const database = await createDatabase()
  return { ...database, drop: cleanUp(database.drop) }
}

/** An empty database, dropped after the test that asks, or after the file. */
export const testEmptyDatabase = async () => {
  const database = await makeDatabase(await testCluster(), 'test')
  return { ...database, drop: cleanUp(database.drop) }
}

/** The product in its own process, for as long as the test that asks, or the file. */
export const testProduct = async (databaseUrl: string, settings: Record<string, string> = {}) => {
  const product = await startProductProcess(databaseUrl, settings)
  return { ...product, stop: cleanUp(product.stop) }
}
