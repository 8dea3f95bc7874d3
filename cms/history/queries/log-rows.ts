import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { KEPT_AS_A_DRAFT, PART_OF_A_DRAFT } from '../../documents/queries/set-aside.ts'
import { VERSIONED, type Versioned } from '../../documents/queries/versions.ts'
import { TIME_ZONE } from '../../panel-kit/moment.ts'
import type { Done } from '../what-was-done.ts'

/** What the log is narrowed to. */
export interface LogFilter {
  /** Id of a person. */
  by?: number | undefined
  /** Slug of a collection or global. */
  kind?: string | undefined
  done?: Done | undefined
  /** The first and the last day, '2026-11-21'. */
  from?: string | undefined
  to?: string | undefined
  /** Only what is older than this entry, by its `at`. */
  before?: string | undefined
}

/** An entry as the database has it. */
export interface LogRow extends Record<string, unknown> {
  /** Whose id `ref` is. */
  table: 'versions' | 'recorded' | 'calls' | 'imports' | 'many'
  ref: number
  /** The version before, if it is one; of what was published beside a draft, the one that was public before. */
  previous: number | null
  source: string
  /** 0 for a global. */
  document: number
  title: string | null
  /** ISO 8601, with microseconds. */
  at: string
  by: number | null
  through: string | null
  done: Done
  /** The outcome of a call, the stage of an import, what was done to many. */
  detail: string | null
  undoneAt: string | null
  undoneBy: number | null
}

/** A kind of entry: which it is, and where it is read from. */
interface Branch {
  sources: readonly string[]
  done: readonly Done[]
  /** @param limit how many of the newest are wanted */
  rows: (filter: LogFilter, limit: number) => SQL
}

/**
 * Versions that are told by an entry of their own: a file's, a change of many's, a call's. The partial
 * indexes of the migration say the same, word for word.
 */
const TOLD_BY_ANOTHER = sql.raw(
  `'^(Import: |Undone import: |Change of many|Undo of a change of many|Verification call|Undone call|Kept as a draft)'`,
)

const IS_PART = sql`coalesce(v.version_saved_through, '') = ${PART_OF_A_DRAFT}`

const TITLES: Record<Versioned, SQL> = {
  clinics: sql`coalesce((select name from clinics where id = v.parent_id), v.version_name)`,
  guides: sql`(select version_title from _guides_v_locales where _parent_id = v.id and _locale = 'en')`,
  articles: sql`(select version_title from _articles_v_locales where _parent_id = v.id and _locale = 'en')`,
}

const NOTHING_UNDONE = sql`null::timestamptz as undone_at, null::int as undone_by`

/** The moment at which a day begins in the directory's time zone. */
const startOf = (day: SQL) => sql`(${day})::timestamp at time zone ${TIME_ZONE}`

const joined = (all: readonly unknown[]): SQL => {
  const said = all.filter((one): one is SQL => typeof one === 'object')
  return said.length === 0 ? sql`true` : sql.join(said, sql` and `)
}

/** Who did it, and when. */
const within = ({ by, from, to, before }: LogFilter, at: SQL, person: SQL): SQL =>
  joined([
    by !== undefined && sql`${person} = ${by}`,
    from && sql`${at} >= ${startOf(sql`${from}::date`)}`,
    to && sql`${at} < ${startOf(sql`${to}::date + 1`)}`,
    before && sql`${at} < ${before}::timestamptz`,
  ])

const versionsTable = (slug: Versioned): SQL => sql`${sql.identifier(`_${slug}_v`)}`

/** Whether a version was published while a draft, or the rest of it, waited: by a merge, for one. */
const isBesideDraft = (slug: Versioned): SQL => sql`(${IS_PART} or (
  v.version__status = 'published' and v.version_saved_through is not null and ${KEPT_AS_A_DRAFT} = (
    select n.version_saved_through from ${versionsTable(slug)} n
      where n.parent_id = v.parent_id and n.updated_at > v.updated_at
      order by n.updated_at + interval '0' limit 1)))`

/**
 * Of the newest versions it is asked what came before them: of as many as are wanted, unless that is what they
 * are narrowed by.
 */
const newestVersions = (slug: Versioned, filter: LogFilter, limit: number): SQL => {
  const isTrash = filter.done === 'trashed'
  const most = filter.done && !isTrash ? sql`` : sql`limit ${limit}`
  return sql`select *, ${isBesideDraft(slug)} as is_beside_draft from ${versionsTable(slug)} v
    where v.snapshot is not true and v.parent_id is not null
      and (v.version_saved_by_id is not null or v.version_saved_through is not null)
      and (v.version_saved_through is null or v.version_saved_through !~ ${TOLD_BY_ANOTHER})
      and ${within(filter, sql`v.updated_at`, sql`v.version_saved_by_id`)}
      and ${isTrash ? sql`v.version_deleted_at is not null` : sql`true`}
    order by v.updated_at desc ${most}`
}

/** Versions that a person saved, or a date, each with the one before it. */
const versions = (slug: Versioned): Branch => ({
  sources: [slug],
  done: ['created', 'changed', 'drafted', 'published', 'trashed', 'restored'],
  // The sum keeps Postgres from looking for one document's versions in the index by their moment.
  rows: (filter, limit) => sql`select 'versions' as "table", v.id as ref, p.id as previous,
      ${slug} as source, v.parent_id as document, ${TITLES[slug]} as title, v.updated_at as at,
      v.version_saved_by_id as by, v.version_saved_through as through,
      case when v.version_deleted_at is not null then 'trashed'
        when ${IS_PART} then 'published'
        when p.id is null then 'created'
        when p.version_deleted_at is not null then 'restored'
        when v.version__status = 'draft' then 'drafted'
        when p.version__status = 'draft' then 'published'
        else 'changed' end as done,
      null as detail, ${NOTHING_UNDONE}
    from (${newestVersions(slug, filter, limit)}) v left join lateral (
      select id, version__status, version_deleted_at from ${versionsTable(slug)} o
      where o.parent_id = v.parent_id and o.updated_at < v.updated_at and o.snapshot is not true
        and (not v.is_beside_draft or (o.version__status = 'published' and o.version_deleted_at is null))
      order by o.updated_at + interval '0' desc limit 1) p on true`,
})

const calls: Branch = {
  sources: ['clinics', 'verifications'],
  done: ['called'],
  rows: () => sql`select 'calls' as "table", v.id as ref, null::int as previous, 'clinics' as source,
      v.clinic_id as document, c.name as title, v.created_at as at, v.by_id as by, null as through,
      'called' as done, v.outcome as detail, v.undone_at, v.undone_by_id as undone_by
    from verifications v left join clinics c on c.id = v.clinic_id`,
}

const undoneCalls: Branch = {
  sources: ['clinics', 'verifications'],
  done: ['undone'],
  rows: () => sql`select 'calls' as "table", v.id as ref, null::int as previous, 'clinics' as source,
      v.clinic_id as document, c.name as title, v.undone_at as at, v.undone_by_id as by, null as through,
      'undone' as done, v.outcome as detail, ${NOTHING_UNDONE}
    from verifications v left join clinics c on c.id = v.clinic_id where v.undone_at is not null`,
}

const imports: Branch = {
  sources: ['clinics', 'imports'],
  done: ['imported'],
  rows: () => sql`select 'imports' as "table", i.id as ref, null::int as previous, 'imports' as source,
      i.id as document, i.file_name as title, i.created_at as at, i.by_id as by, null as through,
      'imported' as done, i.status as detail,
      case when i.status = 'undone' then i.updated_at end as undone_at, i.undone_by_id as undone_by
    from imports i`,
}

const many: Branch = {
  sources: [],
  done: ['many'],
  rows: () => sql`select 'many' as "table", b.id as ref, null::int as previous, b."on" as source,
      b.id as document, b.title as title, b.created_at as at, b.by_id as by, null as through,
      'many' as done, b.status as detail,
      case when b.undone_by_id is not null then b.updated_at end as undone_at,
      b.undone_by_id as undone_by
    from bulk_changes b`,
}

const recorded: Branch = {
  sources: [],
  done: ['created', 'changed', 'deleted'],
  rows: () => sql`select 'recorded' as "table", r.id as ref, null::int as previous, r.source,
      r.document_id as document, r.title, r.at, r.by_id as by, r.through, r.done, null as detail,
      ${NOTHING_UNDONE}
    from recorded_changes r
    where r.through is null or r.through !~ ${TOLD_BY_ANOTHER}`,
}

const BRANCHES: readonly Branch[] = [
  ...VERSIONED.map(versions),
  ...[calls, undoneCalls, imports, many, recorded],
]

/** A branch of one kind is left out as a whole; the others say theirs in each row. */
const concerns = ({ sources, done }: Branch, filter: LogFilter): boolean =>
  (!filter.kind || sources.length === 0 || sources.includes(filter.kind)) &&
  (!filter.done || done.includes(filter.done))

const conditions = ({ sources }: Branch, filter: LogFilter): SQL =>
  joined([
    within(filter, sql`e.at`, sql`e.by`),
    filter.kind && sources.length === 0 && sql`e.source = ${filter.kind}`,
    filter.done && sql`e.done = ${filter.done}`,
  ])

const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`)
const iso = (column: SQL) => sql`to_char(${column} at time zone 'UTC', ${ISO})`

/** What was done in the panel, newest first. Each kind is read by its own index, as far as it is needed. */
export const logRows = async (
  req: PayloadRequest,
  filter: LogFilter,
  limit: number,
): Promise<LogRow[]> => {
  const branches = BRANCHES.filter((branch) => concerns(branch, filter)).map(
    (branch) => sql`(select * from (${branch.rows(filter, limit)}) e
      where ${conditions(branch, filter)} order by e.at desc limit ${limit})`,
  )
  if (branches.length === 0) return []
  return inTransaction<LogRow>(
    req,
    sql`select e."table", e.ref, e.previous, e.source, e.document, e.title, ${iso(sql`e.at`)} as at,
        e.by, e.through, e.done, e.detail, ${iso(sql`e.undone_at`)} as "undoneAt",
        e.undone_by as "undoneBy"
      from (${sql.join(branches, sql` union all `)}) e
      order by e.at desc, e.ref desc limit ${limit}`,
  )
}
