import type { PerLanguage } from './catalog.ts'
import { newsletter as en } from './en/newsletter.ts'

export type NewsletterCopy = typeof en
export const newsletterCopy: PerLanguage<NewsletterCopy> = { en }
