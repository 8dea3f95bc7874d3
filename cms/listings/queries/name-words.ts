import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'

/** Of an index alone: the names are what lists are ordered by. */
const STATEMENT = `
  select coalesce(string_agg(word || ' ' || count, E'\\n'), '') as words,
    (select count(*)::int from listings where locale = 'en') as clinics
  from (
    select word, count(*) from listings, string_to_table(sort_name, ' ') as word
    where locale = 'en' and word <> '' group by word
  ) as counted`

export interface CountedWords {
  clinics: number
  /** Each word of a name, as it is written there in lowercase letters, and how often. */
  words: (readonly [written: string, count: number])[]
}

/** How often each word stands in the names of clinics. */
export const readNameWords = async (pool: ReadPool): Promise<CountedWords> => {
  const [row] = await prepared<{ words: string; clinics: number }>(pool, STATEMENT, [])
  const lines = row?.words ? row.words.split('\n') : []
  return {
    clinics: row?.clinics ?? 0,
    words: lines.map((line) => {
      const end = line.lastIndexOf(' ')
      return [line.slice(0, end), Number(line.slice(end + 1))] as const
    }),
  }
}
