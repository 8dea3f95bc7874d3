import { perLanguage } from './catalog.ts'
import type { fallback } from './en/fallback.ts'

export type FallbackCopy = typeof fallback
export const fallbackCopy = perLanguage(
  import.meta.glob<FallbackCopy>('./*/fallback.ts', { eager: true, import: 'fallback' }),
)
