import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { type CallFilter, callFilter } from '../call-lists/filter.ts'
import { byUrgency, dueClinics } from './due-clinics.ts'
import { matches } from './matches.ts'

interface Row extends Record<string, unknown> {
  id: number
  name: string
  filter: unknown
  takenBy: number | null
  takenAt: string | null
  /** Of those taken, how many are still due. */
  left: number
}

/** A list that somebody saved, and who is calling it. */
export interface CallList {
  id: number
  name: string
  filter: CallFilter
  /** Due clinics: those taken, or those that the filter matches and nobody else has taken. */
  due: number
  takenBy: number | null
  takenAt: string | null
}

/** Whether another person than this one has taken a clinic of `due`. */
export const takenByOthers = (user: number) => sql`exists (select from call_lists other
  where other.taken_by <> ${user}::int and due.id = any(other.clinic_ids))`

/** How many due clinics to call meet a condition on `due`. */
export const countOffered = async (req: PayloadRequest, condition: SQL): Promise<number> => {
  const [row] = await inTransaction<{ due: number }>(
    req,
    sql`select count(*)::int as due from (${dueClinics}) due
      where due_at <= now() and list = 'calls' and ${condition}`,
  )
  return row?.due ?? 0
}

/** All lists, by their names. */
export const readCallLists = async (req: PayloadRequest, user: number): Promise<CallList[]> => {
  const rows = await inTransaction<Row>(
    req,
    sql`select id, name, filter, taken_by as "takenBy", to_json(taken_at) #>> '{}' as "takenAt",
        (select count(*)::int from (${dueClinics}) due where due_at <= now() and list = 'calls'
          and due.id = any(call_lists.clinic_ids)) as left
      from call_lists order by name, id`,
  )
  const lists: CallList[] = []
  for (const { filter: stored, left, ...list } of rows) {
    const filter = callFilter.parse(stored)
    const free = sql`${matches(filter)} and not ${takenByOthers(user)}`
    const due = list.takenBy === null ? await countOffered(req, free) : left
    lists.push({ ...list, filter, due })
  }
  return lists
}

/** A list without its counts; undefined if it is gone. */
export const callListOf = async (
  req: PayloadRequest,
  id: number,
): Promise<Pick<CallList, 'filter' | 'takenBy'> | undefined> => {
  const [row] = await inTransaction<Pick<Row, 'filter' | 'takenBy'>>(
    req,
    sql`select filter, taken_by as "takenBy" from call_lists where id = ${id}`,
  )
  return row && { filter: callFilter.parse(row.filter), takenBy: row.takenBy }
}

export const addCallList = (req: PayloadRequest, name: string, filter: CallFilter) =>
  inTransaction(
    req,
    sql`insert into call_lists (name, filter)
      select ${name}, ${JSON.stringify(filter)}::jsonb
      where not exists (select from call_lists where name = ${name})`,
  )

/**
 * Takes the most urgent clinics of a list that nobody else has taken.
 * @returns false if somebody else has the list, or if it is gone
 */
export const takeCallList = async (
  req: PayloadRequest,
  user: number,
  { id, filter, most }: { id: number; filter: CallFilter; most: number },
): Promise<boolean> => {
  const taken = await inTransaction(
    req,
    sql`update call_lists set taken_by = ${user}, taken_at = now(), clinic_ids = array(
        select due.id from (${dueClinics}) due
        where due_at <= now() and list = 'calls' and ${matches(filter)}
          and not ${takenByOthers(user)}
        order by ${byUrgency} limit ${most})
      where id = ${id} and (taken_by is null or taken_by = ${user}) returning id`,
  )
  return taken.length > 0
}

/** Gives a list back, whoever has it. */
export const giveBackCallList = (req: PayloadRequest, id: number) =>
  inTransaction(
    req,
    sql`update call_lists set taken_by = null, taken_at = null, clinic_ids = '{}' where id = ${id}`,
  )

export const removeCallList = (req: PayloadRequest, id: number) =>
  inTransaction(req, sql`delete from call_lists where id = ${id}`)
