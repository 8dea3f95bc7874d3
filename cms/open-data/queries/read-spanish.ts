import { LOCALIZED_FACTS, type SpanishField, spanishField } from '../../contract/clinic-facts.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'

/** What somebody has translated, by what files call it. */
export type SpanishFacts = Partial<Record<SpanishField, string | string[]>>

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** By the names of columns and of paths, which lists have. */
const FIELDS = new Map(
  LOCALIZED_FACTS.flatMap((name) => [
    [columnOf(name), spanishField(name)] as const,
    [name, spanishField(name)] as const,
  ]),
)

/** As it was published: what is drafted is in no table but that of versions. */
const TEXTS = `select _parent_id as id, to_jsonb(clinics_locales) as texts from clinics_locales
  where _locale = 'es' and _parent_id = any($1)`
const LISTS = `select parent_id as id, jsonb_object_agg(path, items) as texts from (
    select parent_id, path, jsonb_agg(text order by "order") as items from clinics_texts
    where locale = 'es' and parent_id = any($1) group by parent_id, path) lists
  group by parent_id`

/** The Spanish texts of published clinics, by our own numbers. Usual words are in the listings alone. */
export const readSpanish = async (
  pool: ReadPool,
  ids: number[],
): Promise<Map<number, SpanishFacts>> => {
  if (ids.length === 0) return new Map()
  const found = await Promise.all(
    [TEXTS, LISTS].map((statement) =>
      prepared<{ id: number; texts: Record<string, string | string[] | null> }>(pool, statement, [
        ids,
      ]),
    ),
  )
  const facts = new Map<number, SpanishFacts>()
  for (const { id, texts } of found.flat())
    for (const [name, value] of Object.entries(texts)) {
      const field = FIELDS.get(name)
      if (field && value?.length) facts.set(id, { ...facts.get(id), [field]: value })
    }
  return facts
}
