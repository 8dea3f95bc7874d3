import { query } from '../support/template.ts'

/** How many of the messages that were acknowledged are not there, and how many are there twice. */
export const missingMessages = async (
  database: string,
  acknowledged: string[],
): Promise<{ lost: number; twice: number }> => {
  const rows = await query(
    database,
    'select email, count(*)::int as count from contact_messages where email = any($1) group by email',
    [acknowledged],
  )
  return {
    lost: acknowledged.length - rows.length,
    twice: rows.filter(({ count }) => count > 1).length,
  }
}
