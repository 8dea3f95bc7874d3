import type { QueryClient } from '@tanstack/react-query'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { Prefetch } from './links.ts'
import type { ScreenHandle } from './screen.ts'

/** Loads the code of an address's screens into the routes, and returns the matches. */
export const loadScreens = async (routes: RouteObject[], location: { pathname: string }) => {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function')
        Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
  return matches
}

export const createPrefetch = (routes: RouteObject[], queries: QueryClient): Prefetch => {
  const started = new Set<string>()
  return (href) => {
    const url = new URL(href, window.location.href)
    if (savesData() || started.has(href) || url.pathname === window.location.pathname) return
    started.add(href)
    const prefetch = async () => {
      const matches = matchRoutes(routes, url) ?? []
      for (const { route, params } of matches) {
        const loaded = typeof route.lazy === 'function' ? await route.lazy() : route
        const handle: ScreenHandle | undefined = loaded.handle
        await handle?.prepare?.({ queries, params, searchParams: url.searchParams })
      }
    }
    // Nobody has requested this page yet: an error should only show when somebody does.
    prefetch().catch(() => {
      started.delete(href)
      dropFailures(queries)
    })
  }
}

/** Removes failed queries that nothing on the page shows, so that the next page retries them. */
export const dropFailures = (queries: QueryClient) =>
  queries.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' })

/** True if the visitor has asked the browser to save data. */
const savesData = () =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true
