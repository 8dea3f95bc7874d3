import { dropDatabases, ensureTemplate } from './template.ts'
import { testCluster } from './test-cluster.ts'

/** Before all tests that need Postgres: starts it, and makes the filled database that they copy. */
export default async function setUp(): Promise<() => Promise<void>> {
  const cluster = await testCluster()
  await dropDatabases(await cluster.databaseUrl('postgres'), 'test\\_%')
  process.env.TEST_TEMPLATE = await ensureTemplate(cluster)
  return cluster.stop
}
