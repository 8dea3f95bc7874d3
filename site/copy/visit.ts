import { perLanguage } from './catalog.ts'
import type { visit } from './en/visit.ts'

export type VisitCopy = typeof visit
export const visitCopy = perLanguage(
  import.meta.glob<VisitCopy>('./*/visit.ts', { eager: true, import: 'visit' }),
)
