import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { SERVICE_CHOICES } from '../../contract/form-fields.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { WordParts } from '../words/lexicons.ts'
import { perWordFact, type WordFact } from '../words/word-facts.ts'

interface Row extends Record<string, unknown> {
  /** Names of services in all languages, the English one first. */
  services: string[][] | null
  categories: { slug: string; names: string[]; services: string[] }[] | null
  /** Services that needs name. */
  needed: string[] | null
  decided:
    | {
        fact: WordFact
        key: string
        status: string
        means: string | null
        spanish: string | null
      }[]
    | null
}

const STATEMENT = sql`select
  (select json_agg(names) from (
    select array_agg(name order by _locale = 'en' desc) as names from services_locales
    where name is not null group by _parent_id having bool_or(_locale = 'en')) as service) as services,
  (select json_agg(json_build_object('slug', slug,
      'names', array(select name from categories_locales where _parent_id = c.id and name is not null),
      'services', array(select text from categories_texts
        where parent_id = c.id and path = 'serviceNames')) order by id)
    from categories c) as categories,
  (select json_agg(distinct text) from needs_texts where path = 'services') as needed,
  (select json_agg(json_build_object('fact', fact, 'key', key, 'status', status,
      'means', means, 'spanish', spanish) order by id)
    from unknown_words where status <> 'open') as decided`

/** Services whose names would be torn apart if nobody knew them. */
const OF_PROGRAMS = ['WIC']

type Names = [string, string][]

const own = (row: Row | undefined): Partial<Record<WordFact, Names>> => {
  const categories = row?.categories ?? []
  return {
    services: [
      ...(row?.services ?? []).flatMap(
        ([english = '', ...others]): Names => [english, ...others].map((name) => [name, english]),
      ),
      ...categories.flatMap(({ services }) => services.map((name): Names[0] => [name, name])),
      ...[...SERVICE_CHOICES, ...OF_PROGRAMS, ...(row?.needed ?? [])].map((name): Names[0] => [
        name,
        name,
      ]),
    ],
    addedCategories: [
      ...categories.flatMap(({ slug, names }) =>
        [slug, ...names].map((name): Names[0] => [name, slug]),
      ),
      ...categories.flatMap(({ slug, services }) => services.map((name): Names[0] => [name, slug])),
    ],
  }
}

/** What the directory itself knows of words: names that editors keep, and what they have said. */
export const readWordParts = async (req: PayloadRequest): Promise<WordParts> => {
  const [row] = await inTransaction<Row>(req, STATEMENT)
  const names = own(row)
  return perWordFact((fact) => {
    const decided = (row?.decided ?? []).filter((word) => word.fact === fact)
    const added = decided.flatMap(
      ({ status, means, spanish }): Names =>
        status === 'entry' && means
          ? [means, spanish ?? ''].filter(Boolean).map((name) => [name, means])
          : [],
    )
    return {
      names: [...(names[fact] ?? []), ...added],
      decided: decided.map(({ key, means }): [string, string | null] => [key, means]),
    }
  })
}
