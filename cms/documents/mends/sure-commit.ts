import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'

type Transaction = Parameters<Parameters<PostgresAdapter['drizzle']['transaction']>[0]>[0]

/** Begins a transaction that lasts until its session is told to commit or to roll back. */
const beginTransaction: PostgresAdapter['beginTransaction'] = async function (
  this: PostgresAdapter,
  options,
) {
  // The database may be connecting again just now.
  await this.initializing
  const id = randomUUID()
  let commit = () => {}
  let rollBack = () => {}
  const end = new Promise<void>((resolve, reject) => {
    commit = resolve
    rollBack = () => reject(new Error('Rolled back'))
  })
  let done: Promise<void> = Promise.resolve()
  const db = await new Promise<Transaction>((resolve, reject) => {
    done = this.drizzle.transaction(async (transaction) => {
      resolve(transaction)
      await end
    }, options)
    done.catch(reject)
  })
  this.sessions[id] = {
    db,
    resolve: async () => {
      commit()
      await done
    },
    reject: async () => {
      rollBack()
      await done.catch(() => undefined)
    },
  }
  return id
}

/** @throws if Postgres did not confirm the commit */
const commitTransaction: PostgresAdapter['commitTransaction'] = async function (
  this: PostgresAdapter,
  incoming,
) {
  const id = String(await incoming)
  const session = this.sessions[id]
  delete this.sessions[id]
  await session?.resolve()
}

/**
 * Payload's own commit hides an error of Postgres: what was not saved is acknowledged. With this
 * one the caller gets the error.
 *
 * Upstream: payloadcms/payload#17726
 * No longer needed: once Payload as it comes tells of a failed commit (payload-itself.test.ts).
 */
export const withSureCommit = (
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> => ({
  ...adapter,
  init: (args) => Object.assign(adapter.init(args), { beginTransaction, commitTransaction }),
})
