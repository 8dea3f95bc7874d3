import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { LOCALES } from '@healthcare-for-all/cms/contract/paths'
import type { SiteHost } from '../host.ts'
import { assetsFrom } from './manifest.ts'
import type { EntryServer, RenderOptions } from './page-parts.ts'
import { type AssetsOf, render } from './render.ts'
import { staticFiles } from './static-files.ts'

const dist = new URL('../dist/', import.meta.url)
/** Serves the output of `npm run build`. */
export const productionHost = async (options: RenderOptions): Promise<SiteHost> => {
  const { renderPage, markOutdated, markFailed }: EntryServer = await import(
    new URL('server/entry-server.js', dist).href
  )
  const assets = new Map(
    await Promise.all(
      LOCALES.map(async (locale) => {
        const manifest = await readFile(new URL(`client/.vite/${locale}.json`, dist), 'utf8')
        return [locale, assetsFrom(JSON.parse(manifest))] as const
      }),
    ),
  )
  const assetsOf: AssetsOf = (locale, screens) => {
    const assetsIn = assets.get(locale)
    if (!assetsIn) throw new Error(`The site is not built in ${locale}`)
    return assetsIn(screens)
  }
  return {
    assets: staticFiles(fileURLToPath(new URL('client/', dist))),
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
