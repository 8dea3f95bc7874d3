import { perLanguage } from './catalog.ts'
import type { browse } from './en/browse.ts'

export const browseCopy = perLanguage(
  import.meta.glob<typeof browse>('./*/browse.ts', { eager: true, import: 'browse' }),
)
