import { ensureTemplate } from './template.ts'
import { testCluster } from './test-cluster.ts'

/**
 * Starts Postgres and fills the database that tests copy, so that they don't have to.
 * @returns a function that stops Postgres
 */
export const prepareDatabase = async (): Promise<() => Promise<void>> => {
  const cluster = await testCluster()
  cluster.keepRunning(console.error)
  await ensureTemplate(cluster)
  return cluster.stop
}
