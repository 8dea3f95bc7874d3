import { type CallFilter, callFilter, FILTER_NAMES } from './filter.ts'

/** What a person calls of all that is due: by a filter, or of a list that they have taken. */
export interface Narrow {
  filter: CallFilter
  callList?: number | undefined
}

type Query = Record<string, string | string[] | undefined>

/** Reads the address of the queue: ?state=TX&language=Spanish, or ?callList=3. What it can't read it leaves out. */
export const narrowOf = (query: Query = {}): Narrow => {
  const given = FILTER_NAMES.flatMap((name) => {
    const value = callFilter.shape[name].safeParse(query[name] || undefined)
    return value.success && value.data !== undefined ? [[name, value.data]] : []
  })
  const id = Number(query.callList)
  return {
    filter: Object.fromEntries(given),
    ...(Number.isInteger(id) && id > 0 && { callList: id }),
  }
}

/** The address of the queue so narrowed. @param list 'numbers' if a number has to be found first */
export const queueHref = ({ filter, callList }: Narrow, list: 'calls' | 'numbers' = 'calls') => {
  const query = new URLSearchParams(
    Object.entries(filter).map(([name, value]) => [name, String(value)]),
  )
  if (callList !== undefined) query.set('callList', String(callList))
  if (list === 'numbers') query.set('list', list)
  return query.size > 0 ? `/admin/verify?${query}` : '/admin/verify'
}
