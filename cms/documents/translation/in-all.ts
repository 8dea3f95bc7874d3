import type { Locale } from '../../contract/constants.ts'

/** A stored text in all languages. */
export type InAll = Partial<Record<Locale, unknown>>

const isInAll = (value: unknown): value is InAll => typeof value === 'object' && value !== null

/** A field of a document that was read in all languages. */
export const inAll = (doc: object, field: string): InAll => {
  const value: unknown = Reflect.get(doc, field)
  return isInAll(value) ? value : {}
}
