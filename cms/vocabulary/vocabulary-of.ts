import type { PayloadRequest } from 'payload'
import type { Locale } from '../contract/constants.ts'
import { readVocabulary } from './queries/vocabulary.ts'
import type { Vocabulary } from './vocabulary.ts'

declare module 'payload' {
  interface RequestContext {
    vocabulary?: Record<Locale, Vocabulary>
  }
}

/** The vocabulary, read once per request: a batch of clinics shares it. */
export const vocabularyOf = async (req: PayloadRequest): Promise<Record<Locale, Vocabulary>> => {
  const vocabulary = req.context.vocabulary ?? (await readVocabulary(req))
  // Payload may have given the request another context meanwhile.
  req.context.vocabulary = vocabulary
  return vocabulary
}

export const forgetVocabulary = (req: PayloadRequest): void => {
  delete req.context.vocabulary
}
