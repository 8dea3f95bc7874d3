import createCache from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import {
  LOCALES,
  type Locale,
  pathIn,
  patterns,
  readPath,
} from '@healthcare-for-all/cms/contract/paths'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { App } from './app.tsx'
import { holidaysCopy } from './copy/holidays.ts'
import { namedHolidays } from './host/named-holidays.ts'
import type { PageParts, RenderOptions } from './host/page-parts.ts'
import type { Clock } from './lib/clock.tsx'
import { type ApiFetch, createDataClient, statusOf } from './lib/data-client.ts'
import { scriptsAt } from './lib/page-kinds.ts'
import { passOn } from './lib/pass-on.ts'
import { readableUrl } from './lib/readable-url.ts'
import type { ScreenHandle } from './lib/screen.ts'
import { siteQuery } from './lib/site-settings.tsx'
import * as embedSearch from './routes/embed-search.tsx'
import { routesIn } from './routes.tsx'
import { CACHE_KEY } from './theme/emotion.ts'
import { listCache } from './theme/list-style.ts'

export { markFailed } from './host/failed.ts'
export { markOutdated } from './host/outdated.ts'

/** Has no frame around it, and its code is never loaded. */
const embedded = (locale: Locale) => ({
  ...embedSearch,
  id: 'embed-search',
  path: pathIn(locale, patterns.embedSearch),
})

const handlers = Object.fromEntries(
  LOCALES.map((locale) => [locale, createStaticHandler([embedded(locale), ...routesIn(locale)])]),
) as Record<Locale, ReturnType<typeof createStaticHandler>>

const { extractCriticalToChunks: extractLists } = createEmotionServer(listCache)

/**
 * Renders the page at a request's address, or returns a redirect. A form that is posted there goes
 * to the API first: the response is a redirect, or the page with the form's errors.
 */
export const renderPage = async (
  request: Request,
  { apiFetch, publicUrl, clock }: RenderOptions,
  send: ApiFetch = apiFetch,
): Promise<PageParts | Response> => {
  const url = readableUrl(request.url)
  const { pathname, searchParams } = url
  const { locale } = readPath(pathname)
  const handler = handlers[locale]
  const context = await handler.query(new Request(url))
  if (context instanceof Response) return context
  let isTimely = false
  const at = clock && {
    ...clock,
    holidays: namedHolidays(clock.holidays, holidaysCopy[locale]),
    onRead: () => {
      isTimely = true
    },
  }
  const queries = createDataClient({ fetch: apiFetch, locale })
  const handles = context.matches.flatMap(({ route, params }) => {
    const handle: ScreenHandle | undefined = route.handle
    return handle ? [{ handle, params }] : []
  })
  const target = handles.find(({ handle }) => handle.posts)?.handle.posts
  const posted = request.method === 'POST' ? await passOn(request, target, send) : undefined
  if (posted instanceof Response) return posted
  const outcomes = await Promise.allSettled(
    handles.map(({ handle, params }) => handle.prepare?.({ queries, params, searchParams })),
  )
  const failure = outcomes.find((outcome) => outcome.status === 'rejected')
  const cache = createCache({ key: CACHE_KEY })
  // Before rendering: it has Emotion keep the styles, instead of writing them beside each element.
  const { extractCriticalToChunks: extractPage } = createEmotionServer(cache)
  const html = renderToString(
    <StrictMode>
      <App
        styles={cache}
        queries={queries}
        locale={locale}
        publicUrl={publicUrl}
        posted={posted}
        clock={at}
      >
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </StrictMode>,
  )
  const { head, body } = splitHead(html)
  const state = dehydrate(queries, {
    shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
  })
  const declared = handles.find(({ handle }) => handle.status)?.handle.status
  return {
    status: failure
      ? failureStatus(failure.reason)
      : (declared ?? brokenStatus(queries) ?? posted?.problem.status ?? 200),
    locale,
    head,
    body,
    styles: [extractPage, extractLists].flatMap((extract) => extract(html).styles),
    state: { locale, publicUrl, queries: state, posted, ...timeOf(at, isTimely) },
    tiles: queries.getQueryData(siteQuery.queryKey)?.mapTiles,
    scripts: scriptsAt(pathname, queries.getQueryData(siteQuery.queryKey)?.thirdPartyScripts ?? []),
    isPrivate: handles.some(({ handle }) => handle.isPrivate),
    isEmbedded: handles.some(({ handle }) => handle.isEmbedded),
    screens: context.matches.map(({ route }) => route.id),
  }
}

/** Left out as far as the page says nothing of it, so that it stays the same page. */
const timeOf = (clock: Clock | undefined, isTimely: boolean) => ({
  now: isTimely ? clock?.now : undefined,
  holidays: clock && Object.keys(clock.holidays).length > 0 ? clock.holidays : undefined,
})

/** React writes title, meta and link first; they belong in the head. */
const splitHead = (html: string) => {
  const [head = ''] = html.match(/^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/) ?? []
  return { head, body: html.slice(head.length) }
}

/** A client error if what the visitor asked for does not exist; 503 if it could not be loaded. */
const failureStatus = (reason: unknown) => {
  const status = statusOf(reason)
  return status >= 400 && status < 500 ? status : 503
}

/** A page that lacks a part must not be cached as if it were complete. */
const brokenStatus = (queries: QueryClient) =>
  queries
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error' && failureStatus(state.error) === 503)
    ? 503
    : undefined
