import { perLanguage } from './catalog.ts'
import type { reading } from './en/reading.ts'

export const readingCopy = perLanguage(
  import.meta.glob<typeof reading>('./*/reading.ts', { eager: true, import: 'reading' }),
)
