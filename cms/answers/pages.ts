import type { SiteHost } from '@healthcare-for-all/site/host'
import { Hono } from 'hono'
import { answer, send } from './answer.ts'
import type { Memory } from './memory.ts'

/** The public pages: rendered once, remembered until the next edit. */
export const createPages = (site: SiteHost, memory: Memory): Hono => {
  const app = new Hono()
  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const page = await memory.recall(`page ${pathname}${search}`, async () => {
      const { status, headers, html } = await site.render(c.req.raw)
      return answer(status, headers, html)
    })
    return send(c.req.raw, page)
  })
  return app
}
