import type { Guide } from '../../contract/guide.ts'
import type { Guide as GuideDocument } from '../../payload-types.ts'
import { presentRichText } from './rich-text/present-rich-text.ts'

export const presentGuide = ({ slug, title, summary, body, updatedAt }: GuideDocument): Guide => ({
  slug,
  title,
  summary,
  body: presentRichText(body),
  updatedAt,
})
