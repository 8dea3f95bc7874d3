import { perLanguage } from './catalog.ts'
import type { preview } from './en/preview.ts'

export const previewCopy = perLanguage(
  import.meta.glob<typeof preview>('./*/preview.ts', { eager: true, import: 'preview' }),
)
