import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CallValues, countsQuery } from './query.ts'

/** How many clinics each filter would leave; undefined while that is unknown. */
export const useCounts = (values: CallValues) => {
  // In the whole country there are too many to count.
  const enabled = values.location !== '' || values.state !== undefined
  const { data } = useQuery({
    ...countsQuery(values),
    enabled,
    placeholderData: enabled ? keepPreviousData : undefined,
  })
  return data?.counts ?? undefined
}
