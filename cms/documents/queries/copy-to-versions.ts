import {
  type Column,
  getTableColumns,
  type SQL,
  sql,
  type Table,
} from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

const VERSIONED = 'version_'
const PARENTS = new Set(['parent_id', '_parent_id'])

/** An enum of a version is another type than that of its document, with the same values. */
const cast = (column: Column, value: SQL) =>
  column.enumValues && column.columnType === 'PgEnumColumn'
    ? sql`${value}::text::${sql.identifier(column.getSQLType())}`
    : value

/** Where a version's column comes from, or nothing if Postgres fills it. */
const sourceOf = (column: Column, from: ReadonlySet<string>): SQL | undefined => {
  const { name } = column
  if (name === 'id') return undefined
  if (PARENTS.has(name)) return sql`v.id`
  if (name === '_uuid') return sql`s.id`
  if (name === 'path') return sql`'version.' || s.path`
  const source = name.startsWith(VERSIONED) ? name.slice(VERSIONED.length) : name
  return from.has(source) ? cast(column, sql`s.${sql.identifier(source)}`) : undefined
}

const names = (table: Table) =>
  new Set(Object.values(getTableColumns(table)).map(({ name }) => name))

/** The columns to fill in a version's table, each with where it comes from. */
const copied = (target: Table, source: Table) => {
  const from = names(source)
  return Object.values(getTableColumns(target)).flatMap((column) => {
    const value = sourceOf(column, from)
    return value ? [{ name: sql.identifier(column.name), value }] : []
  })
}

const list = (parts: SQL[]) => sql.join(parts, sql`, `)

/**
 * Makes versions of documents that were just written, and that have none yet: a version has the same
 * columns as its document under other names.
 * @param tables the tables with their rows, that of the documents first
 */
export const copyToVersions = async (
  req: PayloadRequest,
  tables: readonly string[],
  ids: readonly number[],
): Promise<void> => {
  const all = req.payload.db.tables
  const named = (name: string): Table => {
    const table = all[name]
    if (!table) throw new Error(`There is no table ${name}`)
    return table
  }
  const [main = '', ...lists] = tables
  const own = copied(named(`_${main}_v`), named(main)).filter(({ name }) =>
    name.value.startsWith(VERSIONED),
  )
  const children = lists.map((name, index) => {
    const rest = name.slice(main.length + 1)
    const target = all[`_${main}_v_${rest}`] ?? named(`_${main}_v_${VERSIONED}${rest}`)
    const columns = copied(target, named(name))
    const parent = names(named(name)).has('_parent_id') ? '_parent_id' : 'parent_id'
    return sql`, ${sql.identifier(`list_${index}`)} as (
      insert into ${target} (${list(columns.map((column) => sql`${column.name}`))})
      select ${list(columns.map(({ value }) => value))}
      from ${named(name)} s join v on v.parent_id = s.${sql.identifier(parent)})`
  })
  // Payload reads a document back before it makes its version, and finds empty texts where there are none.
  const empty = sql`, no_texts as (
    insert into ${named(`_${main}_v_locales`)} (_locale, _parent_id)
    select unnest(enum_range(null::_locales)), v.id from v where not exists (
      select from ${named(`${main}_locales`)} s where s._parent_id = v.parent_id))`
  const now = new Date().toISOString()
  await inTransaction(
    req,
    sql`with v as (
        insert into ${named(`_${main}_v`)} (parent_id, latest, autosave, created_at, updated_at,
          ${list(own.map((column) => sql`${column.name}`))})
        select s.id, true, false, ${now}, ${now}, ${list(own.map(({ value }) => value))}
        from ${named(main)} s where s.id = any(${sql.param([...ids])}::int[]) order by s.id
        returning id, parent_id)
      ${sql.join([...children, empty], sql``)}
      select count(*) from v`,
  )
}
