import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { QueryResultRow } from 'pg'

/** What is needed of a request. */
export type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>
type Connection = Pick<PostgresAdapter['drizzle'], 'execute'>

// Payload's types allow for SQLite too, whose transactions have no execute.
const isConnection = (value: unknown): value is Connection =>
  typeof value === 'object' && value !== null && 'execute' in value

const connectionOf = async (req: Transaction): Promise<Connection> => {
  const id = await req.transactionID
  if (id === undefined || id === null) return req.payload.db.drizzle
  const transaction = req.payload.db.sessions?.[id]?.db
  if (isConnection(transaction)) return transaction
  throw new Error(`Transaction ${id} has already ended`)
}

/**
 * Runs a statement inside the request's transaction, so that it sees what the request has written
 * and is rolled back with it. Outside a transaction it runs on the pool.
 * @returns the rows, as the caller's statement shapes them
 */
export const inTransaction = async <Row extends QueryResultRow>(
  req: Transaction,
  statement: SQL,
) => {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute<Row>(statement)
  return rows
}
