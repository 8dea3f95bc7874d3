import { type CallFilter, callFilter } from './filter.ts'
import type { Narrow } from './narrow.ts'

const FILTER_NAMES = Object.keys(callFilter.shape) as (keyof CallFilter)[]

type Query = Record<string, string | string[] | undefined>

/** Whether the address says whom to call, if only that it is all clinics. */
export const saysWhom = (query: Query = {}): boolean =>
  [...FILTER_NAMES, 'callList', 'list'].some((name) => query[name] !== undefined)

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
