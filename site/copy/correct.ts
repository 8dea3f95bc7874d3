import { perLanguage } from './catalog.ts'
import type { correct } from './en/correct.ts'

export type CorrectCopy = typeof correct
export const correctCopy = perLanguage(
  import.meta.glob<CorrectCopy>('./*/correct.ts', { eager: true, import: 'correct' }),
)
