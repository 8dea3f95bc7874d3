import type { Pool } from 'pg'
import { comparedPhone, likenessOf } from '../../clinics/index.ts'
import type { Point } from '../../contract/miles-between.ts'
import type { Clinic } from '../../payload-types.ts'

type Traits = Partial<
  Pick<Clinic, 'name' | 'address' | 'city' | 'zipCode' | 'phone' | 'latitude' | 'longitude'>
> & { state?: unknown }

/** What a row says of a clinic, by which it may be found under another id. */
export interface RowTraits {
  line: number
  /** The clinic that the row is about, if that is known. */
  clinicId: number | null
  name: string
  address: string | null
  city: string
  /** The state's id. */
  stateId: number
  zipCode: string | null
  phone: string | null
  point: Point | null
}

/** What a clinic is recognized by; none without a name and a place. */
export const traitsOf = (
  line: number,
  data: Traits,
  clinicId: number | null = null,
): RowTraits[] => {
  const { name, address, city, state, zipCode, phone, latitude, longitude } = data
  if (!name || !city || typeof state !== 'number') return []
  const point = latitude == null || longitude == null ? null : { latitude, longitude }
  const place = { address: address ?? null, city, stateId: state, zipCode: zipCode ?? null, point }
  return [{ line, clinicId, name, ...place, phone: phone ?? null }]
}

/** Another clinic that a row may be about. */
export interface LikelySame {
  id: number
  name: string
  /** In words, strongest first: 'same phone number'. */
  reasons: string[]
}

interface Found extends Omit<RowTraits, 'point' | 'clinicId'> {
  id: number
  /** Another name than its own, if it was merged into another one. */
  calledNow: string
  latitude: number | null
  longitude: number | null
  similarity: number
}

/** Names as alike as this are the same one, moved within its town. */
const SAME_NAME = 0.95
const ALIKE = 0.75

const isLikely = (row: RowTraits, found: Found, reasons: string[]): boolean => {
  const isHere = row.city.toLowerCase() === found.city?.toLowerCase()
  if (reasons.includes('same address')) return true
  if (reasons.includes('same phone number')) return isHere || reasons.length > 1
  const isMoved = Boolean(row.address && found.address)
  return isHere && found.similarity >= (isMoved ? SAME_NAME : ALIKE)
}

/**
 * Clinics that some rows may be about although their ids say nothing of it, by line: at the same address, with
 * the same telephone number, or of the same name in a town. A source may have several sites at one address,
 * each with its own id, so clinics that are in the file itself are left out. What is like a merged clinic may be
 * the one that stays.
 */
export const likelySame = async (
  pool: Pool,
  importId: number,
  source: string,
  wanted: RowTraits[],
): Promise<Map<number, LikelySame>> => {
  if (wanted.length === 0) return new Map()
  const queries = wanted.map(({ line, clinicId, name, city, stateId, phone }) => ({
    line,
    clinicId,
    name,
    city,
    stateId,
    phone: comparedPhone(phone ?? ''),
  }))
  const { rows } = await pool.query<Found>(
    `with wanted as (select * from jsonb_to_recordset($1) as wanted
         (line int, "clinicId" int, name text, city text, "stateId" int, phone text)),
       known as (
         select * from clinics c where c.deleted_at is null and c.source <> 'sample'
           and not (c.source = $3 and exists (select 1 from import_rows r
             where r.import_id = $2 and r.source_id = c.source_id))),
       pairs as (
         select wanted.line, known.id from wanted join known
           on known.state_id = wanted."stateId" and lower(known.city) = lower(wanted.city)
         union
         select wanted.line, known.id from wanted join known
           on length(wanted.phone) >= 7 and regexp_replace(known.phone, '\\D', '', 'g') = wanted.phone)
     select w.line, coalesce(stays.id, c.id) as id, coalesce(stays.name, c.name) as "calledNow",
       c.name, c.address, c.city, c.state_id as "stateId", c.zip_code as "zipCode", c.phone,
       c.latitude, c.longitude, similarity(lower(c.name), lower(w.name)) as similarity
     from pairs join wanted w on w.line = pairs.line join clinics c on c.id = pairs.id
       left join clinics stays on stays.id = c.merged_into_id and stays.deleted_at is null
     where coalesce(stays.id, c.id) is distinct from w."clinicId"
       and (c.merged_into_id is null or stays.id is not null) order by c.id`,
    [JSON.stringify(queries), importId, source],
  )
  const byLine = new Map(wanted.map((row) => [row.line, row]))
  const best = new Map<number, LikelySame & { score: number }>()
  for (const found of rows) {
    const row = byLine.get(found.line)
    const { latitude, longitude } = found
    const point = latitude === null || longitude === null ? null : { latitude, longitude }
    const likeness = row && likenessOf(row, { ...found, point })
    if (!likeness || !isLikely(row, found, likeness.reasons)) continue
    if ((best.get(found.line)?.score ?? 0) < likeness.score)
      best.set(found.line, { id: found.id, name: found.calledNow, ...likeness })
  }
  return best
}
