import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { SiteHost } from '@healthcare-for-all/site/host'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { RETRY_AFTER } from '../database/unreachable.ts'

interface Parts {
  api: Hono
  /** Renders and sends the public pages. */
  pages: Hono
  /** The public site’s files. */
  assets: SiteHost['assets']
  /** Payload’s panel and its own API. */
  panel: RequestListener
  /** Whether the database can be reached, without which the panel has nothing to say. */
  isReachable: () => boolean
}

const PANEL = /^\/(admin|cms-api|_next)(\/|\?|$)/
const API = /^\/api(\/|\?|$)/

/** As Payload words its errors, or in words alone where a page was asked for. */
const refuse = ({ headers: { accept = '' } }: IncomingMessage, response: ServerResponse): void => {
  const message = 'The directory can not reach its database. Please try again in a few seconds.'
  const [type, body] = accept.includes('text/html')
    ? ['text/plain', message]
    : ['application/json', JSON.stringify({ errors: [{ message }] })]
  response.writeHead(503, { 'content-type': type, 'retry-after': RETRY_AFTER }).end(body)
}

/** One process answers everything: this says which part answers which address. */
export const createProductServer = ({ api, pages, assets, panel, isReachable }: Parts): Server => {
  const answerApi = getRequestListener(api.fetch)
  const answerPage = getRequestListener(pages.fetch)
  return createServer((request, response) => {
    const url = request.url ?? '/'
    if (API.test(url)) return void answerApi(request, response)
    if (PANEL.test(url)) return isReachable() ? panel(request, response) : refuse(request, response)
    return assets(request, response, () => void answerPage(request, response))
  })
}
