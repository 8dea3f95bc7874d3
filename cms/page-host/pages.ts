import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Pool } from 'pg'
import { MAX_FORM_BYTES } from '../contract/form-fields.ts'
import { answer, send } from '../http/answer.ts'
import { answerFailure } from '../http/failure.ts'
import type { Memory } from '../http/memory.ts'
import { redirectAnswer } from '../redirects/index.ts'

const keepSmall = bodyLimit({
  maxSize: MAX_FORM_BYTES,
  onError: (c) => c.text('This form is larger than 64 KB. Go back and shorten it.', 413),
})

type Send = (path: string, init?: RequestInit) => Promise<Response>

/** What renders the pages. */
interface Site {
  /** @param send hands a form on to the API, as coming from whoever posted it */
  render: (
    request: Request,
    send?: Send,
  ) => Promise<{ status: number; headers: Record<string, string>; html: string }>
}

interface PagesOptions {
  site: Site
  pool: Pool
  memory: Memory
  api: Hono
}

/**
 * The public pages: rendered once, remembered until the next edit. An address without a page may
 * have a redirect, which costs the others nothing to look for. A form that is posted to a page
 * goes on to the API, with the connection that it came by, and is answered by a page.
 */
export const createPages = ({ site, pool, memory, api }: PagesOptions): Hono => {
  const app = new Hono()
  app.onError(answerFailure)
  app.get('*', async (c) => {
    const asked = new URL(c.req.url)
    const page = await memory.recall(`page ${asked.pathname}${asked.search}`, async () => {
      const { status, headers, html } = await site.render(c.req.raw)
      const redirect = status === 404 ? await redirectAnswer(pool, asked) : undefined
      return redirect ?? answer(status, headers, html)
    })
    return send(c.req.raw, page)
  })
  app.post('*', keepSmall, async (c) => {
    const { status, headers, html } = await site.render(c.req.raw, async (path, init) =>
      api.request(path, init, c.env),
    )
    return new Response(html, { status, headers: { ...headers, 'cache-control': 'no-store' } })
  })
  return app
}
