import { createHash } from 'node:crypto'
import type { QueryResultRow } from 'pg'
import { traced } from '../telemetry/trace.ts'
import type { ReadPool } from './read-pool.ts'

const names = new Map<string, string>()

/** A name for a statement's text: Postgres plans a named statement once per connection. */
const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/**
 * Runs a prepared statement. The text must come from a small fixed set, with the values separate.
 */
export const prepared = async <Row extends QueryResultRow>(
  pool: ReadPool,
  text: string,
  values: unknown[],
): Promise<Row[]> => {
  const ask = () => pool.query<Row>({ name: nameOf(text), text, values })
  const { rows } = await traced(
    'query',
    { 'db.system.name': 'postgresql', 'db.query.text': text },
    ask,
  )
  return rows
}
