import { fileURLToPath } from 'node:url'
import type { SiteHost } from '../host.ts'
import type { RenderOptions } from './page-parts.ts'
import { render } from './render.ts'

const site = new URL('../', import.meta.url)
const assetsOf = () => ({ script: '/entry-client.tsx', preload: [] })

/** Port of Vite's hot reload: at a fixed distance from the product's port in each working copy. */
const updatesPort = (publicUrl: string) => Number(new URL(publicUrl).port || 3000) + 20_000

/** Serves the sources through Vite, which is loaded only here. */
export const developmentHost = async (options: RenderOptions): Promise<SiteHost> => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: fileURLToPath(new URL('vite.config.ts', site)),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: updatesPort(options.publicUrl) } },
  })
  const { markOutdated, markFailed } = await vite.ssrLoadModule('/entry-server.tsx')
  return {
    assets: vite.middlewares,
    render: async (request, send, apiFetch = options.apiFetch) => {
      const { renderPage } = await vite.ssrLoadModule('/entry-server.tsx')
      const page = await render(request, {
        renderPage,
        options: { ...options, apiFetch },
        assetsOf,
        development: true,
        send,
      })
      const { pathname } = new URL(request.url)
      return { ...page, html: await vite.transformIndexHtml(pathname, page.html) }
    },
    markOutdated,
    markFailed,
    close: () => vite.close(),
  }
}
