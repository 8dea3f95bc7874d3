import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CallFilter } from '../call-lists/filter.ts'
import { takenByOthers } from './call-lists.ts'
import type { List } from './due-clinics.ts'
import { matches } from './matches.ts'

/** What a person wants next. */
export interface Wanted {
  list: List
  /** What the person has skipped. */
  except: number[]
  /** Also clinics where nobody answers now. Searching for a number needs no answer. */
  closedToo: boolean
  /** Of all that is due. */
  filter?: CallFilter | undefined
  /** Only what the person has taken of this list. */
  callList?: number | undefined
}

/** Whether a clinic of `due` is among those that a person wants, and nobody else has taken it. */
export const isOffered = (user: number, { filter = {}, callList }: Omit<Wanted, 'closedToo'>) =>
  sql`${matches(filter)} and not ${takenByOthers(user)} ${
    callList === undefined
      ? sql``
      : sql`and exists (select from call_lists own
          where own.id = ${callList}::int and due.id = any(own.clinic_ids))`
  }`
