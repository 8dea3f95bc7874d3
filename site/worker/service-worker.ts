import { pathsFor, readPath } from '@healthcare-for-all/cms/contract/paths'
import { clientsClaim } from 'workbox-core'
import { enable as preloadNavigations } from 'workbox-navigation-preload'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { cacheOf, KEPT } from '../lib/offline/kept-page.ts'
import { markKept, sayWhen } from './mark-kept.ts'
import { smallPage } from './small-page.ts'

// The only service worker. It writes nothing: pages put what is kept into the caches. So a new
// release's worker can take over at once, whatever is open.

declare const self: Window & { skipWaiting: () => Promise<void> }

/** Seconds after which a kept page is better than one that may still come. */
const PATIENCE = 5

/** Pages that are not the site's. */
const NOT_OURS = /^\/(admin|api|cms-api|hsds|_next)([/?]|$)/
/** Pages whose addresses are secrets, which no other page may learn. */
const SECRET =
  /^(\/\w\w)?\/(preview|submission|own-listing|confirm-listing|stop-reminders|newsletter)\//

/** A kept page, with the day that it is from. The pages of the frame have nothing that grows old. */
const readKept = async (url: string): Promise<Response | undefined> => {
  const page = await caches.match(url, { ignoreVary: true })
  if (!page) return
  const html = await page.text()
  const at = new Date(page.headers.get(KEPT.at) ?? '')
  const marked = page.headers.get(KEPT.kind) === 'frame' ? html : sayWhen(html, at)
  return new Response(markKept(marked, new URL(url).pathname), { headers: page.headers })
}

const pages = new NetworkFirst({
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    {
      cacheWillUpdate: async () => null,
      cachedResponseWillBeUsed: async ({ request }) => readKept(request.url),
    },
  ],
})

/** Leads to the page that says so, if it is kept. It learns after the '#' what was asked for. */
const sayOffline = async ({ pathname, search }: URL): Promise<Response> => {
  const { locale } = readPath(pathname)
  const { offline } = pathsFor(locale)
  if (SECRET.test(pathname) || pathname === offline || !(await caches.match(offline)))
    return smallPage(locale)
  return Response.redirect(`${offline}#${pathname}${search}`)
}

registerRoute(
  new NavigationRoute(
    ({ event, request, url }) => pages.handle({ event, request }).catch(() => sayOffline(url)),
    { denylist: [NOT_OURS] },
  ),
)

// Kept code belongs to a kept page; all other code comes as if there were no worker.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => {
    const code = await caches.open(cacheOf('code'))
    return (await code.match(request.url, { ignoreVary: true })) ?? fetch(request)
  },
)

preloadNavigations()
self.addEventListener('install', () => void self.skipWaiting())
clientsClaim()
