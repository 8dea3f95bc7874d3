import type { ThirdPartyScript } from '@healthcare-for-all/cms/contract'
import type { ApiFetch } from '../lib/data-client.ts'
import type { PageState } from '../lib/page-state.ts'

export interface RenderOptions {
  apiFetch: ApiFetch
  /** Origin under which the site is reached. */
  publicUrl: string
}

export interface PageParts {
  status: number
  locale: string
  /** Title, meta and link elements. */
  head: string
  styles: { ids: string; css: string }[]
  /** What goes into the root element. */
  body: string
  state: PageState
  /** Scripts of others that the page may load. */
  scripts: ThirdPartyScript[]
  /** Whether nobody may keep the page: it is for one person alone. */
  isPrivate: boolean
  /** Ids of the matched routes. */
  screens: string[]
}

/** What entry-server.tsx offers. It is loaded at run time, built or through Vite. */
export interface EntryServer {
  renderPage: (
    request: Request,
    options: RenderOptions,
    send?: ApiFetch,
  ) => Promise<PageParts | Response>
}
