import type { Field, SanitizedCollectionConfig, Tab } from 'payload'
import { inEach } from '../../panel-kit/say.ts'
import { type StoredSentence, storedWords } from '../../panel-kit/stored-words.ts'
import { labelIn } from '../fields/field-label.ts'

const INVALID: readonly StoredSentence[] = [
  {
    en: 'The following field is invalid: {{labels}}',
    es: 'El siguiente campo no es válido: {{labels}}',
  },
  {
    en: 'The following fields are invalid: {{labels}}',
    es: 'Los siguientes campos no son válidos: {{labels}}',
  },
  // A field within a part of the form.
  { en: '{{part}} > {{label}}', es: '{{part}} > {{label}}' },
]

/** What a form calls its fields and their parts. */
const labelsIn = (fields: readonly (Field | Tab)[]): StoredSentence[] =>
  fields.flatMap((field) => {
    const label = 'label' in field ? field.label : undefined
    return [
      inEach((language) => labelIn(label, language) ?? ''),
      ...('tabs' in field ? labelsIn(field.tabs) : []),
      ...('fields' in field ? labelsIn(field.fields) : []),
    ].filter(({ en }) => en !== '')
  })

/** Why Payload could not publish a document on its date, which its jobs store in English. */
export const missedReason = ({ fields }: SanitizedCollectionConfig) =>
  storedWords([...INVALID, ...labelsIn(fields)])
