import type { Guide } from '../../contract/guide.ts'
import type { Guide as GuideDocument } from '../../payload-types.ts'
import { presentRichText } from './rich-text/present-rich-text.ts'

/** @param inEnglish names of the texts that are not in the language it was read in */
export const presentGuide = (
  { slug, title, summary, body, reviewedAt, updatedAt }: GuideDocument,
  inEnglish: string[] = [],
): Guide => ({
  slug,
  title,
  summary,
  body: presentRichText(body),
  inEnglish,
  reviewedAt: reviewedAt ?? null,
  updatedAt,
})
