import { createHmac } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** The connection a form came by; there is none where a test asks in process. */
export type Bindings = Partial<HttpBindings>

/**
 * Where a request comes from, as the nearest proxy that is trusted saw it.
 * @param proxies how many proxies of ours stand between the visitor and this process
 */
export const visitorAddress = (c: Context<{ Bindings: Bindings }>, proxies: number): string => {
  const direct = c.env?.incoming?.socket.remoteAddress ?? ''
  if (proxies === 0) return direct
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return forwarded.at(-proxies) || direct
}

/** Someone with an IPv6 connection has 2^64 addresses of their own: they count as one. */
const network = (address: string) =>
  address.includes(':') && !address.startsWith('::ffff:')
    ? address.split(':').slice(0, 4).join(':')
    : address.replace('::ffff:', '')

/** Stands for an address without telling it. */
export const pseudonym = (address: string, secret: string): string =>
  createHmac('sha256', secret).update(network(address)).digest('base64url')
