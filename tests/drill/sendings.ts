import { clinicValues, fromOneSender, mark, messageValues } from '../support/form-values.ts'
import { query } from '../support/template.ts'

/** What somebody sends, again and again until it is answered. */
export interface Sending {
  method: 'POST' | 'PATCH'
  path: string
  headers: Record<string, string>
  values: object
  /** What it can be found by afterwards. */
  key: string
}

/** A kind of thing that people send. */
export interface SendingKind {
  name: string
  /** @param isInvalid whether it has to be refused */
  make: (isInvalid: boolean) => Sending
  /** How often each of these keys is stored; those that are not are left out. */
  stored: (database: string, keys: string[]) => Promise<Map<string, number>>
}

const counted =
  (statement: string): SendingKind['stored'] =>
  async (database, keys) => {
    const rows = await query(database, statement, [keys])
    return new Map(rows.map(({ key, count }) => [key, count]))
  }

export const message: SendingKind = {
  name: 'messages',
  make: (isInvalid) => {
    const values = { ...messageValues(), ...(isInvalid && { subject: '' }) }
    const path = '/api/contact-messages'
    return { method: 'POST', path, headers: fromOneSender(), values, key: values.email }
  },
  stored: counted(`
    select email as key, count(*)::int from contact_messages
    where email = any($1) group by email`),
}

export const submission: SendingKind = {
  name: 'submissions',
  make: (isInvalid) => {
    const key = `ben-${mark()}@example.org`
    const values = { ...clinicValues(), contactEmail: key, ...(isInvalid && { address: '' }) }
    const path = '/api/clinic-submissions'
    return { method: 'POST', path, headers: fromOneSender(), values, key }
  },
  stored: counted(`
    select contact_email as key, count(*)::int from clinic_submissions
    where contact_email = any($1) group by contact_email`),
}

/**
 * Edits of one clinic. An edit whose answer was lost is made again, which changes nothing: so it counts
 * once, however many versions there are of it.
 */
export const editOf = (clinic: number, authorization: string): SendingKind => ({
  name: 'edits',
  make: (isInvalid) => {
    const key = `Edited Clinic ${mark()}`
    const values = { name: key, ...(isInvalid && { zipCode: 'none' }) }
    const headers = { 'content-type': 'application/json', authorization }
    return { method: 'PATCH', path: `/cms-api/clinics/${clinic}`, headers, values, key }
  },
  stored: counted(`
    select version_name as key, count(distinct parent_id)::int as count from _clinics_v
    where version_name = any($1) group by version_name`),
})

/** What a clinic is called by the editors’ table, and by what visitors read. */
export const namesOf = async (database: string, clinic: number): Promise<string[]> => {
  const rows = await query(
    database,
    `select name from clinics where id = $1
     union all select detail::jsonb->>'name' from listings where clinic_id = $1 and locale = 'en'`,
    [clinic],
  )
  return rows.map(({ name }) => name)
}
