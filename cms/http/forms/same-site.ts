import type { HonoRequest } from 'hono'
import { ProblemError } from '../problems.ts'

/** The host of an address, or undefined if it is no address, such as the 'null' of a sandboxed page. */
export const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}

/** What a request says of the page that sent it. */
interface Sender {
  /** Its headers Sec-Fetch-Site, Origin and Host. */
  site: string | undefined
  origin: string | undefined
  host: string | undefined
}

/**
 * Whether another site's page makes a visitor's browser send this. Browsers say where a request comes
 * from; other programs don't, and they have no visitor to deceive.
 */
export const isFromOtherSite = ({ site, origin, host }: Sender, publicUrl: string): boolean => {
  if (site) return !['same-origin', 'none'].includes(site)
  if (origin === undefined) return false
  const sender = hostOf(origin)
  return sender === undefined || ![host, hostOf(publicUrl)].includes(sender)
}

/** Refuses forms that another site's page sends. */
export const refuseOtherSites = (request: HonoRequest, publicUrl: string): void => {
  const site = request.header('sec-fetch-site')
  const origin = request.header('origin')
  if (!isFromOtherSite({ site, origin, host: request.header('host') }, publicUrl)) return
  throw new ProblemError(403, 'otherSite', (words) => words.otherSite)
}
