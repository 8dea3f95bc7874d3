import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import type { SiteHost } from '../host.ts'
import { markFailed } from './failed.ts'
import { assetsFrom } from './manifest.ts'
import { markOutdated } from './outdated.ts'
import type { EntryServer, RenderOptions } from './page-parts.ts'
import { render } from './render.ts'

const dist = new URL('../dist/', import.meta.url)
/** Seconds that a file without a hash in its name may be cached. */
const HOUR = 3600

/** Serves the output of `npm run build`. */
export const productionHost = async (options: RenderOptions): Promise<SiteHost> => {
  const { renderPage }: EntryServer = await import(new URL('server/entry-server.js', dist).href)
  const manifest = JSON.parse(await readFile(new URL('client/.vite/manifest.json', dist), 'utf8'))
  const assetsOf = assetsFrom(manifest)
  return {
    assets: sirv(fileURLToPath(new URL('client/', dist)), {
      brotli: true,
      gzip: true,
      etag: true,
      maxAge: HOUR,
      setHeaders: (response, pathname) => {
        if (pathname.startsWith('/assets/'))
          response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
      },
    }),
    render: (request, send, apiFetch = options.apiFetch) =>
      render(request, {
        renderPage,
        options: { ...options, apiFetch },
        assetsOf,
        development: false,
        send,
      }),
    markOutdated,
    markFailed,
    close: async () => {},
  }
}
