import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { TIME_ZONE } from '../../panel-kit/moment.ts'
import { NOT_DONE, UNANSWERED } from '../outcomes.ts'
import type { Reason } from '../reasons.ts'
import { dueClinics } from './due-clinics.ts'

interface Counts extends Record<string, unknown> {
  due: number
  dueThisMonth: number
  nextDueAt: string | null
  /** Due too, but without a number that works. */
  numbers: number
}

/**
 * How many clinics are due for a call now, how many will be by the end of the month, when the next
 * is, and how many need a number first.
 */
export const countDue = async (req: PayloadRequest): Promise<Counts> => {
  const [counts] = await inTransaction<Counts>(
    req,
    sql`select count(*) filter (where list = 'calls' and due_at <= now())::int as due,
        count(*) filter (where list = 'calls' and due_at < month.over)::int as "dueThisMonth",
        to_json(min(due_at) filter (where list = 'calls' and due_at > now())) #>> '{}'
          as "nextDueAt",
        count(*) filter (where list = 'numbers' and due_at <= now())::int as numbers
      from (${dueClinics}) due
      cross join (select (date_trunc('month', now() at time zone ${TIME_ZONE})
        + interval '1 month') at time zone ${TIME_ZONE} as over) month`,
  )
  return counts ?? { due: 0, dueThisMonth: 0, nextDueAt: null, numbers: 0 }
}

const unanswered = sql`${sql.param(UNANSWERED)}::text[]`

/** A clinic's state in the queue. */
interface QueueState extends Record<string, unknown> {
  /** Null if it is not in the queue. */
  reason: Reason | null
  since: string | null
  isDue: boolean
  /** When nobody has answered since somebody last did. */
  tried: string[]
  /** Name of its state, in English. */
  state: string
  /** 'SC' */
  abbreviation: string
}

/** @throws Error if there is no such clinic */
export const queueStateOf = async (req: PayloadRequest, clinic: number): Promise<QueueState> => {
  const [row] = await inTransaction<QueueState>(
    req,
    sql`select due.reason, to_json(due.since) #>> '{}' as since, coalesce(due.due_at <= now(), false) as "isDue",
        (select name from states_locales where _parent_id = c.state_id and _locale = 'en') as state,
        (select abbreviation from states where id = c.state_id) as abbreviation,
        array(select to_json(created_at) #>> '{}' from verifications
          where clinic_id = c.id and outcome = any(${unanswered}) and undone_at is null
            and created_at > coalesce((select max(created_at) from verifications
              where clinic_id = c.id and outcome <> all(${unanswered}) and undone_at is null),
              '-infinity')) as tried
      from clinics c left join (${dueClinics}) due on due.id = c.id
      where c.id = ${clinic}`,
  )
  if (!row) throw new Error(`Clinic ${clinic} is gone`)
  return row
}

/** Calls of one day: `done` verified or closed a clinic; after `tried` it is still to be reached. */
export interface DayOfMonth extends Record<string, unknown> {
  /** '2026-11-21' */
  day: string
  done: number
  tried: number
}

const notDone = sql`${sql.param(NOT_DONE)}::text[]`

/**
 * The days of this month up to today, each with what was done.
 * @param now the moment that counts as now
 */
export const daysOfMonth = (req: PayloadRequest, now = new Date()): Promise<DayOfMonth[]> =>
  inTransaction<DayOfMonth>(
    req,
    // Timestamps without a time zone throughout: Postgres reads a date as the session’s midnight.
    sql`with today as (select date_trunc('day',
        ${now.toISOString()}::timestamptz at time zone ${TIME_ZONE}) as day)
      select to_char(days.day, 'YYYY-MM-DD') as day,
        count(v.id) filter (where v.outcome <> all(${notDone}))::int as done,
        count(v.id) filter (where v.outcome = any(${notDone}))::int as tried
      from today
      cross join generate_series(date_trunc('month', today.day), today.day, '1 day') as days(day)
      left join verifications v on v.created_at >= days.day at time zone ${TIME_ZONE}
        and v.created_at < (days.day + interval '1 day') at time zone ${TIME_ZONE}
        and v.undone_at is null
      group by days.day order by days.day`,
  )
