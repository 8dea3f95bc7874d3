import { perLanguage } from './catalog.ts'
import type { embed } from './en/embed.ts'

export type EmbedCopy = typeof embed
export const embedCopy = perLanguage(
  import.meta.glob<EmbedCopy>('./*/embed.ts', { eager: true, import: 'embed' }),
)
