import { z } from 'zod'
import { inEnglish } from './locale.ts'
import { reviewedAt } from './reviewed-at.ts'
import { RichText } from './rich-text.ts'

/** A guide on qualifying for care, insurance, payment or medicines. */
export const Guide = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string().describe('What the reader gets, in one sentence'),
  body: RichText,
  inEnglish,
  reviewedAt,
  updatedAt: z.iso.datetime(),
})
export type Guide = z.infer<typeof Guide>
