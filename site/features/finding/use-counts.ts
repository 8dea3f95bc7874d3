import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { countsQuery } from './query.ts'
import type { SearchValues } from './values.ts'

/** How many clinics each filter would leave; undefined while that is unknown. */
export const useCounts = (values: SearchValues) => {
  const { data } = useQuery({
    ...countsQuery(values),
    enabled: values.location !== '',
    placeholderData: keepPreviousData,
  })
  return data?.counts ?? undefined
}
