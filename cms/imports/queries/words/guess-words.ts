import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { WordFact } from '../../../vocabulary/index.ts'

/** Each takes some milliseconds; the others wait for the next time. */
const AT_ONCE = 500

/** Words of which nobody has guessed yet what they mean, the most frequent first. */
export const wordsToGuess = (req: PayloadRequest) =>
  inTransaction<{ id: number; fact: WordFact; word: string }>(
    req,
    sql`select id, fact, word from unknown_words where status = 'open' and certainty is null
      order by count desc, id limit ${AT_ONCE}`,
  )

/** A text with what says something in it. */
interface Core {
  fact: string
  core: string
}

/** A name within a longer text, or a text within a longer name, is never more than probable. */
const ALIKE = sql`greatest(similarity(n.core, asked.core),
  case when length(n.core) > 3 then 0.69 * strict_word_similarity(n.core, asked.core) else 0 end,
  case when length(asked.core) > 3 then 0.6 * strict_word_similarity(asked.core, n.core) else 0 end)`

/** Guesses what words mean: the name with the most letters in common, and how sure that is, in words. */
export const guessWords = async (
  req: PayloadRequest,
  words: readonly (Core & { id: number })[],
  names: readonly (Core & { entry: string })[],
) => {
  await inTransaction(
    req,
    sql`with names as (
        select distinct * from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as name (fact text,
          core text, entry text)
      ), asked as (
        select * from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as word (id int, fact text,
          core text)
      )
      update unknown_words set guess = case when best.alike >= 0.35 then best.entry end,
        certainty = case when best.alike >= 0.7 then 'almost certainly'
          when best.alike >= 0.5 then 'probably' when best.alike >= 0.35 then 'perhaps'
          else 'nothing like it' end
      from asked left join lateral (
        select n.entry, ${ALIKE} as alike from names n where n.fact = asked.fact
        order by alike desc, length(n.core) desc, n.entry limit 1) best on true
      where unknown_words.id = asked.id`,
  )
}
