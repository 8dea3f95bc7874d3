import type { ClientBase } from 'pg'

/** Holds what the database had before a restore, for as long as the restore isn't finished. */
export const SET_ASIDE = 'before_restore'

/**
 * Whether a restore was broken off, by a killed process or a lost connection. Ask while nobody else
 * can restore: with the lock that a restore holds.
 */
export const hasUnfinishedRestore = async (client: ClientBase): Promise<boolean> => {
  const { rows } = await client.query('select to_regnamespace($1) is not null as found', [
    SET_ASIDE,
  ])
  return rows[0]?.found === true
}

/** What to do about it. */
export const UNFINISHED_RESTORE =
  'A restore into this database was broken off. Run npm run restore again with the backup, or npm run restore -- --undo to have back what was there before.'
