import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import type { Locale } from '../contract/constants.ts'
import { isEmpty } from '../documents/empty.ts'
import { languageName } from '../documents/language-name.ts'
import { Refusal } from '../panel-kit/refusal.ts'
import type { Change, Edit } from './change.ts'
import { editedList } from './list-edit.ts'
import { hasDraft, isPublished, isSameValue, newestOf, type Raw, type State } from './state.ts'

/** What is sent to Payload for one document. */
export interface Writing {
  data: Raw
  /** Whether it goes on top of the newest draft. */
  draft: boolean
}

const isLocalized = (field: FlattenedField) => 'localized' in field && field.localized === true

/** Whether a field holds several values, which can be added to. */
export const isList = (field: FlattenedField): boolean =>
  field.type === 'array' || ('hasMany' in field && field.hasMany === true)

export const fieldNamed = (
  { flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  name: string,
): FlattenedField => {
  const field = flattenedFields.find((one) => one.name === name)
  if (!field)
    throw new Refusal({ en: `There is no field “${name}”.`, es: `No hay un campo «${name}».` })
  return field
}

/** A field's value in one language, without the English that stands in for it. */
export const valueIn = (doc: Raw, field: FlattenedField, locale: Locale): unknown => {
  const value = doc[field.name]
  if (!isLocalized(field)) return value
  return typeof value === 'object' && value !== null ? Reflect.get(value, locale) : undefined
}

/** @throws Refusal if a list is only there in English, which a list of its own would hide */
const editedValue = (
  doc: Raw,
  field: FlattenedField,
  { how, value }: Edit,
  locale: Locale,
): unknown => {
  if (how === 'set') return value
  if (!isList(field))
    throw new Refusal({ en: `“${field.name}” is no list.`, es: `«${field.name}» no es una lista.` })
  const before = valueIn(doc, field, locale)
  if (isEmpty(before) && !isEmpty(valueIn(doc, field, 'en')))
    throw new Refusal({
      en: `It has no list of its own in ${languageName(locale)}, so visitors see the English one. Open it and translate the list first.`,
      es: `No tiene una lista propia en español, así que los visitantes ven la de inglés. Ábralo y traduzca primero la lista.`,
    })
  return editedList(before, how, value)
}

/** The new values of the fields that an edit changes in a document. */
export const editedFields = (
  config: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  { edits, locale }: Pick<Change, 'edits' | 'locale'>,
  doc: Raw,
): Raw => {
  const values = edits.map((edit) => {
    const field = fieldNamed(config, edit.field)
    return [field, editedValue(doc, field, edit, locale)] as const
  })
  return Object.fromEntries(
    values
      .filter(([field, value]) => !isSameValue(value, valueIn(doc, field, locale)))
      .map(([field, value]) => [field.name, value]),
  )
}

const editOf = (config: SanitizedCollectionConfig, change: Change, state: State) => {
  const values = editedFields(config, change, newestOf(state))
  if (Object.keys(values).length === 0) return null
  if (!config.versions?.drafts) return { data: values, draft: false }
  const { status } = change
  const isPublic = status === 'published' || (status === 'keep' && isPublished(state))
  return { data: { ...values, _status: isPublic ? 'published' : 'draft' }, draft: true }
}

/**
 * What a change writes to one document; null if it already is that way.
 * @throws Refusal if this document has to be left as it is
 */
export const writingOf = (
  config: SanitizedCollectionConfig,
  change: Change,
  state: State,
): Writing | null => {
  switch (change.action) {
    case 'edit':
      return editOf(config, change, state)
    case 'publish':
      return hasDraft(state) ? { data: { _status: 'published' }, draft: true } : null
    case 'unpublish':
      return isPublished(state) ? { data: { _status: 'draft' }, draft: false } : null
    case 'trash':
      return state.main.deletedAt
        ? null
        : { data: { deletedAt: new Date().toISOString() }, draft: false }
    case 'restore':
      return state.main.deletedAt
        ? {
            data: {
              deletedAt: null,
              _status: change.status === 'published' ? 'published' : 'draft',
            },
            draft: false,
          }
        : null
  }
}
