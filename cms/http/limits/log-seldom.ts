import { LRUCache } from 'lru-cache'
import { networkOf, pseudonym } from './address.ts'

/** What is refused to somebody, and may be as often as they ask. */
export type Refused = 'refused' | 'form.throttled' | 'requests.throttled'

/** What is needed of Payload. */
interface Log {
  logger: {
    child: (more: object, options: { level: 'info' }) => { info: (line: object) => void }
  }
  secret: string
}

interface Details {
  /** The id of whoever is signed in. */
  by?: number | undefined
  /** What they wanted to see or change, if it is in one. */
  collection?: string | undefined
  method?: string | undefined
  /** Which form. */
  form?: string
}

/** By the log that it is in. */
const logged = new WeakMap<object, LRUCache<string, true>>()

const loggedIn = (log: object): LRUCache<string, true> => {
  const known = logged.get(log) ?? new LRUCache<string, true>({ max: 10_000, ttl: 60_000 })
  logged.set(log, known)
  return known
}

/**
 * Writes a line to the log, whatever its level, but one a minute at most for what one sender does, so
 * that nobody can fill the log. It holds a pseudonym of the sender.
 */
export const logSeldom = (
  { logger, secret }: Log,
  event: Refused,
  address: string,
  details: Details = {},
): void => {
  const key = `${event} ${networkOf(address)} ${details.by ?? ''}`
  const lately = loggedIn(logger)
  if (lately.has(key)) return
  lately.set(key, true)
  const network = pseudonym(address, secret)
  logger.child({}, { level: 'info' }).info({ event, ...details, network })
}
