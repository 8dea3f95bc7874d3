import type { Pool } from 'pg'
import { comparedAddress } from '../../clinics/index.ts'

/** The address that a row gives for a clinic. */
export interface AddressOfRow {
  line: number
  clinicId: number | null
  address: string
  city: string
  /** The state's id. */
  state: number
}

interface AtAddress {
  id: number
  name: string
}

type Address = Pick<AddressOfRow, 'address' | 'city' | 'state'>

const keyOf = ({ address, city, state }: Address): string =>
  [state, city.toLowerCase(), comparedAddress(address)].join('|')

/**
 * Other clinics at the same addresses, by line, however the addresses are written. A source may
 * have several sites at one address, each with its own id, so clinics that are in the file itself
 * are left out.
 */
export const clinicsAtAddress = async (
  pool: Pool,
  importId: number,
  source: string,
  wanted: AddressOfRow[],
): Promise<Map<number, AtAddress>> => {
  if (wanted.length === 0) return new Map()
  const { rows } = await pool.query<AtAddress & Address>(
    `select c.id, c.name, c.address, c.city, c.state_id as state
     from clinics c
     where (c.state_id, lower(c.city)) in (
         select state, lower(city) from jsonb_to_recordset($1) as wanted(city text, state int))
       and c.address <> ''
       and c.deleted_at is null and c.merged_into_id is null and c.source <> 'sample'
       and not (c.source = $3 and exists (select 1 from import_rows r
         where r.import_id = $2 and r.source_id = c.source_id))
     order by c.id`,
    [JSON.stringify(wanted), importId, source],
  )
  const known = new Map<string, AtAddress[]>()
  for (const { id, name, ...address } of rows) {
    const key = keyOf(address)
    known.set(key, [...(known.get(key) ?? []), { id, name }])
  }
  return new Map(
    wanted.flatMap(({ line, clinicId, ...address }) => {
      const other = known.get(keyOf(address))?.find(({ id }) => id !== clinicId)
      return other ? [[line, other] as const] : []
    }),
  )
}
