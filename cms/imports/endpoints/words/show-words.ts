import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { PUBLISHERS } from '../../../access/publishers.ts'
import { action, documentId } from '../../../panel-kit/action.ts'
import { nameOf } from '../../../panel-kit/person-name.ts'
import { type PanelLanguage, panelLanguage } from '../../../panel-kit/say.ts'
import { storedWords } from '../../../panel-kit/stored-words.ts'
import type { UnknownWord } from '../../../payload-types.ts'
import { isWordFact, wordKey } from '../../../vocabulary/index.ts'
import { wordsOfImport } from '../../queries/words/compare-words-again.ts'
import { type Entries, readEntries } from '../../words/entries.ts'
import { labelOf } from '../present-row.ts'
import type { WordAnswer, WordsAnswer } from './answers.ts'

/** As word-uses.ts writes them. */
const exampleWords = storedWords([
  { en: '{clinic} ({file}, line {line})', es: '{clinic} ({file}, línea {line})' },
])

/** More at once would keep people from reading them. */
const SHOWN = 200

const present = (doc: UnknownWord, entries: Entries, language: PanelLanguage): WordAnswer[] => {
  const { id, fact, word, guess, means, by, status } = doc
  if (!isWordFact(fact)) return []
  const isEntry = entries[fact].some(({ value }) => value === guess)
  return [
    {
      id,
      fact,
      label: labelOf(fact, language),
      word,
      count: doc.count,
      sources: doc.sources ?? '',
      example: exampleWords(doc.example ?? '', language),
      exampleClinic: doc.exampleClinic ?? null,
      guess: isEntry ? (guess ?? null) : null,
      certainty: isEntry ? (doc.certainty ?? null) : null,
      status: status as WordAnswer['status'],
      means: entries[fact].find(({ value }) => value === means)?.label ?? means ?? null,
      by: typeof by === 'object' && by ? nameOf(by) : null,
    },
  ]
}

/** The words of one file, with its own counts. */
const ofImport = async (req: PayloadRequest, importId: number, entries: Entries) => {
  const found = await wordsOfImport(req, importId)
  const rows = new Map<string, number>()
  for (const { fact, word, rows: count } of found) {
    const key = `${fact} ${wordKey(word) || word}`
    rows.set(key, (rows.get(key) ?? 0) + count)
  }
  const keys = found.map(({ word }) => wordKey(word) || word)
  const { docs } = await req.payload.find({
    collection: 'unknown-words',
    where: { key: { in: keys }, status: { equals: 'open' } },
    showHiddenFields: true,
    depth: 0,
    pagination: false,
    req,
  })
  return docs
    .flatMap((doc) => {
      const count = rows.get(`${doc.fact} ${doc.key}`)
      return count ? present({ ...doc, count }, entries, panelLanguage(req.i18n.language)) : []
    })
    .sort((one, other) => other.count - one.count)
}

const OPEN: Where = { status: { equals: 'open' } }
const DECIDED: Where = { status: { not_equals: 'open' } }

/** The words that nobody knows, or those that people have decided on, the most frequent first. */
export const showWords = action({
  method: 'get',
  path: '/words',
  roles: PUBLISHERS,
  input: z.object({
    /** Only those of one file under review. */
    import: documentId.optional(),
    state: z.enum(['open', 'decided']).default('open'),
    fact: z.string().max(40).default(''),
  }),
  act: async ({ import: importId, state, fact }, req): Promise<WordsAnswer> => {
    const entries = await readEntries(req)
    const isOpen = state === 'open'
    const all = { collection: 'unknown-words', req } as const
    const { docs } = await req.payload.find({
      ...all,
      where: { and: [isOpen ? OPEN : DECIDED, ...(fact ? [{ fact: { equals: fact } }] : [])] },
      sort: isOpen ? ['-count', 'word'] : '-updatedAt',
      depth: 1,
      limit: SHOWN,
    })
    return {
      words: importId
        ? await ofImport(req, importId, entries)
        : docs.flatMap((doc) => present(doc, entries, panelLanguage(req.i18n.language))),
      open: (await req.payload.count({ ...all, where: OPEN })).totalDocs,
      decided: (await req.payload.count({ ...all, where: DECIDED })).totalDocs,
      entries,
    }
  },
})
