import { randomBytes } from 'node:crypto'
import { startProductProcess } from '../support/product-process.ts'
import { ensureTemplate, query } from '../support/template.ts'
import { testCluster } from '../support/test-cluster.ts'

/** Where a drill takes place: all that it starts ends with it, the last first. */
export interface Stage {
  /** Ends something with the drill. */
  add: <One extends { stop: () => unknown }>(one: One) => One
  /** A database of its own, which has the sample clinics. */
  database: () => Promise<string>
  /** A process of the product, behind one proxy; DEBUG prints what it has written. */
  product: typeof startProductProcess
}

/** Does something on a stage. */
export const onStage = async <Result>(work: (stage: Stage) => Promise<Result>): Promise<Result> => {
  const ends: (() => unknown)[] = []
  const stage: Stage = {
    add: (one) => {
      ends.push(one.stop)
      return one
    },
    database: async () => {
      const cluster = stage.add(await testCluster())
      const template = await ensureTemplate(cluster)
      const admin = await cluster.databaseUrl('postgres')
      const name = `drill_${randomBytes(6).toString('hex')}`
      await query(admin, `create database "${name}" template "${template}" strategy file_copy`)
      ends.push(() => query(admin, `drop database "${name}" with (force)`))
      return cluster.databaseUrl(name)
    },
    product: async (database, settings, begun) => {
      const behind = { TRUSTED_PROXIES: '1', ...settings }
      const product = stage.add(await startProductProcess(database, behind, begun))
      if (process.env.DEBUG) ends.push(() => console.log(product.output()))
      return product
    },
  }
  try {
    return await work(stage)
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}
