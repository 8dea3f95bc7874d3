import { fileURLToPath } from 'node:url'
import type { SiteHost } from '../host.ts'
import type { RenderOptions } from './page-parts.ts'
import { render } from './render.ts'

const site = new URL('../', import.meta.url)
const assetsOf = () => ({ script: '/entry-client.tsx', preload: [] })

/** Where Vite tells of changes: as far from the product's own port in every working copy. */
const updatesPort = (publicUrl: string) => Number(new URL(publicUrl).port || 3000) + 20_000

/** Serves the sources through Vite, which is loaded only here. */
export const developmentHost = async (options: RenderOptions): Promise<SiteHost> => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: fileURLToPath(new URL('vite.config.ts', site)),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: updatesPort(options.publicUrl) } },
  })
  return {
    assets: vite.middlewares,
    render: async (request, send) => {
      const { renderPage } = await vite.ssrLoadModule('/entry-server.tsx')
      const page = await render(request, { renderPage, options, assetsOf, development: true, send })
      const { pathname } = new URL(request.url)
      return { ...page, html: await vite.transformIndexHtml(pathname, page.html) }
    },
    close: () => vite.close(),
  }
}
