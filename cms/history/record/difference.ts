import { isEmpty } from '../../documents/empty.ts'
import { isSame, type Kept } from '../../documents/versions/version.ts'
import type { DescribedField } from '../describe/described-field.ts'

/** What is kept of a change: the fields that differ. */
export interface Difference {
  before: Kept
  after: Kept
}

/** Stands for a value that nobody may read. */
const UNREADABLE = { before: 'before', after: 'after' }

const sideOf = (field: DescribedField, side: keyof Difference, value: unknown, locale: string) => {
  const kept = field.kind === 'silent' ? UNREADABLE[side] : value
  return field.localized ? { [locale]: kept } : kept
}

/**
 * What differs between two states of a document, both in one language. No value of a field that is nobody's
 * to read is in it.
 */
export const differenceOf = (
  fields: readonly DescribedField[],
  before: Kept,
  after: Kept,
  locale: string,
): Difference => {
  const changed = fields.filter(({ name }) => !isSame(before[name], after[name]))
  const sides = (side: keyof Difference, doc: Kept) =>
    Object.fromEntries(
      changed
        .filter(({ kind, name }) => kind === 'silent' || !isEmpty(doc[name]))
        .map((field) => [field.name, sideOf(field, side, doc[field.name], locale)]),
    )
  return { before: sides('before', before), after: sides('after', after) }
}
