import { perLanguage } from './catalog.ts'
import type { keep } from './en/keep.ts'

export type KeepCopy = typeof keep
export const keepCopy = perLanguage(
  import.meta.glob<KeepCopy>('./*/keep.ts', { eager: true, import: 'keep' }),
)
