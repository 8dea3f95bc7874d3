import type { ClientBase } from 'pg'
import { hasUnfinishedRestore, SET_ASIDE } from '../../database/unfinished-restore.ts'

interface Item {
  /** Such as 'table' or 'materialized view'. */
  type: string
  /** With its schema, quoted where SQL needs it. */
  identity: string
}

/**
 * What a schema holds. Extensions and what belongs to them are left out, since they may be another
 * user's; so is what goes with a table, such as its sequence.
 */
const contentsOf = async (client: ClientBase, schema: string): Promise<Item[]> => {
  const { rows } = await client.query<Item>(
    `select o.type, o.identity
     from (
       select 'pg_class'::regclass as catalog, oid from pg_class
         where relnamespace = $1::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
       union all
       select 'pg_type'::regclass, oid from pg_type t
         where typnamespace = $1::regnamespace and (typtype in ('e', 'd', 'r')
           or exists (select from pg_class c where c.oid = t.typrelid and c.relkind = 'c'))
       union all
       select 'pg_proc'::regclass, oid from pg_proc where pronamespace = $1::regnamespace
     ) found
     cross join lateral pg_identify_object(catalog, oid, 0) o
     where not exists (
       select from pg_depend d
       where d.classid = catalog and d.objid = found.oid and d.deptype in ('a', 'i', 'e'))
     order by 1, 2`,
    [schema],
  )
  return rows
}

const move = async (client: ClientBase, from: string, to: string): Promise<void> => {
  for (const { type, identity } of await contentsOf(client, from)) {
    await client.query(`alter ${type} ${identity} set schema ${to}`)
  }
}

const inTransaction = async (client: ClientBase, work: () => Promise<void>): Promise<void> => {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Sets everything in the database aside, so that it is empty and can still have all of it back. */
export const setAside = (client: ClientBase): Promise<void> =>
  inTransaction(client, async () => {
    await client.query(`create schema ${SET_ASIDE}`)
    await move(client, 'public', SET_ASIDE)
  })

/**
 * Removes what an unfinished restore has made, and puts back what it had set aside.
 * @returns whether there was one
 */
export const putBack = async (client: ClientBase): Promise<boolean> => {
  if (!(await hasUnfinishedRestore(client))) return false
  await inTransaction(client, async () => {
    for (const { type, identity } of await contentsOf(client, 'public')) {
      await client.query(`drop ${type} if exists ${identity} cascade`)
    }
    await move(client, SET_ASIDE, 'public')
    await client.query(`drop schema ${SET_ASIDE}`)
  })
  return true
}

/** Removes for good what was set aside, in the transaction that is open: the restore is finished. */
export const dropSetAside = (client: ClientBase) => client.query(`drop schema ${SET_ASIDE} cascade`)
