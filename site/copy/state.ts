import { perLanguage } from './catalog.ts'
import type { state } from './en/state.ts'

export const stateCopy = perLanguage(
  import.meta.glob<typeof state>('./*/state.ts', { eager: true, import: 'state' }),
)
