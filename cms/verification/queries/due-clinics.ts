import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { correctionsWeight } from '../../corrections/index.ts'
import { REASONS } from '../reasons.ts'
import { VERIFY_EVERY_DAYS } from '../verify-every-days.ts'

/** Clinics to call, and those whose number somebody has to find first. */
export const LISTS = ['calls', 'numbers'] as const
export type List = (typeof LISTS)[number]

/** As hasWorkingPhone. Both fields hold numbers in the same format. */
const worksByPhone = sql`(coalesce(c.phone, '') <> '' and c.phone <> all(
  string_to_array(coalesce(c.wrong_phones, ''), E'\\n')))`

const newsSince = (moment: SQL) => sql`${moment} > coalesce(c.last_verified_at, '-infinity')`

// A report overrides an ‘ask again on’, unless it was already known when that was decided.
const reportedSinceAsked = sql`c.reported_wrong_at > coalesce(
  (select max(v.created_at) from verifications v
    where v.clinic_id = c.id and v.undone_at is null), '-infinity')`

/**
 * Every clinic in the queue: published, and not closed, merged or trashed. With the reason to call
 * it, the time when it became or becomes due, its list, and how much visitors say is wrong with it.
 */
export const dueClinics = sql`
  select c.id, news.reason, case
      when c.ask_again_on > now()
        and not (news.reason = 'reported' and ${reportedSinceAsked}) then c.ask_again_on
      when news.reason = 'reported' then c.reported_wrong_at
      when news.reason = 'changed' then c.changed_at_source_at
      when c.ask_again_on is not null then c.ask_again_on
      when news.reason = 'never' then c.created_at
      else c.last_verified_at
        + make_interval(days => coalesce(c.verify_every_days, ${VERIFY_EVERY_DAYS})::int)
    end as due_at,
    case when ${worksByPhone} then 'calls' else 'numbers' end as list,
    case when news.reason = 'reported' then ${correctionsWeight} else 0 end as weight,
    coalesce(c.confirmed_by_clinic_at > now() - make_interval(days => ${VERIFY_EVERY_DAYS}), false)
      as is_confirmed
  from clinics c
  cross join lateral (select case
      when ${newsSince(sql`c.reported_wrong_at`)} then 'reported'
      when ${newsSince(sql`c.changed_at_source_at`)} then 'changed'
      when c.last_verified_at is null then 'never'
      else 'due'
    end as reason) news
  where c._status = 'published' and c.deleted_at is null and c.closed_at is null
    and c.merged_into_id is null`

/**
 * Reported wrong, changed at its source, never checked, the rest. Of the reported, those that are said
 * to be closed, moved or without a working number come first, then those that most people report. What
 * its own staff have confirmed within a month can wait behind its equals; of these the oldest first.
 */
export const byUrgency = sql`array_position(${sql.param([...REASONS])}::text[], reason),
  weight desc, is_confirmed, due_at, id`
