import type { z } from 'zod'
import { faultInWords } from '../http/problems.ts'
import { wordsIn } from '../http/words/words-in.ts'
import type { InEach, PanelLanguage } from './say.ts'

const SPANISH = new Map<string, string>()

/** The message of a schema that the panel's input has to fit, for the reader's language. */
export const inputFault = ({ en, es }: InEach): string => {
  SPANISH.set(en, es)
  return en
}

/** What zod itself finds wrong is in the language that it was asked in. */
export const inputFaults = ({ issues }: z.ZodError, language: PanelLanguage): string =>
  issues
    .map(({ path, message }) => {
      const spanish = SPANISH.get(message)
      if (spanish) return language === 'es' ? spanish : message
      return `${path.join('.')}: ${faultInWords(message, wordsIn(language))}`
    })
    .join('; ')
