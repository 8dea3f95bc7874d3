import type { QueryClient } from '@tanstack/react-query'
import type { Params } from 'react-router-dom'

export interface ScreenRequest {
  queries: QueryClient
  params: Params
  searchParams: URLSearchParams
}

/** What a route's file exports as `handle`. */
export interface ScreenHandle {
  /**
   * Asks for what the screen shows. The server waits for it before it renders; in the browser a
   * link runs it ahead of the click. Throws an ApiError where the screen's subject does not exist:
   * its status becomes the page's.
   */
  prepare?: (request: ScreenRequest) => Promise<unknown>
  /** Path of the API that takes what is posted to the page; without it nothing can be. */
  posts?: string
  /** Whether the page is for one person alone, so that nobody's cache may keep it. */
  isPrivate?: boolean
  /** HTTP status of the page where nothing failed; 200 where it is left out. */
  status?: number
}
