import { perLanguage } from './catalog.ts'
import type { reuse } from './en/reuse.ts'

export type ReuseCopy = typeof reuse
export const reuseCopy = perLanguage(
  import.meta.glob<ReuseCopy>('./*/reuse.ts', { eager: true, import: 'reuse' }),
)
