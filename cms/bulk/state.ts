import { hash } from 'node:crypto'
import type { TranslatedFrom } from '../documents/translation/translated-from.ts'

/** A document as the database has it, with localized fields in every language. */
export type Raw = Record<string, unknown>

/** All that an undo restores of a document. */
export interface State {
  main: Raw
  /** The content of its newest version; null if it has none. */
  latest: Raw | null
  /** From which English its translations were made. */
  records: TranslatedFrom[]
}

/** What every save changes, whatever it is about. */
const BOOKKEEPING = new Set(['id', 'createdAt', 'updatedAt', 'savedBy', 'savedThrough'])

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null

/** Sorted, and without row ids and what is empty: equal content gives equal text. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(canonical)
  if (!isObject(value)) return value === '' || value === null ? undefined : value
  if (value instanceof Date) return value.toISOString()
  const entries = Object.keys(value)
    .filter((name) => name !== 'id')
    .sort()
    .map((name) => [name, canonical(value[name])] as const)
    .filter(([, inner]) => inner !== undefined)
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other))

const content = (doc: Raw): Raw =>
  Object.fromEntries(Object.entries(doc).filter(([name]) => !BOOKKEEPING.has(name)))

/** Whether two say the same to editors and visitors. */
export const isSameContent = (one: Raw, other: Raw): boolean =>
  isSameValue(content(one), content(other))

/** The newest content: a document without versions has only itself. */
export const newestOf = ({ main, latest }: Pick<State, 'main' | 'latest'>): Raw => latest ?? main

/** Tells whether a document was changed since: equal for equal content, whoever saved it. */
export const fingerprint = (state: Pick<State, 'main' | 'latest'>): string =>
  hash(
    'sha256',
    JSON.stringify([canonical(content(state.main)), canonical(content(newestOf(state)))]),
    'base64url',
  )

export const isPublished = ({ main }: Pick<State, 'main'>): boolean => main._status === 'published'

/** Whether there is something that publishing would make public. */
export const hasDraft = (state: State): boolean =>
  !isPublished(state) || newestOf(state)._status === 'draft'
