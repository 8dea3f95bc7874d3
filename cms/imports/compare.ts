import { isDeepStrictEqual } from 'node:util'
import type { Clinic } from '../payload-types.ts'
import type { ClinicFields } from './clinic-fields.ts'

/** What an import writes of a clinic: its fields, with the documents that they refer to by id. */
export type ClinicData = Omit<ClinicFields, 'state' | 'categories'> & {
  state: number
  addedCategories?: number[]
}

/** What a row means for the directory. */
export type Change =
  | { kind: 'added'; line: number; data: ClinicData }
  | { kind: 'changed'; line: number; id: number; data: Partial<ClinicData>; held: string[] }
  | { kind: 'unchanged'; line: number; held: string[] }

/** An empty list, an empty text and nothing are the same to a reader. */
const plain = (value: unknown): unknown =>
  value === '' || value === undefined || (Array.isArray(value) && value.length === 0) ? null : value

/**
 * Compares a row with the clinic that it was imported to before.
 * @param known the clinic as it is now; undefined where the row is new
 */
export const compare = (line: number, data: ClinicData, known: Clinic | undefined): Change => {
  if (!known) return { kind: 'added', line, data }
  const now: Record<string, unknown> = { ...known }
  const differing = Object.entries(data).filter(
    ([field, value]) => !isDeepStrictEqual(plain(value), plain(now[field])),
  )
  const verified = new Set(known.verifiedFields)
  const held = differing.map(([field]) => field).filter((field) => verified.has(field))
  const open = differing.filter(([field]) => !verified.has(field))
  if (open.length === 0) return { kind: 'unchanged', line, held }
  return { kind: 'changed', line, id: known.id, data: Object.fromEntries(open), held }
}
