import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Clinic } from '../payload-types.ts'
import { orNull } from '../presenters/empty.ts'
import type { ClinicFields } from './clinic-fields.ts'

/** What an import writes of a clinic: its fields, with the documents that they refer to by id. */
export type ClinicData = Omit<ClinicFields, 'state' | 'categories'> & {
  state: number
  addedCategories?: number[]
}

/** What a row means for a clinic that was imported before. */
export interface KnownChange {
  kind: 'changed' | 'unchanged'
  line: number
  clinic: Clinic
  /** What differs and may be written. */
  data: Partial<ClinicData>
  /** What differs and is not written, since a person has verified what we have. */
  held: Partial<ClinicData>
  /** Of what is held, where the source has not said it before; null where it is no news. */
  digest: string | null
  /** Why nothing of it is written, whatever differs. */
  left?: string
}

/** What a row means for the directory. */
export type Change = { kind: 'added'; line: number; data: ClinicData } | KnownChange

const digestOf = (held: object): string =>
  createHash('sha1')
    .update(JSON.stringify(Object.entries(held).sort()))
    .digest('hex')

/**
 * Compares a row with the clinic that it was imported to before.
 * @param known the clinic as it is now; undefined where the row is new
 */
export const compare = (line: number, data: ClinicData, known: Clinic | undefined): Change => {
  if (!known) return { kind: 'added', line, data }
  const now: Record<string, unknown> = { ...known }
  const differing = Object.entries(data).filter(
    ([field, value]) => !isDeepStrictEqual(orNull(value), orNull(now[field])),
  )
  const verified = new Set(known.verifiedFields)
  const held: Partial<ClinicData> = Object.fromEntries(
    differing.filter(([field]) => verified.has(field)),
  )
  const open: Partial<ClinicData> = Object.fromEntries(
    differing.filter(([field]) => !verified.has(field)),
  )
  const isHeld = Object.keys(held).length > 0
  const digest = isHeld ? digestOf(held) : null
  return {
    kind: Object.keys(open).length > 0 ? 'changed' : 'unchanged',
    line,
    clinic: known,
    data: open,
    held,
    digest: digest === known.heldDigest ? null : digest,
  }
}

/** That the source says something new about a verified field: a reason to call the clinic. */
export const noteOf = (digest: string | null) =>
  digest === null ? {} : { heldDigest: digest, changedAtSourceAt: new Date().toISOString() }
