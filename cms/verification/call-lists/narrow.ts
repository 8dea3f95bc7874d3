import type { CallFilter } from './filter.ts'

/** What a person calls of all that is due: by a filter, or of a list that they have taken. */
export interface Narrow {
  filter: CallFilter
  callList?: number | undefined
}

/** The address of the queue so narrowed, or of all clinics. @param list 'numbers' if a number has to be found first */
export const queueHref = ({ filter, callList }: Narrow, list: 'calls' | 'numbers' = 'calls') => {
  const query = new URLSearchParams(
    Object.entries(filter).map(([name, value]) => [name, String(value)]),
  )
  if (callList !== undefined) query.set('callList', String(callList))
  if (list === 'numbers' || query.size === 0) query.set('list', list)
  return `/admin/verify?${query}`
}
