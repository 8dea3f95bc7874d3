import { type ClinicPoints, type ListedClinic, toColumns } from '@healthcare-for-all/cms/contract'
import { api } from '@healthcare-for-all/cms/contract/paths'
import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../../../lib/api-query.ts'
import { callParameters } from '../../query.ts'
import { costKind } from './cost-kind.ts'
import type { MapFilter } from './map-values.ts'
import { plotPoint, pointNear } from './plot-point.ts'

/**
 * The parameters of a call for points. Without a place the service is left out: one answer is good for all
 * of them, and the map picks by the categories' bits. Around a place the radius depends on it.
 */
const pointParameters = (filter: MapFilter) =>
  callParameters(pickedService(filter) ? { ...filter, distance: undefined, services: [] } : filter)

/** The category to pick from the points; undefined if they are only of it, or of any. */
export const pickedService = ({ location, services }: MapFilter): string | undefined => {
  const [service = '', ...others] = services
  return !location && others.length === 0 && /^[a-z-]+$/.test(service) ? service : undefined
}

export const pointsVersionQuery = (filter: MapFilter) =>
  apiQuery<'pointsVersion'>(api.pointsVersion(pointParameters(filter)))

/** With the version that the page came with, the browser's cache has them already. */
export const pointsQuery = (queries: QueryClient, filter: MapFilter) => {
  const current = queries.getQueryData(pointsVersionQuery(filter).queryKey)
  return apiQuery<'clinicPoints'>(
    api.clinicPoints({ ...pointParameters(filter), version: current?.version }),
  )
}

/** The points of these clinics alone, for when the points of all could not be loaded. */
export const pointsOf = (clinics: readonly ListedClinic[]): ClinicPoints => {
  const points = clinics.flatMap((clinic) => {
    const [latitude, longitude] = pointNear(clinic) ?? []
    if (latitude === undefined || longitude === undefined) return []
    // An answer may leave out what it doesn't know.
    const [cost, isApproximate] = [costKind(clinic), plotPoint(clinic) === undefined]
    const costs = { isFree: cost === 'free', isLowCost: cost === 'low' }
    return { id: clinic.id, latitude, longitude, ...costs, isApproximate, categories: 0 }
  })
  return { categories: [], ...toColumns(points), area: null }
}
