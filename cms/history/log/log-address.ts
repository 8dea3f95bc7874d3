import type { LogFilter } from '../queries/log-rows.ts'
import { isDone } from '../what-was-done.ts'

export const LOG_ADDRESS = '/admin/history'

type Parameters = Readonly<Record<string, unknown>>

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{1,6}Z$/

/** A day of the calendar: '2026-02-30' is none. */
const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' &&
  DAY.test(value) &&
  new Date(`${value}T00:00:00Z`).toISOString().startsWith(value)
    ? value
    : undefined

const idIn = (value: unknown): number | undefined =>
  typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined

/** What an address narrows the log to. What can't be read narrows nothing. */
export const filterIn = ({ by, kind, done, from, to, before }: Parameters): LogFilter => ({
  by: idIn(by),
  kind: typeof kind === 'string' && kind ? kind : undefined,
  done: isDone(done) ? done : undefined,
  from: dayIn(from),
  to: dayIn(to),
  before: typeof before === 'string' && MOMENT.test(before) ? before : undefined,
})

/** The same as a query string, with its question mark; empty if it narrows nothing. */
export const queryOf = (filter: LogFilter): string => {
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )
  return query.size > 0 ? `?${query}` : ''
}
