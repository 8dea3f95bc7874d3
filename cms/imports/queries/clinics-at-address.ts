import type { Pool } from 'pg'

/** Where a row says that a clinic is. */
export interface AddressOfRow {
  line: number
  clinicId: number | null
  address: string
  city: string
  /** Its id. */
  state: number
}

/** Letters and digits only: 'Main St., N.W.' is 'main st n w'. */
const plain = (text: string) => `trim(regexp_replace(lower(${text}), '[^a-z0-9]+', ' ', 'g'))`

/**
 * Other clinics at the same addresses, by line. A source may have several sites at one address,
 * each with an id of its own: those that the file itself brings are none of them.
 */
export const clinicsAtAddress = async (
  pool: Pool,
  importId: number,
  source: string,
  wanted: AddressOfRow[],
) => {
  if (wanted.length === 0) return new Map<number, { id: number; name: string }>()
  const { rows } = await pool.query<{ line: number; id: number; name: string }>(
    `select wanted.line, c.id, c.name
     from jsonb_to_recordset($1) as wanted
       (line int, "clinicId" int, address text, city text, state int)
     join clinics c on c.state_id = wanted.state and lower(c.city) = lower(wanted.city)
       and ${plain('c.address')} = ${plain('wanted.address')}
     where c.deleted_at is null and c.merged_into_id is null and c.source <> 'sample'
       and c.id is distinct from wanted."clinicId"
       and not (c.source = $3 and exists (select 1 from import_rows r
         where r.import_id = $2 and r.source_id = c.source_id))
     order by c.id desc`,
    [JSON.stringify(wanted), importId, source],
  )
  return new Map(rows.map(({ line, ...clinic }) => [line, clinic]))
}
