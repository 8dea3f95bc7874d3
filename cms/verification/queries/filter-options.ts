import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

/** A state, by its English name. */
interface StateRow extends Record<string, unknown> {
  id: number
  /** 'TX' */
  abbreviation: string
  name: string
}

/** What the queue can be filtered by, besides reasons and ages. */
export interface FilterOptions {
  states: StateRow[]
  sources: string[]
  /** In English. */
  languages: string[]
}

const readStates = (req: PayloadRequest) =>
  inTransaction<StateRow>(
    req,
    sql`select s.id, s.abbreviation, l.name from states s
      join states_locales l on l._parent_id = s.id and l._locale = 'en' order by l.name`,
  )

/** The names of states in English, by their abbreviations. */
export const stateNames = async (req: PayloadRequest): Promise<Map<string, string>> =>
  new Map((await readStates(req)).map(({ abbreviation, name }) => [abbreviation, name]))

export const filterOptions = async (req: PayloadRequest): Promise<FilterOptions> => {
  const [row] = await inTransaction<{ sources: string[]; languages: string[] }>(
    req,
    sql`select
      array(select distinct source from clinics where source is not null order by 1) as sources,
      array(select distinct substr(trait, 11) from listings, unnest(traits) trait
        where locale = 'en' and trait like 'languages:%' order by 1) as languages`,
  )
  return { states: await readStates(req), ...(row ?? { sources: [], languages: [] }) }
}
