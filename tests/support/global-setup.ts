import { ensureTemplate, query } from './template.ts'
import { testCluster } from './test-cluster.ts'

/** Before all tests that need Postgres: starts it, and makes the filled database that they copy. */
export default async function setUp(): Promise<() => Promise<void>> {
  const cluster = await testCluster()
  const admin = await cluster.databaseUrl('postgres')
  const left = await query(admin, "select datname from pg_database where datname like 'test\\_%'")
  for (const { datname } of left)
    await query(admin, `drop database if exists "${datname}" with (force)`)
  process.env.TEST_TEMPLATE = await ensureTemplate(cluster)
  return cluster.stop
}
