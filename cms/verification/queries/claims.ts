import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { LOCKS } from '../../database/locks.ts'
import { LOCK_MINUTES } from '../../documents/drafts/form-lock.ts'
import { byUrgency, dueClinics } from './due-clinics.ts'

/** How long somebody has a clinic to themselves since they last did something about it. */
export const CLAIM_MINUTES = 15

const until = sql`now() + make_interval(mins => ${CLAIM_MINUTES})`

const idOf = (rows: { id: number }[]) => rows[0]?.id ?? null

/** Who asks at the same moment waits some milliseconds, and finds what the other has done. */
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

/** The claim that somebody already has, for longer. One of a clinic that has left the queue ends. */
const keepOwn = async (req: PayloadRequest, user: number, except: number[]) => {
  await inTransaction(
    req,
    sql`delete from verification_claims claim where user_id = ${user}
      and (clinic_id = any(${sql.param(except)}::int[]) or until <= now() or not exists
        (select 1 from (${dueClinics}) due where due.id = claim.clinic_id))`,
  )
  const kept = sql`update verification_claims set until = ${until} where user_id = ${user}
    returning clinic_id as id`
  return idOf(await inTransaction<{ id: number }>(req, kept))
}

/** The most urgent clinic that is due and that nobody else has. */
const takeFirst = async (req: PayloadRequest, user: number, except: number[]) =>
  idOf(
    await inTransaction<{ id: number }>(
      req,
      sql`insert into verification_claims (clinic_id, user_id, until)
        select due.id, ${user}::int, ${until} from (${dueClinics}) due
        where due_at <= now() and due.id <> all(${sql.param(except)}::int[])
          and ${isFree} and not ${openInAForm(user)}
        order by ${byUrgency} limit 1
        on conflict (clinic_id) do update set user_id = excluded.user_id, until = excluded.until
        returning clinic_id as id`,
    ),
  )

/**
 * Claims the next clinic for a person, or gives back the one that they have.
 * @param except what the person has skipped
 * @returns its id; null where none is due that nobody has
 */
export const claimNext = async (
  req: PayloadRequest,
  user: number,
  except: number[],
): Promise<number | null> => {
  await oneAtATime(req)
  return (await keepOwn(req, user, except)) ?? takeFirst(req, user, except)
}

/** Who had it last, whether their time is over or not. */
const holderOf = async (req: PayloadRequest, clinic: number) =>
  idOf(
    await inTransaction<{ id: number }>(
      req,
      sql`select user_id as id from verification_claims where clinic_id = ${clinic}`,
    ),
  )

/** Who else has the clinic just now; null where nobody does. */
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
 * Claims a clinic; whatever else the person had is free again.
 * @returns the id of the person who has it; it is the asker’s where the claim holds
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
 * Holds a clinic for longer. It may be asked late, once the person has answered and has the next
 * one: so nothing is let go by it, and nothing is taken but, by whoever has nothing else, a clinic
 * whose holder’s time is over.
 * @returns the id of the person who has it; null where it was let go
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

/** Lets go of whatever the person has. */
export const releaseClaims = async (req: PayloadRequest, user: number): Promise<void> => {
  await inTransaction(req, sql`delete from verification_claims where user_id = ${user}`)
}
