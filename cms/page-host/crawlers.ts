import { Hono } from 'hono'
import type { Payload } from 'payload'
import type { DataTerms } from '../contract/hsds/page.ts'
import type { ReadPool } from '../database/read-pool.ts'
import { answer, send } from '../http/answer.ts'
import { answerFailure } from '../http/failure.ts'
import type { Memory } from '../http/memory.ts'
import { embedScript } from './embed-script.ts'
import { llmsText } from './llms-text.ts'
import { publicAddresses } from './queries/public-addresses.ts'
import { readingList } from './queries/reading-list.ts'
import { securityText } from './security-text.ts'
import { robotsText, sitemapEntries, sitemapIndexXml, sitemapPart, sitemapXml } from './sitemap.ts'

const XML_TYPE = { 'content-type': 'application/xml; charset=utf-8' }
/** Any site may load it, and asks for it anew each hour. */
const SCRIPT_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=3600',
  'cross-origin-resource-policy': 'cross-origin',
}
const TEXT_TYPE = { 'content-type': 'text/plain; charset=utf-8' }

interface CrawlersOptions {
  payload: Payload
  pool: ReadPool
  memory: Memory
  /** Origin under which the site is reached, without a trailing slash. */
  publicUrl: string
  /** What may be done with the data. */
  readTerms: () => Promise<DataTerms>
}

/** What programs ask for: robots.txt, llms.txt, the sitemap in parts, and whom to tell about a weakness. */
export const createCrawlers = ({
  payload,
  pool,
  memory,
  publicUrl,
  readTerms,
}: CrawlersOptions): Hono => {
  const app = new Hono()
  app.onError(answerFailure(payload.logger))
  const entries = async () => {
    const { sampleData } = await payload.findGlobal({ slug: 'site-settings' })
    return sitemapEntries(await publicAddresses(pool), sampleData ?? false)
  }
  app.get('/llms.txt', async (c) => {
    const content = await memory.get('llms', async () => {
      const [terms, reading] = await Promise.all([readTerms(), readingList(pool)])
      return answer(200, TEXT_TYPE, llmsText({ publicUrl, terms, reading }))
    })
    return send(c.req.raw, content)
  })
  app.get('/robots.txt', (c) => send(c.req.raw, answer(200, TEXT_TYPE, robotsText(publicUrl))))
  // The key of IndexNow: proof that whoever sends addresses may do so.
  app.get('/:file{[A-Za-z0-9-]{8,128}\\.txt}', async (c, next) => {
    const { indexNowKey } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
    if (`${indexNowKey}.txt` !== c.req.param('file')) return next()
    return send(c.req.raw, answer(200, TEXT_TYPE, indexNowKey ?? ''))
  })
  app.get('/embed.js', (c) => send(c.req.raw, answer(200, SCRIPT_HEADERS, embedScript())))
  app.get('/.well-known/security.txt', (c) =>
    send(c.req.raw, answer(200, TEXT_TYPE, securityText(publicUrl, new Date()))),
  )
  app.get('/sitemap.xml', async (c) => {
    const content = await memory.get('sitemap', async () =>
      answer(200, XML_TYPE, sitemapIndexXml((await entries()).length, publicUrl)),
    )
    return send(c.req.raw, content)
  })
  app.get('/sitemaps/:part{[1-9][0-9]{0,3}\\.xml}', async (c) => {
    const part = Number.parseInt(c.req.param('part'), 10)
    const content = await memory.get(`sitemap ${part}`, async () => {
      const own = sitemapPart(await entries(), part)
      if (own.length === 0) return answer(404, TEXT_TYPE, 'There is no such part of the sitemap.')
      return answer(200, XML_TYPE, sitemapXml(own, publicUrl))
    })
    return send(c.req.raw, content)
  })
  return app
}
