import { perLanguage } from './catalog.ts'
import type { reviewed } from './en/reviewed.ts'

export const reviewedCopy = perLanguage(
  import.meta.glob<typeof reviewed>('./*/reviewed.ts', { eager: true, import: 'reviewed' }),
)
