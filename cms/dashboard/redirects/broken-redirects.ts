import type { Pool } from 'pg'
import { ownTarget } from '../../redirects/index.ts'
import { existingSlugs, type Slugs } from '../queries/existing-slugs.ts'
import { innerRedirects } from '../queries/today.ts'
import { needsOf } from './page-targets.ts'

export interface BrokenRedirect {
  id: number
  from: string
  to: string
}

/** Redirects that lead to a path of the site where there is neither a page nor another redirect. */
export const brokenRedirects = async (pool: Pool): Promise<BrokenRedirect[]> => {
  const redirects = await innerRedirects(pool)
  const sources = new Set(redirects.map(({ from }) => from))
  const open = redirects.flatMap((redirect) => {
    const path = ownTarget(redirect.to)
    return path && !sources.has(path) ? [{ redirect, needs: needsOf(path) }] : []
  })
  const wanted: Slugs = { clinics: [], states: [], categories: [], articles: [], guides: [] }
  for (const { kind, slug } of open.flatMap(({ needs }) => needs ?? [])) wanted[kind].push(slug)
  const found = await existingSlugs(pool, wanted)
  const stands = ({ kind, slug }: { kind: keyof Slugs; slug: string }) => found[kind].includes(slug)
  return open.filter(({ needs }) => !needs?.every(stands)).map(({ redirect }) => redirect)
}
