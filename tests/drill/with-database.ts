import { randomBytes } from 'node:crypto'
import { ensureTemplate, query } from '../support/template.ts'
import { testCluster } from '../support/test-cluster.ts'

/** Does something with a database of its own, which has the sample clinics. */
export const withDatabase = async <Result>(
  work: (url: string) => Promise<Result>,
): Promise<Result> => {
  const cluster = await testCluster()
  try {
    const template = await ensureTemplate(cluster)
    const admin = await cluster.databaseUrl('postgres')
    const name = `drill_${randomBytes(6).toString('hex')}`
    await query(admin, `create database "${name}" template "${template}" strategy file_copy`)
    const result = await work(await cluster.databaseUrl(name))
    await query(admin, `drop database "${name}" with (force)`)
    return result
  } finally {
    await cluster.stop()
  }
}
