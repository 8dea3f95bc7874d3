import { perLanguage } from './catalog.ts'
import type { outdated } from './en/outdated.ts'

export type OutdatedCopy = typeof outdated
export const outdatedCopy = perLanguage(
  import.meta.glob<OutdatedCopy>('./*/outdated.ts', { eager: true, import: 'outdated' }),
)
