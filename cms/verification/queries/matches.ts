import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { CallFilter } from '../call-lists/filter.ts'

/** The filter as a condition on `due`, a row of dueClinics. */
export const matches = ({ state, source, language, reason, age }: CallFilter): SQL => {
  const ofClinic = [
    state && sql`s.abbreviation = ${state}`,
    source && sql`c.source = ${source}`,
    language &&
      sql`exists (select from listings l where l.clinic_id = c.id and l.locale = 'en'
        and l.traits @> array[${`languages:${language}`}]::text[])`,
  ].filter((condition) => condition !== undefined && condition !== '')
  return sql.join(
    [
      sql`true`,
      ...(ofClinic.length > 0
        ? [
            sql`exists (select from clinics c left join states s on s.id = c.state_id
              where c.id = due.id and ${sql.join(ofClinic, sql` and `)})`,
          ]
        : []),
      ...(reason ? [sql`due.reason = ${reason}`] : []),
      ...(age ? [sql`due.due_at <= now() - make_interval(days => ${age}::int)`] : []),
    ],
    sql` and `,
  )
}
