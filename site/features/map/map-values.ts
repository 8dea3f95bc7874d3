import type { Paths } from '@healthcare-for-all/cms/contract/paths'

export type MapView = 'split' | 'map'

/** What the map page's address says beside a search's own values. */
export interface MapValues {
  view: MapView
  /** Abbreviation; undefined for all states. */
  state: string | undefined
  /** Slug of the clinic that is selected. */
  clinic: string | undefined
}

/** Where the page's links to its own parts lead. */
export const MAP_ID = 'clinic-map'
export const LIST_ID = 'clinic-list'

/** The choices that stand for no filter. */
export const ALL_STATES = 'all-states'
export const ALL_SERVICES = 'all-services'

/** Reads an address's query. What makes no sense counts as left out. */
export const parseMap = (query: URLSearchParams): MapValues => {
  const state = query.get('state') ?? ''
  return {
    view: query.get('view') === 'map' ? 'map' : 'split',
    state: /^[A-Z]{2}$/.test(state) ? state : undefined,
    clinic: query.get('clinic') || undefined,
  }
}

/** The service of an address, as its filter knows it. */
export const readService = (query: URLSearchParams): string | undefined => {
  const service = query.get('service') ?? ''
  return ['', 'all', ALL_SERVICES].includes(service) ? undefined : service
}

/** The map page's address with some parameters changed; undefined removes one. */
export const mapHref = (
  paths: Paths,
  query: URLSearchParams,
  change: Record<string, string | undefined>,
) => paths.map({ ...Object.fromEntries(query), ...change })
