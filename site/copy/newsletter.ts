import { perLanguage } from './catalog.ts'
import type { newsletter } from './en/newsletter.ts'

export type NewsletterCopy = typeof newsletter
export const newsletterCopy = perLanguage(
  import.meta.glob<NewsletterCopy>('./*/newsletter.ts', { eager: true, import: 'newsletter' }),
)
