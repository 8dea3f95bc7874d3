import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import type { SiteHost } from '../host.ts'
import { assetsFrom } from './manifest.ts'
import type { EntryServer, RenderOptions } from './page-parts.ts'
import { render } from './render.ts'

const dist = new URL('../dist/', import.meta.url)
/** Seconds that a file without a hash in its name may be kept. */
const HOUR = 3600

/** Serves what `npm run build` made. */
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
    render: (request, send) =>
      render(request, { renderPage, options, assetsOf, development: false, send }),
    close: async () => {},
  }
}
