import { z } from 'zod'
import { LOCALES } from './constants.ts'

/** Of a text for visitors that may not be translated. */
export const inEnglish = z
  .array(z.string())
  .describe(
    'Names of the texts here that are in English although another language was asked for: they are not translated yet',
  )

export const localeQuery = {
  locale: z.enum(LOCALES).default('en').describe('Language of names and texts'),
}
