'use client'

import type { ReactNode } from 'react'
import { UNREACHED_OR_LOST } from '../../panel-kit/ask-endpoint.ts'
import { sayHere } from '../../panel-kit/say-here.ts'

const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/**
 * @param ask the browser's own `fetch`, which says 'Failed to fetch', 'Load failed' or 'NetworkError …'
 */
export const withWords =
  (ask: typeof fetch): typeof fetch =>
  (...args) =>
    ask(...args).catch((error: unknown) => {
      throw isAborted(error) ? error : new TypeError(sayHere()(UNREACHED_OR_LOST), { cause: error })
    })

if (typeof window !== 'undefined') window.fetch = withWords(window.fetch)

/**
 * Around the whole panel. Where a request fails, Payload shows people what the browser said of it, in words
 * for programmers: 'Failed to fetch'.
 *
 * Upstream: none found.
 * No longer needed: once Payload's form has words of its own for it (mends.test.ts).
 */
export const NetworkWords = ({ children }: { children: ReactNode }) => children
