import { LOCALES, type Locale } from '../../contract/constants.ts'
import type { Need } from '../../contract/need.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import type { NeedRow } from '../need-table.ts'

interface Row {
  words: string[]
  services: string[]
  call_first: Need['callFirst']
  is_private: boolean
  texts: Partial<Record<Locale, { name: string | null; text: string | null }>> | null
  links: { address: string; labels: Partial<Record<Locale, string>> | null }[]
}

const STATEMENT = `
  select call_first, coalesce(is_private, false) as is_private,
    array(select text from needs_texts where parent_id = needs.id and path = 'words' order by "order") as words,
    array(select slug from needs_rels join categories on categories.id = categories_id
        where parent_id = needs.id order by "order")
      || array(select text from needs_texts where parent_id = needs.id and path = 'services' order by "order")
      as services,
    (select json_object_agg(_locale, json_build_object('name', name, 'text', text))
      from needs_locales where _parent_id = needs.id) as texts,
    coalesce((select json_agg(json_build_object('address', address, 'labels',
        (select json_object_agg(_locale, label) from needs_links_locales where _parent_id = needs_links.id))
        order by _order)
      from needs_links where _parent_id = needs.id), '[]') as links
  from needs order by id`

const inLocale = (row: Row, locale: Locale): Need => ({
  name: row.texts?.[locale]?.name ?? row.texts?.en?.name ?? null,
  services: row.services,
  callFirst: row.call_first,
  text: row.texts?.[locale]?.text ?? row.texts?.en?.text ?? null,
  links: row.links.map(({ address, labels }) => ({
    address,
    label: labels?.[locale] ?? labels?.en ?? address,
  })),
  isPrivate: row.is_private,
})

/** The whole table, in both languages; Spanish falls back to English. */
export const readNeeds = async (pool: ReadPool): Promise<NeedRow[]> => {
  const rows = await prepared<Row>(pool, STATEMENT, [])
  return rows.map((row) => ({
    words: row.words,
    needs: Object.fromEntries(LOCALES.map((locale) => [locale, inLocale(row, locale)])) as Record<
      Locale,
      Need
    >,
  }))
}
