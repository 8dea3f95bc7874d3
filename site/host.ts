import type { IncomingMessage, ServerResponse } from 'node:http'
import { developmentHost } from './host/development.ts'
import { productionHost } from './host/production.ts'
import type { ApiFetch } from './lib/data-client.ts'

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  html: string
  /** When what it says of opening times changes, in milliseconds since 1970. */
  until?: number | undefined
}

export interface SiteHost {
  /**
   * Production: the client build, hashed files immutable and precompressed. Development: Vite's
   * middleware.
   */
  assets: (req: IncomingMessage, res: ServerResponse, next: () => void) => void
  /**
   * Renders the page for a GET request, or the response to a form that is posted to it.
   * @param send passes the form on to the API on behalf of the person who posted it
   * @param ask asks the API for what the page shows; if left out, `apiFetch` does
   */
  render: (request: Request, send?: ApiFetch, ask?: ApiFetch) => Promise<RenderedPage>
  /** Says on a rendered page that it was up to date so many seconds ago. */
  markOutdated: (html: string, seconds: number) => string
  /** Says on a rendered page how people can refer to what failed. */
  markFailed: (html: string, requestId: string) => string
  close: () => Promise<void>
}

export interface SiteHostOptions {
  development: boolean
  /** Answers /api/... in process. */
  apiFetch: (path: string) => Promise<Response>
  /** The site's public origin, such as 'https://clinics.example'. */
  publicUrl: string
}

/** The Node side of the site: files, and pages rendered on request. */
export const createSiteHost = ({ development, ...options }: SiteHostOptions): Promise<SiteHost> => {
  const settings = { ...options, publicUrl: options.publicUrl.replace(/\/+$/, '') }
  return development ? developmentHost(settings) : productionHost(settings)
}
