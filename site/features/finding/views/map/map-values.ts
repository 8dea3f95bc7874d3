import { LIST_FILTERS, TRAIT_FILTERS } from '@healthcare-for-all/cms/contract'
import type { Paths } from '@healthcare-for-all/cms/contract/paths'
import { readLocation } from '../../../../lib/need-at.ts'
import { type MapPosition, readPosition } from './map-position.ts'

/** 'list' is the list alone on a phone; where there is room, the map is beside it. */
export type MapView = 'split' | 'map' | 'list'

/** The parameters in the map page's address, other than those of a search. */
export interface MapValues {
  view: MapView
  /** Abbreviation; undefined for all states. */
  state: string | undefined
  /** Slug of the clinic that is selected. */
  clinic: string | undefined
  /** Where somebody has moved the map; undefined if it shows what was found. */
  at: MapPosition | undefined
}

/** Ids of the page's parts that its own links lead to. */
export const MAP_ID = 'clinic-map'
export const LIST_ID = 'clinic-list'

/** The choices that mean no filter. */
export const ALL_STATES = 'all-states'
export const ALL_SERVICES = 'all-services'

const VIEWS = ['split', 'map', 'list'] as const satisfies MapView[]

/** Reads an address's query. Invalid values count as left out. */
export const parseMap = (query: URLSearchParams): MapValues => {
  const state = query.get('state') ?? ''
  return {
    view: VIEWS.find((view) => view === query.get('view')) ?? 'split',
    state: /^[A-Z]{2}$/.test(state) ? state : undefined,
    clinic: query.get('clinic') || undefined,
    at: readPosition(query.get('at')),
  }
}

/** The services in an address, comma-joined; undefined for any that means no filter. */
export const readService = (query: URLSearchParams): string | undefined =>
  query
    .getAll('service')
    .flatMap((names) => names.split(','))
    .filter((name) => !['', 'all', ALL_SERVICES].includes(name))
    .join(',') || undefined

/** Parameters to change in the map page's address; undefined removes one. */
export type MapChange = Record<string, string | undefined>

/** The parameters of an address, each once. */
const readAll = (query: URLSearchParams): MapChange => ({
  ...Object.fromEntries(query),
  location: readLocation(query) || undefined,
  need: undefined,
  // A form without scripts sends a parameter for each service.
  service: readService(query),
})

/** The map page's address with some parameters changed. */
export const mapHref = (paths: Paths, query: URLSearchParams, change: MapChange) =>
  paths.map({ ...readAll(query), ...change })

/** The change of a filter: one that looks elsewhere also leaves the part of the map in view. */
export const elsewhere = (
  current: { state?: string | undefined; distance?: number | undefined },
  change: MapChange,
): MapChange =>
  change.state === current.state && Number(change.distance ?? 0) === (current.distance ?? 0)
    ? change
    : { ...change, at: undefined }

/** The filters in the panel that unfolds. */
export const MORE_FIELDS = [
  'isFree',
  'isLowCost',
  'open',
  ...TRAIT_FILTERS,
  ...LIST_FILTERS,
] as const

/** The parameters that the filters have fields for. */
export const FIELDS: readonly string[] = ['state', 'service', 'distance', 'at', ...MORE_FIELDS]

/** Without any filter; the distance belongs to the place. */
export const CLEARED: MapChange = Object.fromEntries(
  FIELDS.flatMap((name) => (name === 'distance' ? [] : [[name, undefined]])),
)

/** The parameters of an address that the filters have no field for, some of them changed. */
export const keptBy = (query: URLSearchParams, change: MapChange): [string, string][] =>
  Object.entries({ ...readAll(query), ...change }).flatMap(([name, value]): [string, string][] =>
    value === undefined || FIELDS.includes(name) ? [] : [[name, value]],
  )
