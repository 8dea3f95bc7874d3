import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Locale } from '../../contract/constants.ts'
import { inTransaction, type Transaction } from '../../database/in-transaction.ts'
import type { Delivery, LetterOutcome } from '../outcome.ts'

/** What a letter is about. */
export type About = { submission: number } | { message: number }

export type LetterKind = 'step' | 'reply' | 'question' | 'answer'

/** A letter as the panel shows it. */
export interface KeptLetter {
  id: number
  kind: LetterKind
  locale: Locale | null
  subject: string
  text: string
  /** ISO 8601. */
  at: string
  /** A colleague's name; null for what the product or the person wrote. */
  by: string | null
  outcome: LetterOutcome
  detail: string | null
}

interface NewLetter extends Pick<KeptLetter, 'kind' | 'subject' | 'text' | 'outcome'> {
  locale: Locale
  /** Id of the colleague who wrote it. */
  by?: number | undefined
  detail?: string | undefined
}

export const idsOf = (about: About) => ({
  submission: 'submission' in about ? about.submission : null,
  message: 'message' in about ? about.message : null,
})

/** @returns its id; undefined if what it is about has gone */
export const keepLetter = async (
  req: Transaction,
  about: About,
  { kind, locale, subject, text, by, outcome, detail }: NewLetter,
): Promise<number | undefined> => {
  const { submission, message } = idsOf(about)
  const rows = await inTransaction<{ id: number }>(
    req,
    sql`insert into letters (submission_id, message_id, kind, locale, subject, text, by_id, outcome, detail)
      select ${submission}::int, ${message}::int, ${kind}, ${locale}, ${subject}, ${text},
        ${by ?? null}::int, ${outcome}, ${detail ?? null}
      where exists (select 1 from clinic_submissions where id = ${submission}::int)
        or exists (select 1 from contact_messages where id = ${message}::int)
      returning id`,
  )
  return rows[0]?.id
}

/** Sets what became of a letter that was being sent. */
export const settleLetter = async (
  req: Transaction,
  id: number,
  { outcome, detail }: Delivery,
): Promise<void> => {
  await inTransaction(
    req,
    sql`update letters set outcome = ${outcome}, detail = ${detail ?? null} where id = ${id}`,
  )
}

/** The mail host has half a minute at most: each of its steps has ten seconds. */
const OUTCOME = sql`case when outcome = 'sending' and at < now() - interval '1 minute'
  then 'cut off' else outcome end`

/** The letters about something, oldest first. */
export const lettersAbout = (req: Transaction, about: About): Promise<KeptLetter[]> => {
  const { submission, message } = idsOf(about)
  return inTransaction<KeptLetter & Record<string, unknown>>(
    req,
    sql`select letters.id, kind, locale, subject, text, ${OUTCOME} as outcome, detail,
        to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        coalesce(nullif(users.name, ''), split_part(users.email, '@', 1)) as by
      from letters left join users on users.id = letters.by_id
      where submission_id = ${submission}::int or message_id = ${message}::int
      order by letters.at, letters.id`,
  )
}
