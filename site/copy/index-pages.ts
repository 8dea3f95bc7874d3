import { perLanguage } from './catalog.ts'
import type { indexPages } from './en/index-pages.ts'

export const indexPagesCopy = perLanguage(
  import.meta.glob<typeof indexPages>('./*/index-pages.ts', { eager: true, import: 'indexPages' }),
)
