import { z } from 'zod'

/** The languages that content is kept in. Spanish falls back to English, field by field. */
export const LOCALES = ['en', 'es'] as const
export type Locale = (typeof LOCALES)[number]

export const localeQuery = {
  locale: z.enum(LOCALES).default('en').describe('Language of names and texts'),
}
