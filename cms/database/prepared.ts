import { createHash } from 'node:crypto'
import type { Pool, QueryResultRow } from 'pg'

const names = new Map<string, string>()

/** A name for a statement's text: Postgres plans a named statement once a connection. */
const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/** Asks by a prepared statement. The text must come from a small fixed set, with values apart. */
export const prepared = async <Row extends QueryResultRow>(
  pool: Pool,
  text: string,
  values: unknown[],
): Promise<Row[]> => (await pool.query<Row>({ name: nameOf(text), text, values })).rows
