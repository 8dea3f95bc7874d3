import type pg from 'pg'
import { z } from 'zod'
import { pathsFor } from '../../cms/contract/paths.ts'

/** Addresses of pages, each of them different. */
export interface Addresses {
  /** Searches around larger towns, which have twenty results. */
  search: string[]
  clinic: string[]
}

const MOST = 650
const paths = pathsFor('en')

const Town = z.object({ name: z.string(), state: z.string() })
const Clinic = z.object({ slug: z.string() })

export const readAddresses = async (pool: pg.Pool): Promise<Addresses> => {
  const towns = await pool.query(
    `select name, state from places where kind = 'town' and population >= 40000
     order by md5(normalized || state) limit ${MOST}`,
  )
  const clinics = await pool.query(
    `select slug from listings where locale = 'en' order by md5(slug) limit ${MOST}`,
  )
  return {
    search: z
      .array(Town)
      .parse(towns.rows)
      .map(({ name, state }) => paths.search({ location: `${name}, ${state}` })),
    clinic: z
      .array(Clinic)
      .parse(clinics.rows)
      .map(({ slug }) => paths.clinic(slug)),
  }
}
