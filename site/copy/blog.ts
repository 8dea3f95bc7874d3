import { perLanguage } from './catalog.ts'
import type { blog } from './en/blog.ts'

export const blogCopy = perLanguage(
  import.meta.glob<typeof blog>('./*/blog.ts', { eager: true, import: 'blog' }),
)
