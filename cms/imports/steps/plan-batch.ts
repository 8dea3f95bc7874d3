import type { Payload } from 'payload'
import { documentReader } from '../../documents/batch/document-reader.ts'
import { idOf } from '../../documents/id-of.ts'
import { openDrafts } from '../../documents/queries/open-drafts.ts'
import type { Clinic } from '../../payload-types.ts'
import { knownClinics } from '../queries/known-clinics.ts'
import type { ClinicFields } from '../rows/clinic-fields.ts'
import { spanishOf, textsIn } from '../rows/languages-of-fields.ts'
import { type ReadRow, withoutGuesses, withPoints } from '../rows/points-from-zip.ts'
import type { NamedReferences } from '../rows/references.ts'
import { type Change, type ClinicData, compare, type KnownChange } from './compare.ts'

/** The row's state and categories as ids. @throws Error if there is no such state */
const refer = (
  { state, categories, ...fields }: ClinicFields,
  { states, categories: known }: NamedReferences,
): ClinicData => {
  const stateId = states.get(state)
  if (stateId === undefined) throw new Error(`There is no state “${state}”`)
  const ids = categories?.flatMap((slug) => known.get(slug) ?? [])
  return { ...fields, state: stateId, ...(ids && { addedCategories: ids }) }
}

/** A row that names a clinic by its page address says nothing of whether it is listed. */
const settledBy = ({ isNamed, clinic }: KnownChange): string | undefined => {
  if (clinic.mergedInto) return 'It was merged into a clinic that no longer exists.'
  if (isNamed && clinic.deletedAt) return 'It is in the trash and stays there.'
  return isNamed && clinic.closedAt ? 'It is marked as closed and stays closed.' : undefined
}

export const DRAFTED = 'Somebody has an unpublished draft of it.'

const leave = (change: KnownChange, drafts: ReadonlySet<number>): KnownChange => {
  const { clinic } = change
  if (change.kind === 'unchanged' && change.digest === null) return change
  const reason = settledBy(change) ?? (drafts.has(clinic.id) ? DRAFTED : undefined)
  return reason ? { ...change, kind: 'unchanged', left: reason } : change
}

type ReadClinics = (ids: readonly number[]) => Promise<Clinic[]>

/** Reads clinics with their Spanish under the names of files. */
const clinicReader = (payload: Payload): ReadClinics => {
  const read = documentReader(payload, 'clinics')
  return async (ids) => {
    const docs = await read({ payload }, ids)
    return docs.map((doc) => ({ ...textsIn(doc, 'en'), ...spanishOf(textsIn(doc, 'es')) }))
  }
}

/** The clinics that merged ones were merged into, by the ids of those. */
const findStaying = async (read: ReadClinics, docs: Clinic[]): Promise<Map<number, Clinic>> => {
  const into = new Map(
    docs.flatMap(({ id, mergedInto }) => (mergedInto ? [[id, idOf(mergedInto)] as const] : [])),
  )
  if (into.size === 0) return new Map()
  const found = await read([...into.values()])
  const byId = new Map(found.map((clinic) => [clinic.id, clinic]))
  return new Map(
    [...into].flatMap(([id, staysId]) => {
      const clinic = byId.get(staysId)
      return clinic ? [[id, clinic] as const] : []
    }),
  )
}

/** Says what rows mean for the directory as it is now. */
export const batchPlanner = (payload: Payload, references: NamedReferences) => {
  const { pool } = payload.db
  const read = clinicReader(payload)
  /** @param known ids of clinics that rows are about, by line */
  return async (rows: ReadRow[], known: ReadonlyMap<number, number>): Promise<Change[]> => {
    const source = rows[0]?.fields.source
    if (!source) return []
    const docs = await read(
      await knownClinics(pool, {
        ids: [...known.values()],
        slugs: rows.flatMap(({ slug }) => slug ?? []),
        source,
        sourceIds: rows.map(({ fields }) => fields.sourceId),
      }),
    )
    const fromSource = docs.filter((clinic) => clinic.source === source)
    const bySourceId = new Map(fromSource.map((clinic) => [clinic.sourceId, clinic]))
    const byId = new Map(docs.map((clinic) => [clinic.id, clinic]))
    const bySlug = new Map(docs.map((clinic) => [clinic.slug, clinic]))
    const staying = await findStaying(read, docs)
    const now = (clinic: Clinic | undefined) => clinic && (staying.get(clinic.id) ?? clinic)
    const drafts = await openDrafts(
      pool,
      [...docs, ...staying.values()].map(({ id }) => id),
    )
    return (await withPoints(payload, rows)).map(({ line, fields, slug, isZipPoint }): Change => {
      const data = refer(fields, references)
      const named = slug ? bySlug.get(slug) : undefined
      const found = named ?? bySourceId.get(fields.sourceId)
      const clinic = now(byId.get(known.get(line) ?? 0) ?? found)
      if (!clinic) return { kind: 'added', line, data }
      const isPaired = clinic.id !== now(found)?.id
      const isNamed = !isPaired && named !== undefined
      const merged = isPaired || clinic.id === found?.id ? undefined : found
      const sure = withoutGuesses(data, isZipPoint, clinic, isNamed)
      return leave(compare(line, sure, clinic, { isNamed, isPaired, merged }), drafts)
    })
  }
}
