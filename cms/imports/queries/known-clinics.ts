import type { Pool } from 'pg'

/** What rows of a file may be about. */
interface Named {
  ids: readonly number[]
  slugs: readonly string[]
  source: string
  sourceIds: readonly string[]
}

/** The ids of clinics with some ids or slugs, and of those of a source with some source ids. */
export const knownClinics = async (
  pool: Pool,
  { ids, slugs, source, sourceIds }: Named,
): Promise<number[]> => {
  const { rows } = await pool.query<{ id: number }>(
    `select id from clinics where id = any($1) or slug = any($2)
       or (source = $3 and source_id = any($4)) order by id`,
    [ids, slugs, source, sourceIds],
  )
  return rows.map(({ id }) => id)
}
