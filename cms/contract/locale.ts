import { z } from 'zod'
import { LOCALES } from './constants.ts'

export const localeQuery = {
  locale: z.enum(LOCALES).default('en').describe('Language of names and texts'),
}
