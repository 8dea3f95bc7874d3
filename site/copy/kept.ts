import { perLanguage } from './catalog.ts'
import type { kept } from './en/kept.ts'

export type KeptCopy = typeof kept
export const keptCopy = perLanguage(
  import.meta.glob<KeptCopy>('./*/kept.ts', { eager: true, import: 'kept' }),
)
