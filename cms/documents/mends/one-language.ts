import type { CollectionConfig, Field, LabelFunction } from 'payload'
import { type InEach, panelLanguage } from '../../panel-kit/say.ts'
import { isRecord } from '../rich-text-node.ts'

/** Both texts, for our own code, and a function that takes the reader's, for Payload. */
type Spoken = LabelFunction & InEach

const isInEach = (label: unknown): label is InEach =>
  isRecord(label) && typeof label.en === 'string' && typeof label.es === 'string'

const spoken = (words: InEach): Spoken =>
  Object.assign<LabelFunction, InEach>(({ i18n }) => words[panelLanguage(i18n.language)], {
    ...words,
  })

/**
 * A label that Payload hands to the browser in one language. It puts a text in several into what is read aloud as
 * it is: 'New [object Object]'. Both texts stay beside it.
 *
 * Upstream: none found.
 * No longer needed: once the names of the buttons that sort and that make a document are made with getTranslation.
 */
export const inOneLanguage = <Label>(label: Label): Label | Spoken =>
  isInEach(label) ? spoken(label) : label

export const labelInOneLanguage = (field: Field): Field =>
  'label' in field && isInEach(field.label)
    ? // TypeScript loses which kind of field it is.
      ({ ...field, label: spoken(field.label) } as Field)
    : field

export const labelsInOneLanguage = ({ labels }: CollectionConfig): CollectionConfig['labels'] =>
  labels && {
    ...(labels.singular && { singular: inOneLanguage(labels.singular) }),
    ...(labels.plural && { plural: inOneLanguage(labels.plural) }),
  }
