import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { WordFact } from '../../../vocabulary/index.ts'

/**
 * Lets files under review be compared again where nothing has been written yet.
 * @param words that their rows were left with; every row if left out
 */
export const compareWordsAgain = async (
  req: PayloadRequest,
  fact: WordFact,
  words?: readonly string[],
): Promise<void> => {
  const has: SQL = words
    ? sql`r.unknown -> ${fact} ?| ${sql.param([...words])}::text[]`
    : sql`r.line is not null`
  const rows = await inTransaction<{ id: number }>(
    req,
    sql`update import_rows r set kind = null from imports i
      where i.id = r.import_id and i.status in ('review', 'comparing') and r.result is null
        and r.kind in ('new', 'changed', 'held', 'same') and ${has} returning r.import_id as id`,
  )
  const imports = [...new Set(rows.map(({ id }) => id))]
  await inTransaction(
    req,
    sql`update imports set status = 'comparing', updated_at = now()
      where id = any(${sql.param(imports)}::int[])`,
  )
}

/** The words that an import's rows were left with, and how many have each. */
export const wordsOfImport = (req: PayloadRequest, importId: number) =>
  inTransaction<{ fact: WordFact; word: string; rows: number }>(
    req,
    sql`select f.key as fact, w.word, count(*)::int as rows from import_rows r,
        jsonb_each(r.unknown) f, jsonb_array_elements_text(f.value) w (word)
      where r.import_id = ${importId} and r.kind <> 'rejected' group by 1, 2`,
  )
