'use client'

import type { ReactNode } from 'react'
import { UNREACHED_OR_LOST } from '../../panel-kit/ask-endpoint.ts'
import { sayHere } from '../../panel-kit/say-here.ts'

const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** Whether Payload waits for an answer to a question that somebody confirmed. */
const isConfirmed = () => document.querySelector('.confirmation-modal') !== null

const words = () => sayHere()(UNREACHED_OR_LOST)

const refusal = () => {
  const message = words()
  return Response.json({ message, errors: [{ message }] }, { status: 503 })
}

/** Whether a proxy has answered in the server's place, whose API itself answers in JSON. */
const isOfProxy = ({ headers, status }: Response) =>
  [502, 503, 504].includes(status) && !headers.get('content-type')?.includes('json')

/**
 * @param ask the browser's own `fetch`, which says 'Failed to fetch', 'Load failed' or 'NetworkError …'
 * @param isWaiting whether something waits for an answer, and would wait forever after an error
 */
export const withWords =
  (ask: typeof fetch, isWaiting = isConfirmed): typeof fetch =>
  async (...args) => {
    const answer = await ask(...args).catch((error: unknown) => {
      if (isAborted(error)) throw error
      if (isWaiting()) return refusal()
      throw new TypeError(words(), { cause: error })
    })
    // Next knows by itself what to do about a screen that did not come.
    return String(args[0]).includes('/cms-api/') && isOfProxy(answer) ? refusal() : answer
  }

if (typeof window !== 'undefined') window.fetch = withWords(window.fetch)

/**
 * Around the whole panel. Where a request fails, Payload shows people what the browser said of it, in words for
 * programmers: 'Failed to fetch', or the name of a proxy's status: 'Bad Gateway'. And a question that was confirmed,
 * such as whether to restore a version, stayed open and could not be closed; it takes a refusal.
 *
 * Upstream: none found.
 * No longer needed: once Payload's form has words of its own for it (mends.test.ts).
 */
export const NetworkWords = ({ children }: { children: ReactNode }) => children
