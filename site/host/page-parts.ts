import type { MapTiles, ThirdPartyScript } from '@healthcare-for-all/cms/contract'
import type { Locale } from '@healthcare-for-all/cms/contract/paths'
import type { Clock } from '../lib/clock.tsx'
import type { ApiFetch } from '../lib/data-client.ts'
import type { PageState } from '../lib/page-state.ts'

export interface RenderOptions {
  apiFetch: ApiFetch
  /** The site's public origin. */
  publicUrl: string
  /** Undefined if nothing may be said of the time. */
  clock?: Clock | undefined
}

export interface PageParts {
  status: number
  locale: Locale
  /** Title, meta and link elements. */
  head: string
  /** CSS, and the classes that it is for, as Emotion finds it in the browser. */
  styles: { key: string; ids: string[]; css: string }[]
  /** The HTML of the root element. */
  body: string
  state: PageState
  /** The images of the map; undefined if the settings failed to load. */
  tiles: MapTiles | undefined
  /** Third-party scripts that the page may load. */
  scripts: ThirdPartyScript[]
  /** Whether the page is for one person only, so that nobody may cache it. */
  isPrivate: boolean
  /** Whether it is for a frame on another site. */
  isEmbedded: boolean
  /** Ids of the matched routes. */
  screens: string[]
}

/** The exports of entry-server.tsx. It is loaded at run time, built or through Vite. */
export interface EntryServer {
  renderPage: (
    request: Request,
    options: RenderOptions,
    send?: ApiFetch,
  ) => Promise<PageParts | Response>
  /** As in SiteHost. */
  markOutdated: (html: string, seconds: number) => string
  /** As in SiteHost. */
  markFailed: (html: string, requestId: string) => string
}
