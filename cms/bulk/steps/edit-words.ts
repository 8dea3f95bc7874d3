import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { languageName } from '../../documents/language-name.ts'
import { labelled } from '../../documents/queries/versions.ts'
import { type InEach, panelLanguage, sayIn } from '../../panel-kit/say.ts'
import type { Change, Edit } from '../change.ts'
import { valueWords } from '../present/value-words.ts'
import { fieldNamed } from '../writing.ts'
import { titlesOf } from './titles.ts'

const sentence = (how: Edit['how'], label: string, words: string): InEach => {
  if (how === 'add') return { en: `${label}: added ${words}`, es: `${label}: se agregó ${words}` }
  if (how === 'remove')
    return { en: `${label}: removed ${words}`, es: `${label}: se quitó ${words}` }
  return words === ''
    ? { en: `${label}: emptied`, es: `${label}: se vació` }
    : { en: `${label}: set to ${words}`, es: `${label}: se puso ${words}` }
}

/** What an edit did to each field: 'Languages: added Haitian Creole'. */
export const editWords = async (
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  { edits, locale }: Change,
): Promise<string[]> => {
  const language = panelLanguage(req.i18n.language)
  const say = sayIn(language)
  const labels = new Map(labelled(config, language).map(({ name, label }) => [name, label]))
  const named = edits.map((edit) => ({ ...edit, field: fieldNamed(config, edit.field) }))
  const titles = await titlesOf(req, named)
  return named.map(({ field, how, value }) => {
    const label = labels.get(field.name) ?? field.name
    const isForeign = 'localized' in field && field.localized && locale !== 'en'
    const words = valueWords(value, field, titles, language).join(', ')
    const whole = isForeign ? `${label} (${languageName(locale, language)})` : label
    return say(sentence(how, whole, words))
  })
}
