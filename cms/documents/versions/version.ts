import { isDeepStrictEqual } from 'node:util'

/** A document as one of its versions holds it, with localized fields in every language. */
export type Kept = Record<string, unknown>

/** A field that a version may have changed. */
export interface KeptField {
  name: string
  label: string
  localized: boolean
}

/** Who made a version, when, and what it changed. */
export interface VersionSummary {
  id: number
  /** ISO 8601. */
  at: string
  /** 'Ana', 'Verification call, Ana', 'Import: sites.csv' */
  who: string
  /** What it changed since the one before: 'Phone', 'Published'. Null for the first. */
  changed: string[] | null
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

const inLanguage = (value: unknown, locale: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, locale) : undefined

const fieldChanges = (before: Kept, now: Kept, { name, label, localized }: KeptField): string[] => {
  const [one, other] = [before[name], now[name]]
  if (!localized) return isSame(one, other) ? [] : [label]
  const differs = (locale: string) => !isSame(inLanguage(one, locale), inLanguage(other, locale))
  return [...(differs('en') ? [label] : []), ...(differs('es') ? [`${label} (Spanish)`] : [])]
}

const statusChanges = (before: Kept, now: Kept): string[] => {
  if (!before.deletedAt && now.deletedAt) return ['Moved to the trash']
  if (before.deletedAt && !now.deletedAt) return ['Restored from the trash']
  if (before._status === now._status) return []
  return [now._status === 'published' ? 'Published' : 'Saved as a draft']
}

/** What differs between two versions, by the form's labels. */
export const changesBetween = (before: Kept, now: Kept, fields: KeptField[]): string[] => [
  ...statusChanges(before, now),
  ...fields.filter(isSaid).flatMap((f) => fieldChanges(before, now, f)),
]

/**
 * Who made a version.
 * @param names of people by their id
 */
export const madeBy = ({ savedBy, savedThrough }: Kept, names: Map<number, string>): string => {
  const person = typeof savedBy === 'number' ? (names.get(savedBy) ?? 'Somebody') : null
  const through = typeof savedThrough === 'string' && savedThrough ? savedThrough : null
  return [through, person].filter(Boolean).join(', ') || 'Not saved by a person'
}
