import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Locale } from '../../contract/constants.ts'
import { inTransaction, type Transaction } from '../../database/in-transaction.ts'

/** A digest of an email address. */
const digest = (email: SQL) => sql`encode(sha256(convert_to(lower(${email}), 'UTF8')), 'hex')`

/** Starts or ends the monthly mail to a clinic's staff. */
export const setReminder = async (
  req: Transaction,
  clinic: number,
  isOn: boolean,
  locale: Locale,
): Promise<void> => {
  await inTransaction(
    req,
    isOn
      ? sql`insert into staff_reminders (clinic_id, locale, address)
          select id, ${locale}, ${digest(sql`email`)} from clinics
            where id = ${clinic} and email <> ''
          on conflict (clinic_id)
            do update set locale = excluded.locale, address = excluded.address`
      : sql`delete from staff_reminders where clinic_id = ${clinic}`,
  )
}

export const hasReminder = async (req: Transaction, clinic: number): Promise<boolean> => {
  const rows = await inTransaction(
    req,
    sql`select 1 from staff_reminders r join clinics c on c.id = r.clinic_id
      where c.id = ${clinic} and r.address = ${digest(sql`c.email`)}`,
  )
  return rows.length > 0
}

export interface DueReminder extends Record<string, unknown> {
  clinic: number
  name: string
  email: string
  locale: Locale
}

/**
 * Takes the clinics that are to be asked now: a month after they were last. Each is noted as asked first,
 * so that a crash sends one mail too few rather than two.
 */
export const takeDueReminders = (req: Transaction, most: number): Promise<DueReminder[]> =>
  inTransaction<DueReminder>(
    req,
    sql`update staff_reminders r set asked_at = now() from clinics c
      where c.id = r.clinic_id and r.clinic_id in (
        select due.clinic_id from staff_reminders due join clinics d on d.id = due.clinic_id
        where due.asked_at < now() - interval '1 month'
          and d._status = 'published' and d.deleted_at is null
          and due.address = ${digest(sql`d.email`)}
        order by due.asked_at limit ${most})
      returning r.clinic_id as clinic, c.name, c.email, r.locale`,
  )
