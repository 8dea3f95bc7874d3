import { perLanguage } from './catalog.ts'
import type { home } from './en/home.ts'

export const homeCopy = perLanguage(
  import.meta.glob<typeof home>('./*/home.ts', { eager: true, import: 'home' }),
)
