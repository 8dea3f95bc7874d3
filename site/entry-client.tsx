import createCache from '@emotion/cache'
import { quarterOf } from '@healthcare-for-all/cms/contract'
import { hydrate } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, createPath, RouterProvider } from 'react-router-dom'
import { App } from './app.tsx'
import { createDataClient } from './lib/data-client.ts'
import { type Links, LinksContext } from './lib/links.ts'
import { createPrefetch, dropFailures, loadScreens } from './lib/load-screens.ts'
import { type PageState, ROOT_ID, STATE_ID } from './lib/page-state.ts'
import { loadCrash } from './routes/page-crash.tsx'
import { routesIn } from './routes.tsx'
import { CACHE_KEY } from './theme/emotion.ts'

declare global {
  interface Document {
    /** The button that was pressed last; see the script in every document. */
    pressed?: HTMLElement | null
  }
}

const CRASH_DELAY_MS = 2000

const readState = (): PageState => JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '')

const start = async () => {
  const root = document.getElementById(ROOT_ID)
  if (!root) throw new Error(`The page has no #${ROOT_ID} to hydrate`)
  const { locale, publicUrl, posted, now, holidays = {}, queries: dehydrated } = readState()
  const routes = routesIn(locale)
  const queries = createDataClient({ fetch: window.fetch.bind(window), locale })
  hydrate(queries, dehydrated)
  // Lazy screens must be loaded before hydration, or it silently fails.
  await loadScreens(routes, window.location)
  // With any hydration data, the router doesn't scroll a document that the visitor may be reading.
  const router = createBrowserRouter(routes, { hydrationData: {} })
  let { location } = router.state
  router.subscribe((state) => {
    if (state.location === location) return
    location = state.location
    dropFailures(queries)
  })
  const links: Links = {
    prefetch: createPrefetch(routes, queries),
    go: (
      href,
      { replace = href === createPath(router.state.location), preventScrollReset = false, state },
    ) => void router.navigate(href, { replace, preventScrollReset, state }),
    goal: () => router.state.navigation.location ?? router.state.location,
  }
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App
          styles={createCache({ key: CACHE_KEY })}
          queries={queries}
          locale={locale}
          publicUrl={publicUrl}
          posted={posted}
          clock={{ now: now ?? quarterOf(Date.now()), holidays }}
        >
          <LinksContext value={links}>
            <RouterProvider router={router} />
          </LinksContext>
        </App>
      </StrictMode>,
    )
  })
  // Does what was asked for before this code was there.
  document.pressed?.click()
  // Delayed, so that it doesn't compete with the page that is loading.
  setTimeout(loadCrash, CRASH_DELAY_MS)
}

void start()
