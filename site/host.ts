import type { IncomingMessage, ServerResponse } from 'node:http'
import { developmentHost } from './host/development.ts'
import { productionHost } from './host/production.ts'
import type { ApiFetch } from './lib/data-client.ts'

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  html: string
}

export interface SiteHost {
  /**
   * Production: the client build, hashed files immutable and precompressed. Development: Vite's
   * middleware.
   */
  assets: (req: IncomingMessage, res: ServerResponse, next: () => void) => void
  /**
   * Renders the page for a GET request, or what answers a form that is posted to it.
   * @param send hands the form on to the API, as coming from whoever posted it
   */
  render: (request: Request, send?: ApiFetch) => Promise<RenderedPage>
  close: () => Promise<void>
}

export interface SiteHostOptions {
  development: boolean
  /** Answers /api/... in process. */
  apiFetch: (path: string) => Promise<Response>
  /** Origin under which the site is reached, such as 'https://clinics.example'. */
  publicUrl: string
}

/** The Node side of the site: files, and pages rendered on request. */
export const createSiteHost = ({ development, ...options }: SiteHostOptions): Promise<SiteHost> => {
  const settings = { ...options, publicUrl: options.publicUrl.replace(/\/+$/, '') }
  return development ? developmentHost(settings) : productionHost(settings)
}
