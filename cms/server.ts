import { createServer, type RequestListener, type Server } from 'node:http'
import type { SiteHost } from '@healthcare-for-all/site/host'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

interface Parts {
  api: Hono
  /** Renders and sends the public pages. */
  pages: Hono
  /** The public site’s files. */
  assets: SiteHost['assets']
  /** Payload’s panel and its own API. */
  panel: RequestListener
}

const PANEL = /^\/(admin|cms-api|_next)(\/|\?|$)/
const API = /^\/api(\/|\?|$)/

/** One process answers everything: this says which part answers which address. */
export const createProductServer = ({ api, pages, assets, panel }: Parts): Server => {
  const answerApi = getRequestListener(api.fetch)
  const answerPage = getRequestListener(pages.fetch)
  return createServer((request, response) => {
    const url = request.url ?? '/'
    if (API.test(url)) return void answerApi(request, response)
    if (PANEL.test(url)) return panel(request, response)
    return assets(request, response, () => void answerPage(request, response))
  })
}
