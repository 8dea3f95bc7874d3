import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { LOCKS } from '../../database/locks.ts'
import { LOCK_MINUTES } from '../../documents/drafts/form-lock.ts'
import { callTimes } from './call-times.ts'
import { byUrgency, dueClinics } from './due-clinics.ts'
import { isOffered, type Wanted } from './offered.ts'

/** How long a person has a clinic to themselves after their last action on it. */
export const CLAIM_MINUTES = 15

const until = sql`now() + make_interval(mins => ${CLAIM_MINUTES})`

const idOf = (rows: { id: number }[]) => rows[0]?.id ?? null

/** A concurrent request waits a few milliseconds, then sees what the other one did. */
export const oneAtATime = (req: PayloadRequest) =>
  inTransaction(req, sql`select pg_advisory_xact_lock(${LOCKS.claiming})`)

const openInAForm = (user: number) => sql`exists (
  select 1 from payload_locked_documents l
  join payload_locked_documents_rels document on document.parent_id = l.id
  join payload_locked_documents_rels person on person.parent_id = l.id
  where document.clinics_id = due.id and person.users_id <> ${user}
    and l.updated_at > now() - make_interval(mins => ${LOCK_MINUTES}))`

const isFree = sql`not exists (select 1 from verification_claims taken
  where taken.clinic_id = due.id and taken.until > now())`

/** Extends a person's claim. Drops it if it expired, was skipped, or its clinic left the list. */
const keepOwn = async (req: PayloadRequest, user: number, wanted: Wanted) => {
  const { list, except } = wanted
  await inTransaction(
    req,
    sql`delete from verification_claims claim where user_id = ${user}
      and (clinic_id = any(${sql.param(except)}::int[]) or until <= now() or not exists
        (select 1 from (${dueClinics}) due where due.id = claim.clinic_id and list = ${list}
          and ${isOffered(user, wanted)}))`,
  )
  const kept = sql`update verification_claims set until = ${until} where user_id = ${user}
    returning clinic_id as id`
  return idOf(await inTransaction<{ id: number }>(req, kept))
}

/**
 * Claims the most urgent due clinic that nobody else has: of those to call, one that is open, else the
 * one that opens soonest.
 */
const takeFirst = async (req: PayloadRequest, user: number, wanted: Wanted, now: Date) => {
  const { list, except, closedToo } = wanted
  const isCalled = list === 'calls'
  const first = isCalled && closedToo ? sql`opens_in nulls last, ${byUrgency}` : byUrgency
  return idOf(
    await inTransaction<{ id: number }>(
      req,
      sql`insert into verification_claims (clinic_id, user_id, until)
        select due.id, ${user}::int, ${until} from (${dueClinics}) due
        ${isCalled ? callTimes(now) : sql``}
        where due_at <= now() and list = ${list} and due.id <> all(${sql.param(except)}::int[])
          and ${isFree} and not ${openInAForm(user)} and ${isOffered(user, wanted)}
          ${isCalled && !closedToo ? sql`and is_open` : sql``}
        order by ${first} limit 1
        on conflict (clinic_id) do update set user_id = excluded.user_id, until = excluded.until
        returning clinic_id as id`,
    ),
  )
}

/**
 * Claims the next clinic for a person, or returns the one that they have.
 * @param now the moment that counts as now for the clinics' hours
 * @returns its id; null if no unclaimed clinic is due, or none of them is open
 */
export const claimNext = async (
  req: PayloadRequest,
  user: number,
  wanted: Wanted,
  now = new Date(),
): Promise<number | null> => {
  await oneAtATime(req)
  return (await keepOwn(req, user, wanted)) ?? takeFirst(req, user, wanted, now)
}

/** The person with the latest claim, expired or not. */
const holderOf = async (req: PayloadRequest, clinic: number) =>
  idOf(
    await inTransaction<{ id: number }>(
      req,
      sql`select user_id as id from verification_claims where clinic_id = ${clinic}`,
    ),
  )

/** The other person who has the clinic right now; null if nobody else does. */
export const othersClaim = async (
  req: PayloadRequest,
  user: number,
  clinic: number,
): Promise<number | null> =>
  idOf(
    await inTransaction<{ id: number }>(
      req,
      sql`select user_id as id from verification_claims
        where clinic_id = ${clinic} and user_id <> ${user} and until > now()`,
    ),
  )

/**
 * Claims a clinic, and releases the person's other claims.
 * @returns the id of the person who has it: the same person if the claim succeeded
 */
export const claimClinic = async (
  req: PayloadRequest,
  user: number,
  clinic: number,
): Promise<number | null> => {
  await oneAtATime(req)
  await inTransaction(
    req,
    sql`delete from verification_claims where user_id = ${user} and clinic_id <> ${clinic}`,
  )
  const taken = await inTransaction<{ id: number }>(
    req,
    sql`insert into verification_claims as claim (clinic_id, user_id, until)
      select id, ${user}::int, ${until} from clinics where id = ${clinic}
      on conflict (clinic_id) do update set user_id = excluded.user_id, until = excluded.until
        where claim.user_id = ${user} or claim.until <= now()
      returning user_id as id`,
  )
  return taken.length > 0 ? user : holderOf(req, clinic)
}

/**
 * Extends a claim. The request may come late, when the person has already answered and has the
 * next clinic. So it releases nothing, and it only takes over an expired claim, for a person who
 * has no other.
 * @returns the id of the person who has the clinic; null if it was released
 */
export const extendClaim = async (
  req: PayloadRequest,
  user: number,
  clinic: number,
): Promise<number | null> => {
  await oneAtATime(req)
  await inTransaction(
    req,
    sql`update verification_claims claim set user_id = ${user}, until = ${until}
      where clinic_id = ${clinic} and (user_id = ${user} or until <= now() and not exists
        (select 1 from verification_claims own where own.user_id = ${user}))`,
  )
  return holderOf(req, clinic)
}

/** Releases all claims of a person. */
export const releaseClaims = async (req: PayloadRequest, user: number): Promise<void> => {
  await inTransaction(req, sql`delete from verification_claims where user_id = ${user}`)
}
