import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'

interface Name {
  fact: string
  /** As words are compared. */
  key: string
  entry: string
}

/** Each takes some milliseconds; the others wait for the next time. */
const AT_ONCE = 500

/** A name within a longer text, or a text within a longer name, is worth less than one that is alike. */
const ALIKE = sql`greatest(similarity(n.key, u.key),
  case when length(n.key) > 3 then 0.8 * strict_word_similarity(n.key, u.key) else 0 end,
  case when length(u.key) > 3 then 0.7 * strict_word_similarity(u.key, n.key) else 0 end)`

/** Guesses what words mean of which nobody has thought yet: the name with the most letters in common. */
export const guessWords = async (req: PayloadRequest, names: readonly Name[]) => {
  await inTransaction(
    req,
    sql`with names as (
        select * from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as name (fact text,
          key text, entry text)
      ), asked as (
        select id, fact, key from unknown_words where status = 'open' and certainty is null
        order by count desc, id limit ${AT_ONCE}
      )
      update unknown_words set guess = case when best.alike >= 0.35 then best.entry end,
        certainty = case when best.alike >= 0.7 then 'almost certainly'
          when best.alike >= 0.5 then 'probably' when best.alike >= 0.35 then 'perhaps'
          else 'nothing like it' end
      from asked u left join lateral (
        select n.entry, ${ALIKE} as alike from names n where n.fact = u.fact
        order by alike desc, length(n.key) desc, n.entry limit 1) best on true
      where unknown_words.id = u.id`,
  )
}
