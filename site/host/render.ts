import { nextQuarter, TIMELESS } from '@healthcare-for-all/cms/contract'
import type { Locale } from '@healthcare-for-all/cms/contract/paths'
import type { RenderedPage } from '../host.ts'
import type { ApiFetch } from '../lib/data-client.ts'
import { clockAt } from './clock-at.ts'
import { type DocumentAssets, documentHtml } from './document.ts'
import { embeddedHtml } from './embedded.ts'
import type { EntryServer, RenderOptions } from './page-parts.ts'
import { embeddedHeaders, pageHeaders } from './security-headers.ts'

/** The assets that a page's screens need in a language, by their ids. */
export type AssetsOf = (locale: Locale, screens: string[]) => DocumentAssets

interface Rendering {
  renderPage: EntryServer['renderPage']
  options: RenderOptions
  assetsOf: AssetsOf
  development: boolean
  send: ApiFetch | undefined
}

/** Turns a request into the complete response. */
export const render = async (
  request: Request,
  { renderPage, options, assetsOf, development, send }: Rendering,
): Promise<RenderedPage> => {
  const clock = request.headers.has(TIMELESS) ? undefined : clockAt(Date.now())
  const page = await renderPage(request, { ...options, clock }, send)
  if (page instanceof Response)
    return { status: page.status, headers: Object.fromEntries(page.headers), html: '' }
  if (page.isEmbedded)
    return {
      status: page.status,
      headers: embeddedHeaders(
        page.status,
        page.styles.map(({ css }) => css),
        development,
      ),
      html: embeddedHtml(page),
    }
  return {
    status: page.status,
    headers: pageHeaders(
      page.status,
      page.styles.map(({ css }) => css),
      page.scripts,
      development,
      page.isPrivate,
      page.tiles,
    ),
    html: documentHtml(page, assetsOf(page.locale, page.screens)),
    until: page.state.now && nextQuarter(page.state.now),
  }
}
