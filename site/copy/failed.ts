import { perLanguage } from './catalog.ts'
import type { failed } from './en/failed.ts'

export type FailedCopy = typeof failed
export const failedCopy = perLanguage(
  import.meta.glob<FailedCopy>('./*/failed.ts', { eager: true, import: 'failed' }),
)
