import { perLanguage } from './catalog.ts'
import type { about } from './en/about.ts'

export const aboutCopy = perLanguage(
  import.meta.glob<typeof about>('./*/about.ts', { eager: true, import: 'about' }),
)
