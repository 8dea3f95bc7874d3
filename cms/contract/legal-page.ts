import { z } from 'zod'
import { inEnglish } from './locale.ts'
import { RichText } from './rich-text.ts'

/** The privacy policy or the terms of service. */
export const LegalPage = z.object({
  updated: z.string().describe("When it was last changed, in words: 'December 2024'"),
  body: RichText,
  inEnglish,
})
export type LegalPage = z.infer<typeof LegalPage>
