import type { SiteHost } from '@healthcare-for-all/site/host'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { MAX_FORM_BYTES } from '../contract/form-fields.ts'
import { answer, send } from './answer.ts'
import type { Memory } from './memory.ts'

const keepSmall = bodyLimit({
  maxSize: MAX_FORM_BYTES,
  onError: (c) => c.text('This form is larger than 64 KB. Go back and shorten it.', 413),
})

/**
 * The public pages: rendered once, remembered until the next edit. A form that is posted to a page
 * goes on to the API, with the connection that it came by, and is answered by a page.
 */
export const createPages = (site: SiteHost, memory: Memory, api: Hono): Hono => {
  const app = new Hono()
  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const page = await memory.recall(`page ${pathname}${search}`, async () => {
      const { status, headers, html } = await site.render(c.req.raw)
      return answer(status, headers, html)
    })
    return send(c.req.raw, page)
  })
  app.post('*', keepSmall, async (c) => {
    const { status, headers, html } = await site.render(c.req.raw, async (path, init) =>
      api.request(path, init, c.env),
    )
    return new Response(html, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
  })
  return app
}
