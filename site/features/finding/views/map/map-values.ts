import type { Paths } from '@healthcare-for-all/cms/contract/paths'
import { CLEARED, isSet } from '../../filters/filter-kinds.ts'
import { type FindValues, findParameters, parseFind } from '../../values.ts'
import { type MapPosition, readPosition, writePosition } from './map-position.ts'

/** 'list' is the list alone on a phone; where there is room, the map is beside it. */
export type MapView = 'split' | 'map' | 'list'

/** What the map searches for. */
export interface MapFilter extends FindValues {
  /** Abbreviation; undefined for all states. */
  state: string | undefined
}

/** The parameters in the map page's address. */
export interface MapValues extends MapFilter {
  view: MapView
  /** Slug of the clinic that is selected. */
  clinic: string | undefined
  /** Where somebody has moved the map; undefined if it shows what was found. */
  at: MapPosition | undefined
}

/** Values to change in the map page's address. */
export type MapChange = Partial<MapValues>

/** Ids of the page's parts that its own links lead to. */
export const MAP_ID = 'clinic-map'
export const LIST_ID = 'clinic-list'

/** The choice that means no filter. */
export const ALL_STATES = 'all-states'

const VIEWS = ['split', 'map', 'list'] as const satisfies MapView[]

/** What a query searches for. Invalid values count as left out. */
export const parseFilter = (query: URLSearchParams): MapFilter => {
  const state = query.get('state') ?? ''
  return { ...parseFind(query), state: /^[A-Z]{2}$/.test(state) ? state : undefined }
}

/** Reads the query of the map page's address. */
export const parseMap = (query: URLSearchParams): MapValues => ({
  ...parseFilter(query),
  view: VIEWS.find((view) => view === query.get('view')) ?? 'split',
  clinic: query.get('clinic') || undefined,
  at: readPosition(query.get('at')),
})

/** The parameters of the map page's address, without defaults. */
export const mapParameters = ({ view, clinic, at, ...find }: MapChange) => ({
  ...findParameters(find),
  view: view === 'split' ? undefined : view,
  clinic,
  at: at && writePosition(at),
})

/** The map page's address. */
export const mapHref = (paths: Paths, values: MapChange) => paths.map(mapParameters(values))

/** Whether somebody searched or filtered: otherwise the map has everything. */
export const isNarrowed = ({ distance, ...filter }: MapFilter): boolean =>
  Object.values(filter).some(isSet)

/** Without any filter; the distance belongs to the place. */
export const ALL_CLEARED: MapChange = { ...CLEARED, at: undefined }

/** The change of a filter: one that looks elsewhere also leaves the part of the map in view. */
export const elsewhere = (current: MapFilter, change: MapChange): MapChange =>
  change.state === current.state ? change : { ...change, at: undefined }
