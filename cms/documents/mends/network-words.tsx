'use client'

import type { ReactNode } from 'react'
import { UNREACHED_OR_LOST } from '../../panel-kit/ask-endpoint.ts'
import { sayHere } from '../../panel-kit/say-here.ts'

const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** Whether Payload waits for an answer to a question that somebody confirmed. */
const isConfirmed = () => document.querySelector('.confirmation-modal') !== null

const refusal = (message: string) =>
  Response.json({ message, errors: [{ message }] }, { status: 503 })

/**
 * @param ask the browser's own `fetch`, which says 'Failed to fetch', 'Load failed' or 'NetworkError …'
 * @param isWaiting whether something waits for an answer, and would wait forever after an error
 */
export const withWords =
  (ask: typeof fetch, isWaiting = isConfirmed): typeof fetch =>
  (...args) =>
    ask(...args).catch((error: unknown) => {
      if (isAborted(error)) throw error
      const words = sayHere()(UNREACHED_OR_LOST)
      if (isWaiting()) return refusal(words)
      throw new TypeError(words, { cause: error })
    })

if (typeof window !== 'undefined') window.fetch = withWords(window.fetch)

/**
 * Around the whole panel. Where a request fails, Payload shows people what the browser said of it, in words
 * for programmers: 'Failed to fetch'. And a question that was confirmed, such as whether to restore a version, stayed
 * open and could not be closed; it takes a refusal.
 *
 * Upstream: none found.
 * No longer needed: once Payload's form has words of its own for it (mends.test.ts).
 */
export const NetworkWords = ({ children }: { children: ReactNode }) => children
