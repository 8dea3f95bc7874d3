import { perLanguage } from './catalog.ts'
import type { offline } from './en/offline.ts'

export type OfflineCopy = typeof offline
export const offlineCopy = perLanguage(
  import.meta.glob<OfflineCopy>('./*/offline.ts', { eager: true, import: 'offline' }),
)
