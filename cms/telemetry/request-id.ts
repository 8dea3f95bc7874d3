import { randomUUID } from 'node:crypto'
import { type IncomingHttpHeaders, ServerResponse } from 'node:http'

/** The header that gives each answer the id of its request. */
export const REQUEST_ID = 'x-request-id'

/** Short enough to quote, and harmless in a log. */
const USABLE = /^[\w.:-]{8,64}$/
/** The W3C's trace context: version, trace, parent, flags. */
const TRACE_PARENT = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/
/** Of a UUID: 60 random bits, so that ids hardly ever repeat. */
const LENGTH = 18

const sent = (headers: IncomingHttpHeaders): string | undefined => {
  const id = headers[REQUEST_ID]
  if (typeof id === 'string' && USABLE.test(id)) return id
  return TRACE_PARENT.exec(String(headers.traceparent))?.[1]
}

/**
 * A request's id: the one that a trusted proxy gave it, or a new one. Without a trusted proxy
 * anybody could have chosen it.
 */
export const newRequestId = (headers: IncomingHttpHeaders, proxies: number): string =>
  (proxies > 0 ? sent(headers) : undefined) ?? randomUUID().slice(0, LENGTH)

/**
 * The id of the request that a public part answers.
 * @param env what the call came over: nothing, if a test calls in process
 */
export const requestIdOf = ({ env }: { env: unknown }): string | undefined => {
  const hasAnswer = typeof env === 'object' && env !== null && 'outgoing' in env
  if (!hasAnswer || !(env.outgoing instanceof ServerResponse)) return undefined
  const id = env.outgoing.getHeader(REQUEST_ID)
  return typeof id === 'string' ? id : undefined
}

/** How people can refer to a failure; empty if its request has no id. */
export const failureNote = (id: string | undefined): string =>
  id ? ` If you tell us about this, give this number: ${id}.` : ''
