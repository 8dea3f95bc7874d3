import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

/** Tells Payload the visitor’s address, since it sees no connection. The server always sets it. */
export const VISITOR_HEADER = 'x-visitor-address'

/** A connection; there is none if a test calls in process. */
type Connection = Pick<IncomingMessage, 'headers'> & { socket?: { remoteAddress?: string } }

/** '203.0.113.9:4711' and '[2001:db8::1]:4711', as some proxies write an address. */
const PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/

const withoutPort = (text: string): string => {
  const [, v6, v4] = PORT.exec(text) ?? []
  return v6 ?? v4 ?? text
}

/**
 * The address that a request comes from, as the outermost trusted proxy saw it; empty if it is not
 * known.
 * @param proxies how many trusted proxies there are between the visitor and this process
 */
export const visitorAddress = ({ headers, socket }: Connection, proxies: number): string => {
  const direct = socket?.remoteAddress ?? ''
  if (proxies === 0) return direct
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  return withoutPort(forwarded.at(-proxies)?.trim() ?? '') || direct
}

/** What is known of an address. */
interface Place {
  /** What counts as one sender: an IPv6 connection has 2^64 addresses of its own. */
  network: string
  /** Of this machine or of a local network, or no address at all. */
  isLocal: boolean
}

const LOCAL = ['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat', 'unspecified']

const placeOf = (address: string): Place => {
  if (!ipaddr.isValid(address)) return { network: address, isLocal: true }
  const parsed = ipaddr.process(address)
  const isLocal = LOCAL.includes(parsed.range())
  if (!('parts' in parsed)) return { network: parsed.toString(), isLocal }
  const first = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return { network: first.join(':'), isLocal }
}

/** Reading an address takes longer than all else that each request needs before its answer. */
const places = new LRUCache<string, Place>({ max: 10_000, memoMethod: placeOf })

export const networkOf = (address: string): string => places.memo(address).network

export const isLocalAddress = (address: string): boolean => places.memo(address).isLocal

/** A pseudonym for the network of an address, which doesn't reveal it. */
export const pseudonym = (address: string, secret: string): string =>
  createHmac('sha256', secret).update(networkOf(address)).digest('base64url')
