import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { FoundWord } from '../../words/note-words.ts'

/** A word in a list or a cell is shorter; the rest is not shown. */
const SHOWN = 300

/**
 * Enters new words and the present counts. Words that nobody has any more go, unless they were decided, or a
 * file is being compared, which may have them.
 */
export const saveWords = async (req: PayloadRequest, words: readonly FoundWord[]) => {
  const found = words.map(({ exampleClinic, word, ...others }) => ({
    ...others,
    word: word.slice(0, SHOWN),
    example_clinic: exampleClinic,
  }))
  await inTransaction(
    req,
    sql`with found as (
        select * from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as word (fact text,
          key text, word text, count int, sources text, example text, example_clinic int)
      ), gone as (
        delete from unknown_words u where status = 'open'
          and not exists (select from imports where status = 'comparing')
          and not exists (select from found f where f.fact = u.fact and f.key = u.key)
      )
      insert into unknown_words (fact, key, word, status, count, sources, example, example_clinic)
      select fact, key, word, 'open', count, sources, example, example_clinic from found
      on conflict (fact, key) do update set count = excluded.count, sources = excluded.sources,
        example = excluded.example, example_clinic = excluded.example_clinic
      where unknown_words.status = 'open'`,
  )
}
