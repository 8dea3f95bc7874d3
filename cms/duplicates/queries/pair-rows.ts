import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { LikeBy } from '../../clinics/index.ts'
import { inTransaction } from '../../database/in-transaction.ts'

import type { PairRow } from '../endpoints/answers.ts'

/** Which pairs of the queue. */
export interface PairFilter {
  isOpen: boolean
  /** A state's id: either clinic is in it. */
  state?: number | undefined
  by?: LikeBy | undefined
}

/** A clinic that was merged or went to the trash takes its pairs with it; it may come back. */
const BOTH_ARE_THERE = sql`one.deleted_at is null and two.deleted_at is null
  and one.merged_into_id is null and two.merged_into_id is null`

const fitting = ({ isOpen, state, by }: PairFilter) => sql`
  from duplicate_pairs pair
    join clinics one on one.id = pair.clinic_id join clinics two on two.id = pair.other_id
  where ${isOpen ? sql`pair.decision = 'open' and ${BOTH_ARE_THERE}` : sql`pair.decision <> 'open'`}
    and ${state ? sql`(one.state_id = ${state} or two.state_id = ${state})` : sql`true`}
    and ${by ? sql`${by} = any(pair.by)` : sql`true`}`

const clinicColumns = (alias: 'one' | 'two') => {
  const column = (name: string) => sql.raw(`${alias}.${name}`)
  return sql`json_build_object('id', ${column('id')}, 'name', ${column('name')},
    'address', ${column('address')}, 'city', ${column('city')},
    'state', (select abbreviation from states where states.id = ${column('state_id')}),
    'phone', ${column('phone')}, 'isPublished', ${column('_status')} = 'published',
    'isGone', ${column('deleted_at')} is not null or ${column('merged_into_id')} is not null,
    'source', ${column('source')}, 'latitude', ${column('latitude')},
    'longitude', ${column('longitude')},
    'isApproximate', coalesce(${column('coordinates_approximate')}, false))`
}

const COLUMNS = sql`pair.id, pair.score, pair.reasons, pair.by, pair.decision,
  pair.asked_again as "askedAgain", pair.decided_before as "decidedBefore",
  pair.decided_at as "decidedAt",
  (select coalesce(nullif(name, ''), email) from users where users.id = pair.decided_by) as "decidedBy",
  ${clinicColumns('one')} as one, ${clinicColumns('two')} as two`

type Row = PairRow & Record<string, unknown>

/** A page of the queue: the open ones likeliest first, the decided ones newest first. */
export const listPairs = (
  req: PayloadRequest,
  filter: PairFilter,
  limit: number,
  offset: number,
): Promise<PairRow[]> =>
  inTransaction<Row>(
    req,
    sql`select ${COLUMNS} ${fitting(filter)}
      order by ${
        filter.isOpen
          ? sql`pair.score desc nulls last, pair.id`
          : sql`pair.decided_at desc nulls last, pair.id`
      } limit ${limit} offset ${offset}`,
  )

export const countPairs = async (req: PayloadRequest, filter: PairFilter): Promise<number> => {
  const [row] = await inTransaction<{ count: number }>(
    req,
    sql`select count(*)::int as count ${fitting(filter)}`,
  )
  return row?.count ?? 0
}

/** A pair, whatever was decided; undefined if one of the clinics is deleted or they are alike no more. */
export const findPair = async (req: PayloadRequest, id: number): Promise<PairRow | undefined> => {
  const [row] = await inTransaction<Row>(
    req,
    sql`select ${COLUMNS} from duplicate_pairs pair
      join clinics one on one.id = pair.clinic_id join clinics two on two.id = pair.other_id
      where pair.id = ${id}`,
  )
  return row
}

/** The open pair after this one in the queue, else the likeliest other; null if none is left. */
export const nextPair = async (
  req: PayloadRequest,
  id: number,
  filter: Omit<PairFilter, 'isOpen'>,
): Promise<number | null> => {
  const [row] = await inTransaction<{ id: number }>(
    req,
    sql`select pair.id ${fitting({ ...filter, isOpen: true })} and pair.id <> ${id}
      order by (exists (select from duplicate_pairs this where this.id = ${id}
          and (pair.score < this.score or (pair.score = this.score and pair.id > this.id)))) desc,
        pair.score desc nulls last, pair.id limit 1`,
  )
  return row?.id ?? null
}

/** Clinics with this number, as numbers are compared, besides any extension. */
export const clinicsWithPhone = async (req: PayloadRequest, phone: string): Promise<number[]> => {
  const rows = await inTransaction<{ id: number }>(
    req,
    sql`select id from clinics where regexp_replace(phone, '\\D', '', 'g') in (${phone}, ${`1${phone}`})
      and deleted_at is null order by id`,
  )
  return rows.map((row) => row.id)
}
