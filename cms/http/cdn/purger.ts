import type { Payload } from 'payload'

/** The request that makes a CDN forget what it keeps. */
export interface Purging {
  url: string
  method: string
  headers: Record<string, string>
  body?: string | undefined
}

/** Makes a CDN forget what it keeps whenever something has changed. */
export interface Purger {
  /** Soon sends a purge, and another one two seconds later. Returns at once. */
  purge: () => void
  /** How many purges the CDN took, and how many it did not. */
  counts: () => { taken: number; failed: number }
  close: () => void
}

/** Milliseconds between two purges, so that an import of thousands sends only a few. */
const BETWEEN_MS = 500
/**
 * Milliseconds until the second purge. An answer from just before the edit may still have been on its
 * way to the CDN, or from one part of it to another, when the first one came.
 */
const AGAIN_AFTER_MS = 2_000
/** Milliseconds to wait after one that failed: twice as many each time. */
const RETRY_MS = { first: 1_000, most: 30_000 }
const PATIENCE_MS = 5_000

const retryAfter = (failures: number) =>
  Math.min(RETRY_MS.first * 2 ** (failures - 1), RETRY_MS.most)

/** Why a purge failed, without the address or headers, which may be secret. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error
    ? String(Reflect.get(cause, 'code') ?? cause.message)
    : error.message
}

/** Purges go one at a time; those that are wanted meanwhile become one. */
export const createPurger = (
  { url, method, headers, body }: Purging,
  logger: Payload['logger'],
): Purger => {
  const sent = new Headers(headers)
  if (body && !sent.has('content-type')) sent.set('content-type', 'application/json')
  const closing = new AbortController()
  const counts = { taken: 0, failed: 0 }
  let timer: NodeJS.Timeout | undefined
  let isSending = false
  /** Whether something has changed since the last purge was sent. */
  let isWanted = false
  let wantsSecond = false
  let failures = 0
  let sentAt = Number.NEGATIVE_INFINITY

  const send = async (): Promise<void> => {
    const response = await fetch(url, {
      method,
      headers: sent,
      ...(body && { body }),
      redirect: 'error',
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(PATIENCE_MS)]),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`it answered ${response.status}`)
  }

  const schedule = (ms: number): void => {
    clearTimeout(timer)
    const wait = Math.max(ms, sentAt + BETWEEN_MS - performance.now())
    timer = setTimeout(purgeNow, wait).unref()
  }

  const taken = (): void => {
    counts.taken++
    if (failures > 0) logger.info('The CDN takes purges again.')
    failures = 0
    if (isWanted) schedule(0)
    else if (wantsSecond) {
      wantsSecond = false
      schedule(AGAIN_AFTER_MS)
    }
  }

  const failed = (error: unknown): void => {
    counts.failed++
    failures++
    const ms = retryAfter(failures)
    logger.warn(
      `The CDN could not be purged (${reasonOf(error)}), and may show pages from before an edit. Next try in ${ms / 1_000} s.`,
    )
    schedule(ms)
  }

  const purgeNow = async (): Promise<void> => {
    isSending = true
    isWanted = false
    sentAt = performance.now()
    const failure = await send().then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    isSending = false
    if (closing.signal.aborted) return
    if (failure) failed(failure.error)
    else taken()
  }

  return {
    purge: () => {
      if (closing.signal.aborted) return
      isWanted = true
      wantsSecond = true
      // After a failure the next try is due anyway.
      if (!isSending && failures === 0) schedule(0)
    },
    counts: () => ({ ...counts }),
    close: () => {
      clearTimeout(timer)
      closing.abort()
    },
  }
}
