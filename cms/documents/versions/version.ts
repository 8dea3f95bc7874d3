import { isDeepStrictEqual } from 'node:util'

/** A document as one of its versions holds it, with localized fields in every language. */
export type Kept = Record<string, unknown>

/** A field that a version may have changed. */
export interface KeptField {
  name: string
  label: string
  localized: boolean
}

/** Fields that are not reported: bookkeeping of the versions, and what only imports compare. */
const UNSAID = new Set([
  'id',
  'createdAt',
  'updatedAt',
  '_status',
  'deletedAt',
  'savedBy',
  'savedThrough',
  'draftedBy',
  'heldDigest',
  'verifiedFields',
  'factDates',
  'confirmed',
])

/** Whether a field says something to visitors or editors. */
export const isSaid = ({ name }: { name: string }): boolean => !UNSAID.has(name)

/** Drops row ids, which differ in every version, and turns all empty values into null. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain)
  if (typeof value !== 'object' || value === null) return value === '' ? null : (value ?? null)
  const entries = Object.entries(value).filter(([name]) => name !== 'id')
  return Object.fromEntries(entries.map(([name, inner]) => [name, plain(inner)]))
}

/** Whether two values say the same to a reader. */
export const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(plain(one), plain(other))
