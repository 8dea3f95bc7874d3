import { sql } from '@payloadcms/db-postgres/drizzle'
import { inTransaction, type Transaction } from '../../database/in-transaction.ts'
import type { TranslatedFrom } from '../translation/translated-from.ts'

/** A document, or a global with the id 0. */
export interface Source {
  source: string
  id: number
}

export const readRecords = (req: Transaction, { source, id }: Source): Promise<TranslatedFrom[]> =>
  inTransaction<TranslatedFrom & Record<string, unknown>>(
    req,
    sql`select field, locale, translation, english from translated_texts
      where source = ${source} and document_id = ${id}`,
  )

/** Those of some documents of a collection, by id. */
export const readRecordsOf = async (
  req: Transaction,
  source: string,
  ids: number[],
): Promise<Map<number, TranslatedFrom[]>> => {
  const rows = await inTransaction<TranslatedFrom & { id: number } & Record<string, unknown>>(
    req,
    sql`select document_id as id, field, locale, translation, english from translated_texts
      where source = ${source} and document_id = any(${sql.param(ids)}::int[])`,
  )
  const byId = new Map<number, TranslatedFrom[]>()
  for (const { id, ...record } of rows) byId.set(id, [...(byId.get(id) ?? []), record])
  return byId
}

/** Clinics are too many to read all of them each time. */
const CLINICS_READ = 200

/** Those of all documents, and of the translated clinics that were saved last, by collection and id. */
export const readAllRecords = async (
  req: Transaction,
): Promise<Map<string, Map<number, TranslatedFrom[]>>> => {
  const rows = await inTransaction<TranslatedFrom & Source & Record<string, unknown>>(
    req,
    sql`select source, document_id as id, field, locale, translation, english
      from translated_texts where source <> 'clinics' or document_id in (
        select id from clinics where deleted_at is null and exists (
          select from translated_texts as own where own.source = 'clinics' and own.document_id = clinics.id
        ) order by updated_at desc limit ${CLINICS_READ}
      )`,
  )
  const all = new Map<string, Map<number, TranslatedFrom[]>>()
  for (const { source, id, ...record } of rows) {
    const documents = all.get(source) ?? new Map<number, TranslatedFrom[]>()
    documents.set(id, [...(documents.get(id) ?? []), record])
    all.set(source, documents)
  }
  return all
}

export const writeRecords = async (
  req: Transaction,
  { source, id }: Source,
  records: readonly TranslatedFrom[],
): Promise<void> => {
  for (const { field, locale, translation, english } of records)
    await inTransaction(
      req,
      sql`insert into translated_texts (source, document_id, field, locale, translation, english)
        values (${source}, ${id}, ${field}, ${locale}, ${translation}, ${english})
        on conflict (source, document_id, field, locale)
        do update set translation = excluded.translation, english = excluded.english`,
    )
}

export const deleteRecords = async (req: Transaction, { source, id }: Source): Promise<void> => {
  await inTransaction(
    req,
    sql`delete from translated_texts where source = ${source} and document_id = ${id}`,
  )
}
