import type { FlattenedField } from 'payload'
import { LOCALES, type Locale } from '../../contract/constants.ts'
import { isEmpty } from '../empty.ts'
import { isRecord } from '../rich-text-node.ts'
import { isSame } from '../versions/version.ts'

/** A document with its localized fields in every language, as the database has it. */
export type Whole = Record<string, unknown>

/** What can be published apart from the rest: a field in one language, or what all languages share. */
export interface Part {
  name: string
  /** Null for what all languages share. */
  locale: Locale | null
}

const SHARED_AND_LOCALES = [null, ...LOCALES]

const isLocalized = (field: FlattenedField): boolean =>
  'localized' in field && field.localized === true
const isGroup = (field: FlattenedField) => field.type === 'group' || field.type === 'tab'
const hasRows = (field: FlattenedField) => field.type === 'array' || field.type === 'blocks'

const record = (value: unknown): Whole => (isRecord(value) ? value : {})
const rows = (value: unknown): Whole[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** The fields in a group, or in a row of an array or of blocks. */
const fieldsIn = (field: FlattenedField, row: Whole): FlattenedField[] => {
  if (field.type === 'blocks')
    return field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? []
  return 'flattenedFields' in field ? field.flattenedFields : []
}

/** One part of what is in a group or a row; undefined if that is empty. */
const partInside = (
  field: FlattenedField,
  row: Whole,
  locale: Locale | null,
): Whole | undefined => {
  const parts = fieldsIn(field, row)
    .filter(({ name }) => name !== 'id')
    .map((inner) => [inner.name, partOf(inner, row[inner.name], locale)] as const)
    .filter(([, part]) => !isEmpty(part))
  return parts.length > 0 ? Object.fromEntries(parts) : undefined
}

const partOf = (field: FlattenedField, value: unknown, locale: Locale | null): unknown => {
  if (isLocalized(field)) return locale ? record(value)[locale] : undefined
  if (isGroup(field)) return partInside(field, record(value), locale)
  if (hasRows(field)) {
    const parts = rows(value).map((row) => partInside(field, row, locale))
    // Every row counts for what is shared, but only those that have something in the language for it.
    return locale ? parts.filter((part) => part !== undefined) : parts
  }
  return locale ? undefined : value
}

/** How a draft differs from the published document. */
export const differingParts = (
  fields: readonly FlattenedField[],
  published: Whole,
  draft: Whole,
): Part[] =>
  fields.flatMap((field) => {
    const { name } = field
    const differs = (locale: Locale | null) =>
      !isSame(partOf(field, published[name], locale), partOf(field, draft[name], locale))
    return SHARED_AND_LOCALES.filter(differs).map((locale) => ({ name, locale }))
  })

type Takes = (locale: Locale | null) => boolean

/** For each row its counterpart: the one with the same id, or in the same place, since ids can differ. */
const paired = (own: Whole[], others: Whole[]): [Whole, Whole][] => {
  const hasTwin = new Set(own.map(({ id }) => id))
  return own.map((row, index) => {
    const inPlace = others[index]
    const twin = others.find(({ id }) => id === row.id)
    return [row, twin ?? (inPlace && !hasTwin.has(inPlace.id) ? inPlace : {})]
  })
}

const composedField = (
  field: FlattenedField,
  published: unknown,
  draft: unknown,
  takes: Takes,
): unknown => {
  if (isLocalized(field))
    return Object.fromEntries(
      LOCALES.map((locale) => [locale, record(takes(locale) ? draft : published)[locale] ?? null]),
    )
  const inside = (base: Whole, one: Whole, other: Whole): Whole => ({
    ...base,
    ...composed(fieldsIn(field, base), one, other, (part) => takes(part.locale)),
  })
  if (isGroup(field)) return inside({}, record(published), record(draft))
  if (!hasRows(field)) return (takes(null) ? draft : published) ?? null
  return takes(null)
    ? paired(rows(draft), rows(published)).map(([row, before]) => inside(row, before, row))
    : paired(rows(published), rows(draft)).map(([row, after]) => inside(row, row, after))
}

/** The published document with some parts of the draft. */
export const composed = (
  fields: readonly FlattenedField[],
  published: Whole,
  draft: Whole,
  takes: (part: Part) => boolean,
): Whole =>
  Object.fromEntries(
    fields.map((field) => {
      const { name } = field
      const ofField: Takes = (locale) => takes({ name, locale })
      return [name, composedField(field, published[name], draft[name], ofField)]
    }),
  )

const inLanguage = (field: FlattenedField, value: unknown, locale: Locale): unknown => {
  if (isLocalized(field)) return record(value)[locale] ?? null
  const inside = (row: Whole) => ({ ...row, ...spoken(fieldsIn(field, row), row, locale) })
  if (isGroup(field)) return inside(record(value))
  return hasRows(field) ? rows(value).map(inside) : value
}

/** A document as somebody who reads one language has it. */
export const spoken = (fields: readonly FlattenedField[], doc: Whole, locale: Locale): Whole =>
  Object.fromEntries(
    fields.map((field) => [field.name, inLanguage(field, doc[field.name], locale)]),
  )
