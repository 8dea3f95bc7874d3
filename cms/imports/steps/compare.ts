import { createHash } from 'node:crypto'
import { withoutPlace, withoutPlaceInTexts } from '../../clinics/index.ts'
import type { Clinic } from '../../payload-types.ts'
import type { ClinicFields } from '../rows/clinic-fields.ts'
import { englishField } from '../rows/languages-of-fields.ts'
import { isSameValue } from '../rows/same-value.ts'

/** What an import writes to a clinic: its fields, with referenced documents by id. */
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
  /** What differs and is not written, because a person has verified our value. */
  held: Partial<ClinicData>
  /** Digest of `held` if the source says it for the first time; null if it is not new. */
  digest: string | null
  /** Whether the row names the clinic by its page address, whatever its source. */
  isNamed: boolean
  /** Whether somebody said that the row is about this clinic, whose own id is another. */
  isPaired: boolean
  /** The clinic that the row names, if it was merged into this one. */
  merged: Clinic | undefined
  /** Why nothing is written, whatever differs. */
  left?: string
}

/** What a row means for the directory. */
export type Change = { kind: 'added'; line: number; data: ClinicData } | KnownChange

const digestOf = (held: object): string =>
  createHash('sha1')
    .update(JSON.stringify(Object.entries(held).sort()))
    .digest('hex')

interface CompareOptions {
  isNamed?: boolean
  isPaired?: boolean
  merged?: Clinic | undefined
}

/** Whether a row says where a clinic is, beyond its town: a ZIP code's point doesn't. */
const saysWhere = ({ address, latitude, coordinatesApproximate }: ClinicData) =>
  Boolean(address) || (typeof latitude === 'number' && !coordinatesApproximate)

/**
 * What a row may say of a clinic's place. Of a private one it says no more than that it is no longer
 * private, which somebody has to decide; street and point then come with the next file.
 */
const ofPlace = (data: ClinicData, known: Clinic): ClinicData => {
  if (data.addressIsPrivate) return withoutPlace(data)
  if (!known.addressIsPrivate) return data
  const isPublic = data.addressIsPrivate === false || saysWhere(data)
  return { ...withoutPlaceInTexts(data), ...(isPublic && { addressIsPrivate: false }) }
}

/**
 * Compares a row with the clinic that it is about, as it is now.
 * @param isNamed whether the row names it by its page address: then it keeps its source and
 * sourceId
 * @param isPaired whether somebody said so: then it is found by the row's id from now on, unless
 * another source has it
 * @param merged the clinic that the row names, if it was merged into this one: then only what its source
 * says for the first time counts, and neither takes over the other's id
 */
export const compare = (
  line: number,
  data: ClinicData,
  known: Clinic,
  { isNamed = false, isPaired = false, merged }: CompareOptions = {},
): KnownChange => {
  const now: Record<string, unknown> = { ...known }
  const before: Record<string, unknown> = { ...merged }
  const fromPlace = ofPlace(data, known)
  const isOfAnother = isPaired && known.source !== data.source && known.source !== 'editor'
  const keepsId = isNamed || isOfAnother || merged !== undefined
  const differing = Object.entries(fromPlace).filter(
    ([field, value]) =>
      !(keepsId && (field === 'source' || field === 'sourceId')) &&
      !isSameValue(field, value, now[field]) &&
      !(merged && isSameValue(field, value, before[field])),
  )
  const verified = new Set([...(known.verifiedFields ?? []), ...(merged?.verifiedFields ?? [])])
  // No file makes a private address public by itself.
  if (known.addressIsPrivate) verified.add('addressIsPrivate')
  // A person verifies a fact in both languages.
  const isVerified = (field: string) => verified.has(englishField(field))
  const held: Partial<ClinicData> = Object.fromEntries(
    differing.filter(([field]) => isVerified(field)),
  )
  const open: Partial<ClinicData> = Object.fromEntries(
    differing.filter(([field]) => !isVerified(field)),
  )
  const isHeld = Object.keys(held).length > 0
  const digest = isHeld ? digestOf(held) : null
  return {
    kind: Object.keys(open).length > 0 ? 'changed' : 'unchanged',
    line,
    clinic: known,
    isNamed,
    isPaired,
    merged,
    data: open,
    held,
    digest: digest === known.heldDigest ? null : digest,
  }
}

/** Notes that the source newly contradicts a verified field: a reason to call the clinic. */
export const noteOf = (digest: string | null) =>
  digest === null ? {} : { heldDigest: digest, changedAtSourceAt: new Date().toISOString() }
