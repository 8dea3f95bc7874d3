import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { Locale } from '../../contract/constants.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { type ListName, usualNames } from '../slips/usual-names.ts'

/** What this many clinics say is no slip. */
const COMMON = 3

/**
 * Names that a list of a clinic is chosen from, in order of the alphabet: the usual ones, those of
 * the categories, and what several clinics say.
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
        where path = 'serviceNames' and ${list}::text = 'services'`,
  )
  const names = [...rows.map(({ name }) => name), ...usualNames(list, locale)]
  // Of two writings the usual one counts.
  const unique = new Map(names.map((name) => [name.toLocaleLowerCase(locale), name]))
  return [...unique.values()].toSorted((left, right) => left.localeCompare(right, locale))
}
