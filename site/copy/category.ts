import { perLanguage } from './catalog.ts'
import type { category } from './en/category.ts'

export const categoryCopy = perLanguage(
  import.meta.glob<typeof category>('./*/category.ts', { eager: true, import: 'category' }),
)
