import { perLanguage } from './catalog.ts'
import type { legal } from './en/legal.ts'

export const legalCopy = perLanguage(
  import.meta.glob<typeof legal>('./*/legal.ts', { eager: true, import: 'legal' }),
)
