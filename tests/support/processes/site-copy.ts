import { createServer } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { createSiteHost as CreateSiteHost } from '../../../site/host.ts'
import { listen } from '../listen.ts'
import { LANGUAGES } from '../pseudo-language/add-language.ts'

/**
 * Serves a built copy of the site with the data of a running product, which has them in English.
 * Arguments: the copy's folder, the product's address.
 */
const [folder = '', product = ''] = process.argv.slice(2)

const ask = (address: string, init?: RequestInit): Promise<Response> => {
  const url = new URL(address, product)
  if (LANGUAGES.some(({ code }) => code === url.searchParams.get('locale')))
    url.searchParams.delete('locale')
  return fetch(url, init)
}

const { createSiteHost }: { createSiteHost: typeof CreateSiteHost } = await import(
  pathToFileURL(path.join(folder, 'site/host.ts')).href
)
const server = createServer()
const { url: origin } = await listen(server)
const site = await createSiteHost({ development: false, apiFetch: ask, publicUrl: origin })

server.on('request', (req, res) => {
  const address = req.url ?? '/'
  const give = async () => {
    if (address.startsWith('/api/')) {
      const answered = await ask(address)
      res.writeHead(answered.status, { 'content-type': answered.headers.get('content-type') ?? '' })
      return void res.end(Buffer.from(await answered.arrayBuffer()))
    }
    const { status, headers, html } = await site.render(new Request(origin + address))
    res.writeHead(status, headers).end(html)
  }
  site.assets(req, res, () => {
    give().catch((error: unknown) => res.writeHead(500).end(String(error)))
  })
})
process.stdout.write(`${origin}\n`)
