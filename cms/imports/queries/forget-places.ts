import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { placePattern, withoutPattern, withoutPlace } from '../../clinics/index.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { parseMapping } from '../mapping/mapping.ts'
import { patternOf, withoutPlaceCells } from '../rows/without-place.ts'
import type { ImportRow } from './import-row.ts'

type Kept = Pick<
  ImportRow,
  'id' | 'cells' | 'name' | 'city' | 'state' | 'data' | 'before' | 'notes' | 'reason'
> & { mapping: string }

const inTexts = (values: Kept['data'], pattern: string | undefined) =>
  values &&
  Object.fromEntries(
    Object.entries(withoutPlace(values)).map(([name, value]) => [
      name,
      withoutPattern(value, pattern),
    ]),
  )

/** A row without the places that are looked for, and without its own. */
const forgotten = ({ mapping: text, ...row }: Kept, known: string | undefined) => {
  const mapping = parseMapping(text)
  const own = row.cells && patternOf(row.cells, mapping)
  const pattern = [known, own].filter(Boolean).join('|') || undefined
  return {
    id: row.id,
    cells: row.cells && withoutPlaceCells(row.cells, mapping, row, pattern),
    name: withoutPattern(row.name, pattern),
    data: inTexts(row.data, pattern),
    before: inTexts(row.before, pattern),
    notes: withoutPattern(row.notes, pattern),
    reason: withoutPattern(row.reason, pattern),
  }
}

/** Takes private places out of the stored rows about some clinics, whatever their columns are called. */
export const forgetImportedPlaces = async (
  req: PayloadRequest,
  ids: readonly number[],
  pattern?: string,
): Promise<void> => {
  const which = sql`any(${sql.param(ids)}::int[])`
  const columns = sql.raw(
    'r.id, r.cells, r.name, r.city, r.state, r.data, r.before, r.notes, r.reason, i.mapping',
  )
  const rows = await inTransaction<Kept & Record<string, unknown>>(
    req,
    sql`select ${columns} from import_rows r join imports i on i.id = r.import_id
        where r.clinic_id = ${which}
      union all select ${columns} from clinics c join imports i on i.source = c.source
        join import_rows r on r.import_id = i.id and r.source_id = c.source_id
        where c.id = ${which} and r.clinic_id is distinct from c.id`,
  )
  if (rows.length === 0) return
  const without = rows.map((row) => forgotten(row, pattern))
  await inTransaction(
    req,
    sql`update import_rows set cells = now.cells, name = now.name, data = now.data, before = now.before,
        notes = now.notes, reason = now.reason
      from json_to_recordset(${JSON.stringify(without)}::json) as now
        (id int, cells json, name text, data jsonb, before jsonb, notes text[], reason text)
      where import_rows.id = now.id`,
  )
}

/** The same for rows that were just saved, as far as their clinics' addresses are private. */
export const forgetPrivatePlaces = async (
  req: PayloadRequest,
  rows: readonly Pick<ImportRow, 'clinic_id'>[],
): Promise<void> => {
  const ids = rows.flatMap(({ clinic_id }) => clinic_id ?? [])
  if (ids.length === 0) return
  const found = await inTransaction<{ id: number }>(
    req,
    sql`select id from clinics where id = any(${sql.param(ids)}::int[]) and address_is_private`,
  )
  for (const { id } of found) {
    const places = req.context.privatePlaces?.get(id) ?? []
    await forgetImportedPlaces(req, [id], placePattern(places))
  }
}
