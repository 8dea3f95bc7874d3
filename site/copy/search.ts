import { perLanguage } from './catalog.ts'
import type { search } from './en/search.ts'

export const searchCopy = perLanguage(
  import.meta.glob<typeof search>('./*/search.ts', { eager: true, import: 'search' }),
)
