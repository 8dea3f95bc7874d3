import type { PayloadRequest } from 'payload'
import { entryInWords } from '../../listings/index.ts'
import { panelLanguage } from '../../panel-kit/say.ts'
import { vocabularyOf } from '../../vocabulary/index.ts'
import type { FactValues } from './fact-values.ts'
import { FACTS, type FactName } from './facts.ts'

/** The lists of a clinic as the caller's language calls their entries; none in English. */
export type ListsInWords = Partial<Record<FactName, string[]>>

export const listsInWords = async (
  req: PayloadRequest,
  facts: FactValues,
): Promise<ListsInWords> => {
  const language = panelLanguage(req.i18n.language)
  if (language === 'en') return {}
  const { [language]: vocabulary } = await vocabularyOf(req)
  const lists = FACTS.flatMap(({ name, kind }) => {
    const entries = kind === 'list' ? facts[name] : null
    if (!Array.isArray(entries)) return []
    return [[name, entries.map((entry) => entryInWords(name, String(entry), language, vocabulary))]]
  })
  return Object.fromEntries(lists)
}
