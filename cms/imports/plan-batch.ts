import type { Payload } from 'payload'
import type { Clinic } from '../payload-types.ts'
import { zipCentroids } from '../places/zip-centroid.ts'
import { openDrafts } from '../queries/open-drafts.ts'
import type { ClinicFields } from './clinic-fields.ts'
import { type Change, type ClinicData, compare, type KnownChange } from './compare.ts'
import type { References } from './references.ts'

/** A row that was read well, and where it stands in the file. */
export interface ReadRow {
  line: number
  fields: ClinicFields
}

/** Points that the file lacks are taken from the ZIP code, and marked as approximate. */
const withPoints = async (payload: Payload, rows: ReadRow[]): Promise<ReadRow[]> => {
  const lacking = rows.filter(({ fields }) => fields.latitude === null && fields.zipCode)
  if (lacking.length === 0) return rows
  const zips = lacking.map(({ fields }) => fields.zipCode ?? '')
  const centroids = await zipCentroids(payload.db.pool, zips)
  return rows.map((row) => {
    const point = row.fields.latitude === null && centroids.get(row.fields.zipCode ?? '')
    if (!point) return row
    const { latitude, longitude } = point
    const fields = { ...row.fields, latitude, longitude, coordinatesApproximate: true }
    return { ...row, fields }
  })
}

/** The row's state and categories as ids. @throws Error where its state is not there */
const refer = (
  { state, categories, ...fields }: ClinicFields,
  { states, categories: known }: References,
): ClinicData => {
  const stateId = states.get(state)
  if (stateId === undefined) throw new Error(`There is no state “${state}”`)
  const ids = categories?.flatMap((slug) => known.get(slug) ?? [])
  return { ...fields, state: stateId, ...(ids && { addedCategories: ids }) }
}

/** Where editors have settled what becomes of a clinic, an import leaves it alone. */
const settledBy = (clinic: Clinic): string | undefined => {
  if (clinic.deletedAt) return 'It is in the trash and stays there.'
  if (clinic.mergedInto) return 'It was merged into another clinic and stays so.'
  if (clinic.closedAt) return 'It is marked as closed and stays so.'
  return undefined
}

export const DRAFTED = 'Somebody has a draft of it that is not published.'

const leave = (change: KnownChange, drafts: ReadonlySet<number>): KnownChange => {
  const { clinic } = change
  if (change.kind === 'unchanged' && change.digest === null) return change
  const reason = settledBy(clinic) ?? (drafts.has(clinic.id) ? DRAFTED : undefined)
  return reason ? { ...change, kind: 'unchanged', left: reason } : change
}

/** What some rows mean for the directory as it is now. */
export const planBatch = async (
  payload: Payload,
  rows: ReadRow[],
  references: References,
): Promise<Change[]> => {
  const source = rows[0]?.fields.source
  if (!source) return []
  const { docs } = await payload.find({
    collection: 'clinics',
    where: {
      source: { equals: source },
      sourceId: { in: rows.map(({ fields }) => fields.sourceId) },
    },
    depth: 0,
    pagination: false,
    showHiddenFields: true,
    trash: true,
  })
  const known = new Map(docs.map((clinic) => [clinic.sourceId, clinic]))
  const drafts = await openDrafts(
    payload.db.pool,
    docs.map(({ id }) => id),
  )
  return (await withPoints(payload, rows)).map(({ line, fields }) => {
    const change = compare(line, refer(fields, references), known.get(fields.sourceId))
    return change.kind === 'added' ? change : leave(change, drafts)
  })
}
