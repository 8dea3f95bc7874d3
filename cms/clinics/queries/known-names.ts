import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { Locale } from '../../contract/constants.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { type ListName, usualNames } from '../slips/usual-names.ts'

/** A name that this many clinics use is not a slip. */
const COMMON = 3

/**
 * The names that a clinic's list is chosen from, in alphabetical order: the usual ones, those that editors
 * have added, those of the categories, and those that several clinics use.
 */
export const knownNames = async (
  req: PayloadRequest,
  list: ListName,
  locale: Locale,
): Promise<string[]> => {
  const hasLocale = list !== 'services'
  const rows = await inTransaction<{ name: string }>(
    req,
    sql`select t.text as name from clinics_texts t
        join clinics c on c.id = t.parent_id and c._status = 'published'
        where t.path = ${list} and ${hasLocale ? sql`t.locale = ${locale}::_locales` : sql`true`}
        group by t.text having count(*) >= ${COMMON}
      union select text from categories_texts
        where path = 'serviceNames' and ${list}::text = 'services'
      union select name from services_locales
        where ${list}::text = 'services' and _locale = 'en' and name is not null
      union select coalesce(case when ${locale}::text <> 'en' then spanish end, means)
        from unknown_words where fact = ${list} and status = 'entry' and means is not null`,
  )
  const names = [...rows.map(({ name }) => name), ...usualNames(list, locale)]
  // If two differ only in case, the usual one wins.
  const unique = new Map(names.map((name) => [name.toLocaleLowerCase(locale), name]))
  return [...unique.values()].toSorted((left, right) => left.localeCompare(right, locale))
}
