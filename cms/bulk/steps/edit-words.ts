import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { languageName } from '../../documents/language-name.ts'
import { labelled } from '../../documents/queries/versions.ts'
import type { Change, Edit } from '../change.ts'
import { valueWords } from '../present/value-words.ts'
import { fieldNamed } from '../writing.ts'
import { titlesOf } from './titles.ts'

const sentence = (how: Edit['how'], label: string, words: string): string =>
  ({
    set: words === '' ? `${label}: emptied` : `${label}: set to ${words}`,
    add: `${label}: added ${words}`,
    remove: `${label}: removed ${words}`,
  })[how]

/** What an edit did to each field: 'Languages: added Haitian Creole'. */
export const editWords = async (
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  { edits, locale }: Change,
): Promise<string[]> => {
  const labels = new Map(labelled(config).map(({ name, label }) => [name, label]))
  const named = edits.map((edit) => ({ ...edit, field: fieldNamed(config, edit.field) }))
  const titles = await titlesOf(req, named)
  return named.map(({ field, how, value }) => {
    const label = labels.get(field.name) ?? field.name
    const isForeign = 'localized' in field && field.localized && locale !== 'en'
    const words = valueWords(value, field, titles).join(', ')
    return sentence(how, isForeign ? `${label} (${languageName(locale)})` : label, words)
  })
}
