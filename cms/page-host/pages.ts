import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Payload } from 'payload'
import { MAX_FORM_BYTES } from '../contract/form-fields.ts'
import { knownAddress } from '../contract/known-query.ts'
import { TIMELESS } from '../contract/quarter.ts'
import type { ReadPool } from '../database/read-pool.ts'
import { isUnreachable, RETRY_AFTER } from '../database/unreachable.ts'
import { type Answer, answer, send } from '../http/answer.ts'
import { answerFailure } from '../http/failure.ts'
import type { Memory } from '../http/memory.ts'
import { languageHeader, localeAt, wordsIn } from '../http/words/words-in.ts'
import { redirectAnswer } from '../redirects/index.ts'
import { requestIdOf } from '../telemetry/request-id.ts'
import { traced } from '../telemetry/trace.ts'

const keepSmall = bodyLimit({
  maxSize: MAX_FORM_BYTES,
  onError: (c) => {
    const locale = localeAt(c.req.path)
    return c.text(wordsIn(locale).pageFormTooLarge, 413, languageHeader(locale))
  },
})

/** A page is the same for each name that a server is reached by. */
const ANY_HOST = 'http://site.invalid'

type Send = (path: string, init?: RequestInit) => Promise<Response>

/** Where an editor's redirect may lead on. */
const MISSING = [404, 410]

/** What renders the pages. */
interface Site {
  /**
   * @param send passes a form on to the API, as if the person who posted it had sent it there
   * @param ask asks the API for what the page shows, on behalf of whoever asked for the page
   */
  render: (
    request: Request,
    send?: Send,
    ask?: Send,
  ) => Promise<{
    status: number
    headers: Record<string, string>
    html: string
    /** When what it says of opening times changes, in milliseconds since 1970. */
    until?: number | undefined
  }>
  /** Says on a rendered page that it was up to date so many seconds ago. */
  markOutdated: (html: string, seconds: number) => string
  /** Says on a rendered page how people can refer to what failed. */
  markFailed: (html: string, requestId: string) => string
}

interface PagesOptions {
  site: Site
  payload: Payload
  pool: ReadPool
  memory: Memory
  api: Pick<Hono, 'request'>
}

/**
 * The public pages, rendered once and cached until the next edit. An address without a page may
 * have a redirect, which is looked up only then. A form that is posted to a page goes on to the
 * API, with the connection that it came over, and is answered with a page.
 */
export const createPages = ({ site, payload, pool, memory, api }: PagesOptions) => {
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>()
  app.onError(answerFailure(payload.logger))

  const keyOf = (kind: 'page' | 'redirect', address: string, isTimeless: boolean) =>
    `${kind} ${isTimeless ? TIMELESS : ''} ${address}`

  const pageAt = (
    address: string,
    isTimeless: boolean,
    env: Partial<HttpBindings>,
  ): Promise<Answer> =>
    memory.get(keyOf('page', address, isTimeless), async () => {
      let hasFailed = false
      const ask: Send = async (path, init) => {
        const response = await api.request(path, init, env)
        hasFailed ||= response.status === 500
        return response
      }
      const request = new Request(ANY_HOST + address, {
        headers: isTimeless ? { [TIMELESS]: '1' } : {},
      })
      const { status, headers, html, until } = await traced('render', {}, () =>
        site.render(request, undefined, ask),
      )
      const id = hasFailed ? requestIdOf({ env }) : undefined
      return { ...answer(status, headers, id ? site.markFailed(html, id) : html), until }
    })

  /** Keeps its whole query, unlike a page. */
  const redirectAt = (url: URL, page: Answer, isTimeless: boolean): Promise<Answer> =>
    memory.get(keyOf('redirect', url.pathname + url.search, isTimeless), async () => {
      return (await redirectAnswer(pool, url)) ?? page
    })

  /** Whether there is a redirect can't be known without the database: then the page says so for now. */
  const forNow =
    ({ headers, body }: Answer) =>
    (error: unknown): Answer => {
      if (!isUnreachable(error)) throw error
      const later = { 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' }
      return answer(503, { ...headers, ...later }, body.toString())
    }

  const marked = (page: Answer, age: number): Answer => ({
    ...answer(page.status, page.headers, site.markOutdated(page.body.toString(), age)),
    age,
  })

  /** Asked for by a header that no cache knows of: it would give it to everybody. */
  const uncached = (page: Answer): Answer => ({
    ...page,
    cdnHeaders: () => ({ 'cache-control': 'no-store' }),
  })

  app.get('*', async (c) => {
    const url = new URL(c.req.url)
    const isTimeless = c.req.header(TIMELESS) !== undefined
    const address = knownAddress(url)
    const page = await pageAt(address, isTimeless, c.env)
    if (page.status === 200 && !isTimeless)
      memory.setShortcut(url.pathname + url.search, { key: keyOf('page', address, false) })
    const shown = MISSING.includes(page.status)
      ? await redirectAt(url, page, isTimeless).catch(forNow(page))
      : page
    if (shown.age !== undefined && shown.status < 500)
      return send(c.req.raw, marked(shown, shown.age))
    return send(c.req.raw, isTimeless ? uncached(shown) : shown)
  })
  app.post('*', keepSmall, async (c) => {
    const { status, headers, html } = await site.render(c.req.raw, async (path, init) =>
      api.request(path, init, c.env),
    )
    return new Response(html, { status, headers: { ...headers, 'cache-control': 'no-store' } })
  })
  return app
}
