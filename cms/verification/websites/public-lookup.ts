import { type LookupAddress, type LookupAllOptions, type LookupOptions, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether an IP address is one of the public internet, whichever way it is written. */
export const isPublicIp = (ip: string): boolean =>
  ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast'

/** An address's host, without the brackets of IPv6. */
export const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/**
 * Whether an address may be asked for at all: of the web, without a password, and not of an IP address
 * that is not public. Names are looked at once they are resolved, by publicLookup.
 */
export const isPublicAddress = (url: URL): boolean => {
  const host = bareHost(url)
  return (
    ['http:', 'https:'].includes(url.protocol) &&
    !url.username &&
    !url.password &&
    (ipaddr.isValid(host) ? isPublicIp(host) : host.includes('.'))
  )
}

/** How a name is resolved. */
export type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

export class NotPublic extends Error {}

/**
 * Resolves a name for a connection, and refuses one of whose addresses any is not public. The connection
 * goes to the addresses that were looked at here: nothing resolves the name again.
 */
export const publicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (host, options: LookupOptions, done) =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new Error(`${host} has no address`), '')
      if (addresses.some(({ address }) => !isPublicIp(address)))
        return done(new NotPublic(`${host} is not on the public internet`), '')
      if (options.all) return done(null, addresses)
      return done(null, first.address, first.family)
    })
