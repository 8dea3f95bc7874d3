import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { agreeingClinics, correctionsWeight } from '../../corrections/index.ts'
import { REASONS, type Reason } from '../reasons.ts'
import { VERIFY_EVERY_DAYS } from '../verify-every-days.ts'
import { besideDoubts, DOUBTS } from './doubts.ts'

/** Clinics to call, and those whose number somebody has to find first. */
export const LISTS = ['calls', 'numbers'] as const
export type List = (typeof LISTS)[number]

/** As hasWorkingPhone. Both fields hold numbers in the same format. */
const worksByPhone = sql`(coalesce(c.phone, '') <> '' and c.phone <> all(
  string_to_array(coalesce(c.wrong_phones, ''), E'\\n')))`

/** The reasons that are news, each with its moment. */
const NEWS: Record<Exclude<Reason, 'never' | 'due'>, SQL> = {
  reported: sql`c.reported_wrong_at`,
  changed: sql`c.changed_at_source_at`,
  phone: sql`doubt.phone`,
  website: sql`doubt.website`,
  point: sql`doubt.point`,
}

const isNews = (moment: SQL) => sql`${moment} > coalesce(c.last_verified_at, '-infinity')`

/** By the first reason that is news; `otherwise` if none is. */
const byNews = (then: (reason: string, moment: SQL) => SQL, otherwise: SQL) => {
  const cases = REASONS.flatMap((reason) =>
    reason === 'never' || reason === 'due'
      ? []
      : [sql`when ${isNews(NEWS[reason])} then ${then(reason, NEWS[reason])}`],
  )
  return sql`case ${sql.join(cases, sql` `)} ${otherwise} end`
}

// A report overrides an ‘ask again on’, unless it was already known when that was decided.
const reportedSinceAsked = sql`c.reported_wrong_at > coalesce(
  (select max(v.created_at) from verifications v
    where v.clinic_id = c.id and v.undone_at is null), '-infinity')`

/** Its own staff said that all is right, or somebody sent what is listed already. */
const isConfirmed = sql`(
  coalesce(c.confirmed_by_clinic_at > now() - make_interval(days => ${VERIFY_EVERY_DAYS}), false)
  or c.id in (${agreeingClinics(VERIFY_EVERY_DAYS)}))`

/**
 * Every clinic in the queue: published, and not closed, merged or trashed. With the reason to call
 * it and since when, the time when it became or becomes due, its list, and how much visitors say is wrong
 * with it.
 */
export const dueClinics = sql`
  select c.id, news.reason, news.since, case
      when c.ask_again_on > now()
        and not (news.reason = 'reported' and ${reportedSinceAsked}) then c.ask_again_on
      when news.since is not null then news.since
      when c.ask_again_on is not null then c.ask_again_on
      when news.reason = 'never' then c.created_at
      else c.last_verified_at
        + make_interval(days => coalesce(c.verify_every_days, ${VERIFY_EVERY_DAYS})::int)
    end as due_at,
    case when ${worksByPhone} then 'calls' else 'numbers' end as list,
    case when news.reason = 'reported' then ${correctionsWeight} else 0 end as weight,
    ${isConfirmed} as is_confirmed
  from clinics c ${besideDoubts}
  cross join lateral (
    -- Each is calculated once.
    select ${DOUBTS.phone} as phone, ${DOUBTS.website} as website, ${DOUBTS.point} as point offset 0
  ) doubt
  cross join lateral (select
    ${byNews((reason) => sql`${reason}::text`, sql`when c.last_verified_at is null then 'never' else 'due'`)} as reason,
    ${byNews((_, moment) => moment, sql`else null`)} as since
  ) news
  where c._status = 'published' and c.deleted_at is null and c.closed_at is null
    and c.merged_into_id is null`

/**
 * By reason, in the order of REASONS. Of the reported, those that are said to be closed, moved or without a
 * working number come first, then those that most people report. What its own staff or a visitor have
 * confirmed within a month can wait behind its equals; of these the oldest first.
 */
export const byUrgency = sql`array_position(${sql.param([...REASONS])}::text[], reason),
  weight desc, is_confirmed, due_at, id`
