import type { HonoRequest } from 'hono'
import { ProblemError } from '../problems.ts'

const hostOf = (origin: string) => {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}

/**
 * Refuses forms that another site's page makes a visitor's browser send. Browsers say where a form
 * comes from; other programs don't, and they have no visitor to deceive.
 */
export const refuseOtherSites = (request: HonoRequest, publicUrl: string): void => {
  const site = request.header('sec-fetch-site')
  const origin = request.header('origin')
  const own = [request.header('host'), hostOf(publicUrl)]
  const allowed = site
    ? ['same-origin', 'none'].includes(site)
    : origin === undefined || own.includes(hostOf(origin))
  if (allowed) return
  throw new ProblemError(
    403,
    'Sent from another site',
    'This form can only be sent from the directory’s own pages. Please open it there.',
  )
}
