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
import { TILE_PATH } from '../contract/map-tiles.ts'
import { TIMELESS } from '../contract/quarter.ts'
import { RETRY_AFTER, UNREACHABLE } from '../database/unreachable.ts'
import { prefixCookies } from '../documents/mends/host-cookies.ts'
import { write } from '../http/answer.ts'
import { isFromOtherSite } from '../http/forms/same-site.ts'
import { VISITOR_HEADER, visitorAddress } from '../http/limits/address.ts'
import type { Memory } from '../http/memory.ts'
import { languageHeader, localeAt, wordsIn } from '../http/words/words-in.ts'
import { inRequest } from '../telemetry/request.ts'
import type { Tracing } from '../telemetry/start-tracing.ts'
import { fileRequest } from './edge/file-request.ts'
import type { Health } from './edge/health.ts'
import { endWhenSlow, refuseBody } from './edge/limit-body.ts'
import { createRequestLimit, TILES_RULE } from './edge/limit-requests.ts'
import { refuseAction } from './edge/refuse-action.ts'
import { type ActionKind, refuseAddress } from './edge/refuse-address.ts'
import { routeOf } from './edge/route-of.ts'
import { type Part, setSecurityHeaders } from './edge/security-headers.ts'
import type { createRequestWatch } from './edge/watch-requests.ts'

interface Parts {
  api: Pick<Hono, 'fetch'>
  /** Renders and sends the public pages. */
  pages: Hono
  /** What the API and the pages have answered. */
  memory: Memory
  /** The public site’s files. */
  assets: SiteHost['assets']
  /** Payload’s panel and its own API. */
  panel: RequestListener
  /** What the panel calls by this id; undefined if nothing. */
  actionOf: (id: string) => ActionKind | undefined
  health: Health
  watch: ReturnType<typeof createRequestWatch>
  /** Records spans of requests, if an operator wants them. */
  tracing: Tracing | undefined
  /** Told the address from which too many requests came. */
  tooMany: (address: string) => void
  /** Whether the database can be reached; without it, the panel can't show anything. */
  isReachable: () => boolean
  /** That sessions are signed with. */
  secret: string
  /** Where people reach the product. */
  publicUrl: string
  /** Whether they do so over https. */
  https: boolean
  development: boolean
  /** How many trusted proxies there are between visitors and this process. */
  proxies: number
}

/** The addresses of each part; everything else is a page or a file of the site. */
const ADDRESSES: readonly [Part, RegExp][] = [
  ['api', /^\/(api|hsds)(\/|\?|$)/],
  ['pictures', /^\/cms-api\/media\/file\//],
  ['panelApi', /^\/cms-api(\/|\?|$)/],
  ['panel', /^\/(admin|_next)(\/|\?|$)/],
]

/** Where the tiles of the product's own map are. */
const TILES = TILE_PATH.slice(0, TILE_PATH.indexOf('{'))

/**
 * Milliseconds and numbers that keep one visitor from using up the process. Bodies have their own
 * limits; the time for a whole request is that of a large upload.
 */
const LIMITS = { headersTimeout: 15_000, requestTimeout: 300_000, keepAliveTimeout: 15_000 }
const MOST_CONNECTIONS = 5_000

const partAt = (url: string): Part =>
  ADDRESSES.find(([, address]) => address.test(url))?.[0] ?? 'pages'

/** Payload itself looks at this only if it has an address to compare with, and allows sister sites. */
const isForged = ({ headers, method = '' }: IncomingMessage, publicUrl: string): boolean => {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return false
  const site = headers['sec-fetch-site']
  const sender = { site: site && String(site), origin: headers.origin, host: headers.host }
  return isFromOtherSite(sender, publicUrl)
}
const FORGED =
  'This was sent from another site’s page, so nothing was saved. If it was this one, set PUBLIC_URL to the address that people use.'

/** In Payload's error format, or as plain text if the browser asked for a page. */
const refuse = (
  { headers: { accept = '' } }: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void => {
  const [type, body] = accept.includes('text/html')
    ? ['text/plain; charset=utf-8', message]
    : ['application/json', JSON.stringify({ errors: [{ message }] })]
  response
    .writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers })
    .end(body)
}

/** One process serves everything: this routes each address to its part. */
export const createProductServer = (parts: Parts): Server => {
  const { actionOf, assets, health, https, memory, panel, isReachable } = parts
  const { proxies, publicUrl, secret, tooMany, tracing, watch } = parts
  const answerApi = getRequestListener(parts.api.fetch)
  const answerPage = getRequestListener(parts.pages.fetch)
  const limitRequests = createRequestLimit()
  const limitTiles = createRequestLimit(TILES_RULE)

  /** Answers, unless too many requests have come from there. */
  const unlessTooMany = (
    request: IncomingMessage,
    response: ServerResponse,
    answer: () => unknown,
  ): void => {
    const address = visitorAddress(request, proxies)
    const limit = request.url?.startsWith(TILES) ? limitTiles : limitRequests
    const counted = limit(address)
    if (!counted) return void answer()
    void counted.then((seconds) => {
      if (seconds === undefined) return answer()
      tooMany(address)
      const locale = localeAt(request.url ?? '/')
      refuse(request, response, 429, wordsIn(locale).tooManyRequests(seconds), {
        ...languageHeader(locale),
        'retry-after': String(seconds),
      })
    })
  }

  const answerPanel = async (part: Part, request: IncomingMessage, response: ServerResponse) => {
    if (!isReachable()) {
      return refuse(request, response, 503, UNREACHABLE, { 'retry-after': RETRY_AFTER })
    }
    if (isForged(request, publicUrl)) return refuse(request, response, 403, FORGED)
    if (https) prefixCookies(request, response)
    // Always overwritten, so that nobody can choose their address.
    request.headers[VISITOR_HEADER] = visitorAddress(request, proxies)
    const tooLarge = await refuseBody(request, secret)
    if (tooLarge) {
      // Closing now would reset the connection of somebody who is still sending, and lose the answer.
      endWhenSlow(request)
      return refuse(request, response, tooLarge.status, tooLarge.message)
    }
    const isCall = part === 'panel' && request.method === 'POST'
    const kind = isCall ? actionOf(String(request.headers['next-action'])) : undefined
    const refused =
      refuseAddress(part, request, actionOf) ?? (kind && (await refuseAction(request, kind)))
    if (refused) return refuse(request, response, refused.status, refused.message, refused.headers)
    panel(request, response)
  }

  /** What is in memory needs no router. @returns false for everything else */
  const answerKnown = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { headers, method, url = '/' } = request
    if (method !== 'GET' || headers[TIMELESS] !== undefined) return false
    const known = memory.getByAddress(url)
    if (!known) return false
    known.onHit?.(known.answer)
    write(request, response, known.answer, known.headers?.(known.answer)).catch(() =>
      response.destroy(),
    )
    return true
  }

  const answerPart = (
    part: Part,
    request: IncomingMessage,
    response: ServerResponse,
    id: string,
  ): void => {
    // Of a process that is about to end, each answer ends its connection. Nothing here speaks another
    // protocol, so whoever asks for one has no use for the connection.
    if (!health.isServing() || request.headers.upgrade) response.setHeader('connection', 'close')
    const isPublic = part === 'api' || part === 'pages'
    const answer = () => {
      if (!isPublic)
        return inRequest(id, () =>
          answerPanel(part, request, response).catch(() => response.destroy()),
        )
      if (answerKnown(request, response)) return
      return part === 'api' ? answerApi(request, response) : answerPage(request, response)
    }
    if (part !== 'pages') unlessTooMany(request, response, answer)
    // Files cost next to nothing.
    else assets(fileRequest(request), response, () => unlessTooMany(request, response, answer))
  }

  const server = createServer(LIMITS, (request, response) => {
    const part = partAt(request.url ?? '/')
    setSecurityHeaders(part, request, response, parts)
    if (part === 'api' || part === 'pages') endWhenSlow(request)
    if (health.answer(request, response)) return
    const id = watch(request, response)
    if (!tracing) return answerPart(part, request, response, id)
    const route = routeOf(request.url ?? '/')
    tracing.inTrace({ request, response, id, route }, () => answerPart(part, request, response, id))
  })
  server.maxConnections = MOST_CONNECTIONS
  return server
}
