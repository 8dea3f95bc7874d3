import type { FlattenedField, Option } from 'payload'
import { CLINIC_FACTS, type ClinicFact, type FactKind } from '../../contract/clinic-facts.ts'
import { capitalized } from '../../documents/capitalized.ts'
import { fieldsOfBlock } from '../../documents/fields/block-fields.ts'
import { labelIn } from '../../documents/fields/field-label.ts'
import { isSaid } from '../../documents/versions/version.ts'
import type { PanelLanguage } from '../../panel-kit/say.ts'

/** How a field's values are put in words. */
export type Kind =
  | 'text'
  | 'list'
  | 'yesNo'
  | 'flag'
  | 'number'
  | 'hours'
  | 'phones'
  | 'relation'
  | 'choice'
  | 'day'
  | 'richText'
  | 'rows'
  | 'group'
  | 'silent'

/** A field, with all that is needed to put a difference of its values in words. */
export interface DescribedField {
  name: string
  label: string
  kind: Kind
  /** Whether its value holds each language apart. */
  localized: boolean
  /** The facts that people read as one: a street with its town, a number with its extension. */
  with?: 'address' | 'phone' | 'point'
  options?: readonly Option[]
  relationTo?: string
  fields?: readonly DescribedField[]
  /** The fields of a kind of block that a text holds, in the order of its form. */
  fieldsOfBlock?: (blockType: unknown) => readonly DescribedField[]
  /** What the label is in, and sentences about it are; English if left out. */
  language?: PanelLanguage
}

const OF_FACT: Record<FactKind, Kind> = {
  line: 'text',
  paragraph: 'text',
  list: 'list',
  flag: 'flag',
  yesNo: 'yesNo',
  number: 'number',
  hours: 'hours',
  phones: 'phones',
  relation: 'relation',
}

const OF_TYPE: Partial<Record<FlattenedField['type'], Kind>> = {
  text: 'text',
  textarea: 'text',
  number: 'number',
  checkbox: 'flag',
  select: 'choice',
  radio: 'choice',
  date: 'day',
  richText: 'richText',
  relationship: 'relation',
  upload: 'relation',
  array: 'rows',
  group: 'group',
  tab: 'group',
}

const factOf = (collection: string, name: string): ClinicFact | undefined =>
  collection === 'clinics' ? CLINIC_FACTS.find((fact) => fact.name === name) : undefined

const hasMany = (field: FlattenedField) => 'hasMany' in field && field.hasMany === true

const kindOf = (field: FlattenedField, fact: ClinicFact | undefined): Kind => {
  // Addresses of people and JSON are nobody's to read: it is only said that they changed.
  const kind = (fact && OF_FACT[fact.kind]) ?? OF_TYPE[field.type] ?? 'silent'
  return kind === 'text' && hasMany(field) ? 'list' : kind
}

const isLocalized = (field: FlattenedField): boolean =>
  'localized' in field && field.localized === true

/** Fields that store nothing, or only what the product computes from a picture's file. */
const isLeftOut = (field: FlattenedField): boolean =>
  !isSaid(field) ||
  ('virtual' in field && Boolean(field.virtual)) ||
  ('hidden' in field && field.hidden === true) ||
  COMPUTED.has(field.name)

const COMPUTED = new Set([
  ...['url', 'thumbnailURL', 'mimeType', 'filesize', 'width', 'height', 'focalX', 'focalY'],
  ...['sizes', 'sessions', 'currentPassword', 'currentCode', 'lookedAt'],
])

const describedField = (
  field: FlattenedField,
  collection: string,
  language: PanelLanguage,
): DescribedField => {
  const fact = factOf(collection, field.name)
  const label = labelIn('label' in field ? field.label : undefined, language)
  return {
    name: field.name,
    label: fact?.label[language] ?? label ?? capitalized(field.name),
    language,
    kind: kindOf(field, fact),
    localized: isLocalized(field),
    ...(fact && 'with' in fact && { with: fact.with }),
    ...('options' in field && { options: field.options }),
    ...('relationTo' in field &&
      typeof field.relationTo === 'string' && { relationTo: field.relationTo }),
    ...('flattenedFields' in field && {
      fields: describedFields(field.flattenedFields, '', language),
    }),
    ...(field.type === 'richText' && {
      fieldsOfBlock: (blockType: unknown) =>
        describedFields(fieldsOfBlock(field, blockType), '', language),
    }),
  }
}

/**
 * The fields of a collection or global of which its history tells, as the form calls them.
 * @param collection its slug
 */
export const describedFields = (
  fields: readonly FlattenedField[],
  collection: string,
  language: PanelLanguage = 'en',
): DescribedField[] =>
  fields
    .filter((field) => !isLeftOut(field))
    .map((field) => describedField(field, collection, language))
