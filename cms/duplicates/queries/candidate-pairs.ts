import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

/** What clinics are found by; an empty text finds nothing. */
export interface PairKeys {
  id: number
  /** Their names, as they are compared. */
  name: string
  phone: string
  /** A street with its town and state. */
  street: string
  /** Degrees; null if it isn't known exactly. */
  latitude: number | null
  longitude: number | null
}

/** Two clinics to score. The first has the lower id. */
export interface CandidatePair {
  [column: string]: unknown
  clinic: number
  other: number
  /** Of their names, 0 to 1. */
  similarity: number
}

/** Names less alike than this are not a match, unless telephone and street are the same. */
const ALIKE = 0.45
/** Degrees: a third of a mile, of longitude up to the latitude of Fairbanks. */
const CELL = { latitude: 0.005, longitude: 0.01 }
/** So many clinics at one place or number are compared only with those of the same name. */
const LARGE = 50

/**
 * Pairs over the whole directory that may be the same: with the same telephone number or street and alike, with
 * both, or near each other and alike. Each clinic is compared with those of its own block alone.
 * @param only of these clinics and any other; all if left out
 */
export const candidatePairs = (
  req: PayloadRequest,
  keys: PairKeys[],
  only?: number[],
): Promise<CandidatePair[]> =>
  inTransaction<CandidatePair>(
    req,
    sql`with known as materialized (
        select *, floor(latitude / ${CELL.latitude}::float)::int as row,
          floor(longitude / ${CELL.longitude}::float)::int as "column"
        from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as known
          (id int, name text, phone text, street text, latitude float, longitude float)),
      blocks as (
        select id, name, 'phone ' || phone as block from known where phone <> ''
        union all
        select id, name, 'street ' || street from known where street <> ''
        union all
        select id, name, 'near ' || (row + up) || ' ' || ("column" + across) from known,
          (values (0, 0), (0, 1), (1, 0), (1, 1)) as neighbors (up, across)
          where row is not null),
      sized as (select *, count(*) over (partition by block) as size from blocks),
      small as (
        select id, block from sized where size <= ${LARGE}
        union all
        select id, block from (
          select id, block || ' ' || name as block, count(*) over (partition by block, name) as size
          from sized where size > ${LARGE}) named
        where size <= ${LARGE}),
      pairs as (
        select distinct one.id as clinic, two.id as other
        from small one join small two on two.block = one.block and one.id < two.id
        where ${
          only
            ? sql`(one.id = any(${sql.param(only)}::int[]) or two.id = any(${sql.param(only)}::int[]))`
            : sql`true`
        })
      select clinic, other, similarity(one.name, two.name) as similarity
      from pairs join known one on one.id = clinic join known two on two.id = other
      where similarity(one.name, two.name) >= ${ALIKE}
        or (one.phone <> '' and one.phone = two.phone)`,
  )
