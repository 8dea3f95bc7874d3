import type { PayloadRequest } from 'payload'
import {
  coreOf,
  lexiconsOf,
  namesWith,
  readWordParts,
  readWords,
  WORD_FACTS,
  type WordFact,
  wordKey,
} from '../../vocabulary/index.ts'
import { guessWords, wordsToGuess } from '../queries/words/guess-words.ts'
import { saveWords } from '../queries/words/save-words.ts'
import { type WordUse, wordsOfClinics, wordsOfFiles } from '../queries/words/word-uses.ts'

/** A word with all its uses. */
export interface FoundWord extends Omit<WordUse, 'source'> {
  key: string
  sources: string
}

/** Where a word stands that no file brought. */
const OF_CLINICS = 'the directory'

/** The uses of each word in one, whatever its spelling. */
const together = (uses: readonly WordUse[]): FoundWord[] => {
  const found = new Map<string, FoundWord>()
  for (const { source, ...use } of uses) {
    const key = wordKey(use.word) || use.word
    const id = `${use.fact} ${key}`
    const before = found.get(id)
    const sources = new Set([...(before?.sources.split(', ') ?? []), source])
    found.set(id, {
      ...(before ?? use),
      key,
      count: (before?.count ?? 0) + use.count,
      sources: [...sources].join(', '),
    })
  }
  return [...found.values()]
}

/**
 * Counts the words that nobody knows: those that files were left with, and those in the lists of published
 * clinics, whatever way they came in.
 */
export const noteWords = async (req: PayloadRequest): Promise<void> => {
  const parts = await readWordParts(req)
  const lexicons = lexiconsOf(parts)
  const isUnknown = (fact: WordFact, word: string) => lexicons[fact].find(word) === undefined
  const ofClinics = (await wordsOfClinics(req)).flatMap((use) =>
    readWords(use.word, lexicons[use.fact]).unknown.map(
      (word): WordUse => ({ ...use, word, source: OF_CLINICS }),
    ),
  )
  const ofFiles = await wordsOfFiles(req)
  const open = [...ofFiles, ...ofClinics].filter(({ fact, word }) => isUnknown(fact, word))
  await saveWords(req, together(open))
  const names = WORD_FACTS.flatMap((fact) =>
    namesWith(fact, parts[fact]).map(([text, entry]) => ({
      fact,
      core: coreOf(fact, text),
      entry,
    })),
  )
  const questions = (await wordsToGuess(req)).map(({ id, fact, word }) => ({
    id,
    fact,
    core: coreOf(fact, word),
  }))
  if (questions.length > 0) await guessWords(req, questions, names)
}
