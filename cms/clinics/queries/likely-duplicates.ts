import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { type ClinicTraits, likenessOf } from '../duplicates/duplicate-score.ts'
import { comparedPhone } from '../tidy/compared-phone.ts'

export type { ClinicTraits } from '../duplicates/duplicate-score.ts'

/** The clinic to look for, as far as it is known, say while somebody types. */
export type Asked = ClinicTraits & {
  stateId?: number | null
  /** The clinic itself, which is not its own duplicate. */
  exceptId?: number | null
}

/** A clinic in the directory that may be the same. */
export interface LikelyDuplicate {
  id: number
  name: string
  /** Of its public page; null if it has none. */
  slug: string | null
  status: 'published' | 'draft' | 'closed'
  address: string | null
  city: string | null
  /** Postal abbreviation. */
  state: string | null
  zipCode: string | null
  phone: string | null
  website: string | null
  /** From 0 to 1; the higher, the likelier. */
  score: number
  /** In words, strongest first: 'same phone number', 'similar name, 0.3 miles away'. */
  reasons: string[]
}

interface Row extends Omit<LikelyDuplicate, 'score' | 'reasons'> {
  [column: string]: unknown
  stateId: number | null
  latitude: number | null
  longitude: number | null
  similarity: number
}

/** As many as anyone would look through. */
const MOST = 5
/**
 * Rows to score: an organization's sites share a number, and a large town has a hundred clinics.
 */
const MOST_ROWS = 300
/** Degrees: about ten miles. */
const BOX = 0.15
/** Names less similar than this are not a match. */
const ALIKE = 0.45

const COLUMNS = [
  'name',
  'address',
  'city',
  'zip_code',
  'phone',
  'website',
  'state_id',
  'latitude',
  'longitude',
] as const

/** A version's columns, under the names that they have in the clinics table. */
const versionColumns = sql.raw(
  COLUMNS.map((column) => `version_${column} as "${column}"`).join(', '),
)
const clinicColumns = sql.raw(COLUMNS.map((column) => `"${column}"`).join(', '))

const fits = (query: Asked, prefix: string) => {
  const column = (name: string) => sql.raw(prefix + name)
  const name = query.name.trim().toLowerCase()
  const phone = comparedPhone(query.phone ?? '')
  const alike = sql`similarity(lower(${column('name')}), ${name}) >= ${ALIKE}`
  const conditions = [
    sql`${column('state_id')} = ${query.stateId ?? null} and (${alike}
      or ${column('zip_code')} = ${query.zipCode ?? null}
      or lower(${column('city')}) = ${(query.city ?? '').trim().toLowerCase()})`,
  ]
  if (phone.length >= 7)
    conditions.push(sql`regexp_replace(${column('phone')}, '\\D', '', 'g') = ${phone}`)
  if (query.point) {
    const { latitude, longitude } = query.point
    conditions.push(sql`${column('latitude')} between ${latitude - BOX} and ${latitude + BOX}
      and ${column('longitude')} between ${longitude - BOX} and ${longitude + BOX} and ${alike}`)
  }
  return sql.join(conditions, sql` or `)
}

const read = (req: PayloadRequest, query: Asked) => {
  const except = query.exceptId ?? null
  return inTransaction<Row>(
    req,
    sql`with known as (
        select id, ${clinicColumns} from clinics
        where deleted_at is null and merged_into_id is null and (${fits(query, '')})
        union all
        select parent_id, ${versionColumns} from _clinics_v
        where latest and version__status = 'draft' and version_deleted_at is null
          and version_merged_into_id is null and (${fits(query, 'version_')})
      )
      select known.id, known.name, address, city, zip_code as "zipCode", phone, website,
        known.state_id as "stateId", states.abbreviation as state, known.latitude, known.longitude,
        listings.slug, case when listings.slug is not null then 'published'
          when exists (select from clinics c where c.id = known.id and c.closed_at is not null)
          then 'closed' else 'draft' end as status,
        similarity(lower(known.name), ${query.name.trim().toLowerCase()}) as similarity
      from known
        left join states on states.id = known.state_id
        left join listings on listings.clinic_id = known.id and listings.locale = 'en'
      where known.id is distinct from ${except} and known.name is not null
      order by (regexp_replace(phone, '\\D', '', 'g') = ${comparedPhone(query.phone ?? '')}) desc nulls last,
        (zip_code = ${query.zipCode ?? null}) desc nulls last, similarity desc
      limit ${MOST_ROWS}`,
  )
}

/**
 * Clinics in the directory that may be the same, likeliest first, at most five. Drafts are
 * included; merged clinics and clinics in the trash are not.
 */
export const likelyDuplicates = async (
  req: PayloadRequest,
  query: Asked,
): Promise<LikelyDuplicate[]> => {
  if (query.name.trim() === '' && !query.phone && !query.address) return []
  const best = new Map<number, LikelyDuplicate>()
  for (const { stateId, latitude, longitude, similarity, ...row } of await read(req, query)) {
    const point = latitude === null || longitude === null ? null : { latitude, longitude }
    const likeness = likenessOf(query, { ...row, stateId, point, similarity })
    const known = best.get(row.id)
    if (likeness && (!known || known.score < likeness.score))
      best.set(row.id, { ...row, ...likeness })
  }
  return [...best.values()].sort((left, right) => right.score - left.score).slice(0, MOST)
}
