import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { LOCALES, type Locale } from '../../contract/constants.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { wordsIn } from '../words/words.ts'
import { readWordParts } from './word-parts.ts'

interface Row extends Record<string, unknown> {
  states: { id: number; abbreviation: string; names: Partial<Record<Locale, string>> }[] | null
  categories:
    | { id: number; slug: string; names: Partial<Record<Locale, string>>; serviceNames: string[] }[]
    | null
  services: Partial<Record<Locale, string>>[] | null
}

const STATEMENT = sql`select
  (select json_agg(json_build_object('id', id, 'abbreviation', abbreviation, 'names',
      (select json_object_agg(_locale, name) from states_locales where _parent_id = states.id)))
    from states) as states,
  (select json_agg(json_build_object('id', id, 'slug', slug, 'names',
      (select json_object_agg(_locale, name) from categories_locales where _parent_id = categories.id),
      'serviceNames', array(select lower(text) from categories_texts
        where parent_id = categories.id and path = 'serviceNames')) order by id)
    from categories) as categories,
  (select json_agg(names) from (
    select json_object_agg(_locale, name) as names from services_locales group by _parent_id
  ) as service) as services`

/** The states, categories and services that listings name, in each language, or else in English. */
export const readVocabulary = async (req: PayloadRequest): Promise<Record<Locale, Vocabulary>> => {
  const [row] = await inTransaction<Row>(req, STATEMENT)
  const words = wordsIn(await readWordParts(req))
  const inLocale = (locale: Locale): Vocabulary => ({
    states: new Map(
      (row?.states ?? []).map(({ id, abbreviation, names }) => [
        id,
        { abbreviation, name: names[locale] ?? names.en ?? abbreviation },
      ]),
    ),
    categories: (row?.categories ?? []).map(({ names, ...category }) => ({
      ...category,
      name: names[locale] ?? names.en ?? category.slug,
    })),
    services: new Map(
      (row?.services ?? []).flatMap(({ en, ...names }) =>
        en ? [[en.toLowerCase(), { en, ...names }[locale] ?? en] as const] : [],
      ),
    ),
    words: words(locale),
  })
  return Object.fromEntries(LOCALES.map((locale) => [locale, inLocale(locale)])) as Record<
    Locale,
    Vocabulary
  >
}
