import type { ClinicPoints, ListedClinic } from '@healthcare-for-all/cms/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { MapFilter } from './map-values.ts'
import { pickedService, pointsOf, pointsQuery } from './point-query.ts'

/**
 * Where all clinics are that the filter finds; if that can't be loaded, where the listed ones are.
 * @param isWanted whether there is a map to show them
 */
export const usePointAnswer = (
  filter: MapFilter,
  listed: readonly ListedClinic[],
  isWanted: boolean,
): { points: ClinicPoints | undefined; service: string | undefined } => {
  const queries = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a version that comes later changes nothing
  const query = useMemo(() => pointsQuery(queries, filter), [JSON.stringify(filter)])
  const { data, isError } = useQuery({ ...query, enabled: isWanted })
  const instead = useMemo(() => (isError ? pointsOf(listed) : undefined), [isError, listed])
  return { points: data ?? instead, service: data ? pickedService(filter) : undefined }
}
