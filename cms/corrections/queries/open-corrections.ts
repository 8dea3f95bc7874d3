import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import type { OpenCorrection } from '../said.ts'

/** What an editor reads at once. */
const MOST = 100

interface Row extends Record<string, unknown>, OpenCorrection {}

/** The open corrections of a clinic, newest first. Who has no known network counts alone. */
export const openCorrections = (req: PayloadRequest, clinic: number): Promise<OpenCorrection[]> =>
  inTransaction<Row>(
    req,
    sql`select c.id, to_json(c.created_at) #>> '{}' as at, coalesce(c.text, '') as text,
        coalesce(c.sender, c.id::text) as sender,
        array(select t.text from corrections_texts t
          where t.parent_id = c.id and t.path = 'topics' order by t."order") as topics
      from corrections c where c.clinic_id = ${clinic} and c.status = 'open'
      order by c.created_at desc, c.id desc limit ${MOST}`,
  )

/**
 * How much is said of the clinic of `c`: anything urgent counts more than many senders.
 */
export const correctionsWeight = sql`(select
    1000 * coalesce(bool_or(said.urgent), false)::int
      + least(count(distinct coalesce(said.sender, said.id::text)), 999)::int
  from corrections said
  where said.clinic_id = c.id and said.status = 'open' and not coalesce(said.agrees, false))`

/** Clinics of which somebody has sent what is listed already. @param days how long that counts */
export const agreeingClinics = (days: number) => sql`select clinic_id from corrections
  where agrees and clinic_id is not null and created_at > now() - make_interval(days => ${days}::int)`
