import { Hono } from 'hono'
import type { Payload } from 'payload'
import type { ReadPool } from '../database/read-pool.ts'
import { answer, send } from '../http/answer.ts'
import { answerFailure } from '../http/failure.ts'
import type { Memory } from '../http/memory.ts'
import { publicAddresses } from './queries/public-addresses.ts'
import { securityText } from './security-text.ts'
import { robotsText, sitemapEntries, sitemapIndexXml, sitemapPart, sitemapXml } from './sitemap.ts'

const XML_TYPE = { 'content-type': 'application/xml; charset=utf-8' }
const TEXT_TYPE = { 'content-type': 'text/plain; charset=utf-8' }

interface CrawlersOptions {
  payload: Payload
  pool: ReadPool
  memory: Memory
  /** Origin under which the site is reached, without a trailing slash. */
  publicUrl: string
}

/** What programs ask for: robots.txt, the sitemap in parts, and whom to tell about a weakness. */
export const createCrawlers = ({ payload, pool, memory, publicUrl }: CrawlersOptions): Hono => {
  const app = new Hono()
  app.onError(answerFailure(payload.logger))
  const entries = async () => {
    const { sampleData } = await payload.findGlobal({ slug: 'site-settings' })
    return sitemapEntries(await publicAddresses(pool), sampleData ?? false)
  }
  app.get('/robots.txt', (c) => send(c.req.raw, answer(200, TEXT_TYPE, robotsText(publicUrl))))
  app.get('/.well-known/security.txt', (c) =>
    send(c.req.raw, answer(200, TEXT_TYPE, securityText(publicUrl, new Date()))),
  )
  app.get('/sitemap.xml', async (c) => {
    const given = await memory.recall('sitemap', async () =>
      answer(200, XML_TYPE, sitemapIndexXml((await entries()).length, publicUrl)),
    )
    return send(c.req.raw, given)
  })
  app.get('/sitemaps/:part{[1-9][0-9]{0,3}\\.xml}', async (c) => {
    const part = Number.parseInt(c.req.param('part'), 10)
    const given = await memory.recall(`sitemap ${part}`, async () => {
      const own = sitemapPart(await entries(), part)
      if (own.length === 0) return answer(404, TEXT_TYPE, 'There is no such part of the sitemap.')
      return answer(200, XML_TYPE, sitemapXml(own, publicUrl))
    })
    return send(c.req.raw, given)
  })
  return app
}
