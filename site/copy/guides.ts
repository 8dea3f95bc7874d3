import { perLanguage } from './catalog.ts'
import type { guides } from './en/guides.ts'

export const guidesCopy = perLanguage(
  import.meta.glob<typeof guides>('./*/guides.ts', { eager: true, import: 'guides' }),
)
