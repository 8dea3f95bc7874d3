import { buildWhereNeeded } from '../../cms/bin/build.ts'
import { ensureTemplate } from './template.ts'
import { testCluster } from './test-cluster.ts'

/**
 * Builds the site and the panel, and fills the database that tests copy, so that they needn't.
 * Postgres runs until the end.
 * @returns stops it
 */
export const prepare = async (): Promise<() => Promise<void>> => {
  const cluster = await testCluster()
  cluster.keepRunning(console.error)
  await Promise.all([buildWhereNeeded(), ensureTemplate(cluster)])
  return cluster.stop
}
