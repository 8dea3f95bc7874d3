import { z } from 'zod'
import { action, documentId } from '../../panel-kit/action.ts'
import { hasWords } from '../empty.ts'
import { englishOf } from '../queries/earlier-english.ts'
import { readRecords } from '../queries/translation-records.ts'
import { type ComparedLine, compareLines } from './compare-lines.ts'
import { type Term, termsIn } from './glossary.ts'
import { inAll } from './in-all.ts'
import { linesOf } from './lines-of.ts'
import { apart, localizedOf } from './note-translations.ts'
import { NOTED } from './translatable.ts'
import { changedSince } from './translated-from.ts'

/** A document's English, for whoever writes the Spanish beside it. */
export interface EnglishText {
  field: string
  /** With what it said when it was translated, if it has changed since and that is known. */
  lines: ComparedLine[]
}

export interface EnglishAnswer {
  texts: EnglishText[]
  /** How the Spanish pages say what the English says. */
  terms: Term[]
}

/** The English of a document, what has changed in it since it was translated, and the words to use. */
export const showEnglish = action({
  method: 'get',
  path: '/translations/:collection/:id/english',
  roles: ['admin', 'editor', 'reviewer'],
  input: z.object({ collection: z.enum(NOTED), id: documentId }),
  act: async ({ collection, id }, req, user): Promise<EnglishAnswer> => {
    const read = { collection, id, locale: 'all', depth: 0, trash: true } as const
    const doc = await req.payload.findByID({
      ...read,
      draft: true,
      overrideAccess: false,
      user,
      req: apart(req),
    })
    const known = await readRecords(req, { source: collection, id })
    const changed = changedSince(doc, known, 'es')
    const texts: EnglishText[] = []
    for (const config of localizedOf(req.payload.collections[collection].config.flattenedFields)) {
      const field = config.name
      const now = linesOf(inAll(doc, field).en, config)
      if (!hasWords(inAll(doc, field).en)) continue
      const from = changed.includes(field) ? known.find((one) => one.field === field) : undefined
      const before = from && (await englishOf(req, collection, id, from))
      texts.push({ field, lines: compareLines(before ? linesOf(before, config) : now, now) })
    }
    const said = texts
      .flatMap(({ lines }) => lines.map((line) => line.map(({ text }) => text).join(' ')))
      .join('\n')
    return { texts, terms: termsIn(said) }
  },
})
