import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { WORD_FACTS, type WordFact } from '../../../vocabulary/index.ts'

/** How many clinics of a source have a word. */
export interface WordUse {
  fact: WordFact
  word: string
  source: string
  count: number
  /** A clinic or a row that has it, in words. */
  example: string
  exampleClinic: number | null
}

type Found = WordUse & Record<string, unknown>

/** The newest row of each clinic that files have told of, unless people have left it out. */
const NEWEST = sql`select distinct on (i.source, r.source_id) r.id, r.unknown, r.clinic_id, r.name,
    r.city, r.state, r.line, r.result, i.source, i.file_name, i.status
  from import_rows r join imports i on i.id = r.import_id
  where r.line is not null and r.kind is not null and r.kind <> 'rejected'
    and i.status not in ('undone', 'failed') and coalesce(r.result, '') not in ('undone', 'failed')
    and coalesce(r.decision, '') <> 'declined'
  order by i.source, r.source_id, r.import_id desc`

/** The words that the newest files have left over. */
export const wordsOfFiles = (req: PayloadRequest): Promise<WordUse[]> =>
  inTransaction<Found>(
    req,
    sql`with newest as (${NEWEST})
      select f.key as fact, w.word, source, count(*)::int as count,
        (array_agg(concat_ws(', ', nullif(name, ''), nullif(city, ''), nullif(state, ''))
          || ' (' || file_name || ', line ' || line || ')' order by id))[1] as example,
        (array_agg(clinic_id order by id) filter (where clinic_id is not null))[1] as "exampleClinic"
      from newest, jsonb_each(newest.unknown) f, jsonb_array_elements_text(f.value) w (word)
      group by 1, 2, 3 order by count desc, w.word`,
  )

const LISTS = WORD_FACTS.filter((fact) => fact !== 'addedCategories')

/** The different texts in the English lists of published clinics. */
export const wordsOfClinics = (req: PayloadRequest): Promise<Omit<WordUse, 'source'>[]> =>
  inTransaction<Found>(
    req,
    sql`select t.path as fact, t.text as word, count(distinct c.id)::int as count,
        (array_agg(c.name || ', ' || c.city order by c.id))[1] as example,
        min(c.id) as "exampleClinic"
      from clinics_texts t join clinics c on c.id = t.parent_id
      where t.path = any(${sql.param(LISTS)}::text[]) and coalesce(t.locale, 'en') = 'en'
        and t.text <> '' and c._status = 'published' and c.deleted_at is null
      group by 1, 2`,
  )

/** Published clinics with some texts in a list, in any language. */
export const clinicsWithTexts = async (
  req: PayloadRequest,
  fact: WordFact,
  texts: readonly string[],
): Promise<number[]> => {
  const found = await inTransaction<{ id: number }>(
    req,
    sql`select distinct c.id from clinics_texts t join clinics c on c.id = t.parent_id
      where t.path = ${fact} and t.text = any(${sql.param([...texts])}::text[])
        and c._status = 'published' and c.deleted_at is null`,
  )
  return found.map(({ id }) => id)
}

/** The different texts in a list of published clinics, in any language. */
export const textsOfClinics = async (req: PayloadRequest, fact: WordFact): Promise<string[]> => {
  const found = await inTransaction<{ text: string }>(
    req,
    sql`select distinct t.text from clinics_texts t join clinics c on c.id = t.parent_id
      where t.path = ${fact} and c._status = 'published' and c.deleted_at is null`,
  )
  return found.map(({ text }) => text)
}

/**
 * Listed clinics whose newest row was left with one of some words, unless a person has verified that fact:
 * it is then right without it.
 */
export const clinicsLeftWith = async (
  req: PayloadRequest,
  fact: WordFact,
  words: readonly string[],
): Promise<number[]> => {
  const found = await inTransaction<{ id: number }>(
    req,
    sql`with newest as (${NEWEST})
      select distinct c.id from newest join clinics c on c.id = newest.clinic_id
      where newest.unknown -> ${fact} ?| ${sql.param([...words])}::text[]
        and (newest.result = 'applied' or newest.status = 'applied')
        and c._status = 'published' and c.deleted_at is null
        and not exists (select from clinics_texts v where v.parent_id = c.id
          and v.path = 'verifiedFields' and v.text = ${fact})
      order by c.id`,
  )
  return found.map(({ id }) => id)
}

/** The different words of a fact that files were left with. */
export const wordsLeft = async (req: PayloadRequest, fact: WordFact): Promise<string[]> => {
  const found = await inTransaction<{ word: string }>(
    req,
    sql`select distinct w.word from import_rows r,
        jsonb_array_elements_text(r.unknown -> ${fact}) w (word) where r.unknown ? ${fact}`,
  )
  return found.map(({ word }) => word)
}
