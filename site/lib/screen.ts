import type { QueryClient } from '@tanstack/react-query'
import type { Params } from 'react-router-dom'

export interface ScreenRequest {
  queries: QueryClient
  params: Params
  searchParams: URLSearchParams
}

/** What a route file exports as `handle`. */
export interface ScreenHandle {
  /**
   * Fetches what the screen shows. The server waits for it before it renders; in the browser a
   * link runs it before the click. Throws an ApiError if the screen's subject does not exist: its
   * status becomes the page's.
   */
  prepare?: (request: ScreenRequest) => Promise<unknown>
  /** Path of the API that takes forms posted to the page; without it, none can be posted. */
  posts?: string
  /** Whether the page is for one person only, so that no cache may keep it. */
  isPrivate?: boolean
  /** Whether other sites may frame the page, which then comes without the site's code. */
  isEmbedded?: boolean
  /** HTTP status of the page if nothing failed; 200 if left out. */
  status?: number
}
