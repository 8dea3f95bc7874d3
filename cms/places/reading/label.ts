import type { Point } from '../../contract/miles-between.ts'
import type { Place } from '../../contract/place.ts'
import type { PlaceRow } from '../gazetteer-table.ts'
import { jurisdictionName } from '../jurisdictions.ts'

/** A gazetteer row as the API returns it. */
export function toPlace({ kind, name, state, latitude, longitude, town }: PlaceRow): Place {
  const stateName = jurisdictionName(state)
  const written = label({ kind, name, state, town })
  return { kind, name, state, stateName, label: written, latitude, longitude }
}

/** What is known of a point: the town that its nearest ZIP code belongs to. */
export function pointPlace(point: Point, { town, state }: Pick<PlaceRow, 'town' | 'state'>): Place {
  const stateName = jurisdictionName(state)
  const written = town ? inState(town, state) : stateName
  return { kind: 'point', name: town ?? stateName, state, stateName, label: written, ...point }
}

function label({ kind, name, state, town }: Pick<PlaceRow, 'kind' | 'name' | 'state' | 'town'>) {
  if (kind === 'state') return name
  if (kind === 'zip') return `${name} (${town ? inState(town, state) : jurisdictionName(state)})`
  return inState(name, state)
}

/** Nobody writes 'Washington, District of Columbia'. */
function inState(name: string, state: string): string {
  return `${name}, ${state === 'DC' ? 'D.C.' : jurisdictionName(state)}`
}
