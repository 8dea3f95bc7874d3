import type { Locale } from '@healthcare-for-all/cms/contract'
import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { readAnswer } from './read-answer.ts'

/** Fetches one of the API's paths. In the browser, its own fetch; the server calls in process. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>

/** A non-OK response from the API. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** The response text. */
  readonly body: string

  constructor(message: string, status: number, body = '') {
    super(message)
    this.status = status
    this.body = body
  }

  /** Serialized into the page's data, so that the browser knows about the failure too. */
  toJSON() {
    return { name: this.name, message: this.message, status: this.status }
  }
}

/** The HTTP status of a failed query, 0 if there was no response. Accepts a revived error too. */
export const statusOf = (error: unknown) =>
  typeof error === 'object' && error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : 0

interface DataClientOptions {
  fetch: ApiFetch
  locale?: Locale
  /** What a 401 response does: throw like any other, or count as an empty result. */
  on401?: 'throw' | 'null'
}

/**
 * The data client. A query's first key element is the URL it fetches, with GET; with `meta.quiet`, its
 * parameters are sent in the body of a POST. Data never goes
 * stale, and nothing is fetched twice.
 * A query's `meta.failure` replaces the error message '{status}: {response text}'.
 */
export const createDataClient = ({ fetch, locale = 'en', on401 = 'throw' }: DataClientOptions) => {
  const ask = async ({ queryKey, signal, meta }: QueryFunctionContext) => {
    const path = withLocale(String(queryKey[0]), locale)
    const [address, init] = meta?.quiet ? inBody(path) : [path]
    const response = await fetch(address, { credentials: 'include', signal, ...init })
    if (response.status === 401 && on401 === 'null') return null
    if (!response.ok) {
      const text = (await response.text()) || response.statusText
      const message = meta?.failure ?? `${response.status}: ${text}`
      throw new ApiError(String(message), response.status)
    }
    return readAnswer(path, await response.json())
  }
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ask,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        // Without a connection a request fails and the page says so, instead of waiting for one.
        networkMode: 'always',
        // A failure during server rendering stays on the page until the visitor tries again.
        retryOnMount: false,
      },
      mutations: { retry: false },
    },
  })
}

/** A request whose parameters are in its body. */
const inBody = (path: string): [string, RequestInit] => {
  const [address = '', query] = path.split('?')
  const body = JSON.stringify(Object.fromEntries(new URLSearchParams(query)))
  return [address, { method: 'POST', headers: { 'content-type': 'application/json' }, body }]
}

/** An address of the API, asked in a language. */
export const withLocale = (path: string, locale: Locale) =>
  locale === 'en' ? path : `${path}${path.includes('?') ? '&' : '?'}locale=${locale}`
