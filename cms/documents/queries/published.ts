import type { Where } from 'payload'
import type { Locale } from '../../contract/constants.ts'

/** Payload's Local API returns documents that were never published, unless it is told not to. */
const PUBLISHED: Where = { _status: { equals: 'published' } }

/** Query options for public answers: published documents, with English as the fallback. */
export const published = (locale: Locale, ...conditions: Where[]) => ({
  locale,
  fallbackLocale: 'en' as const,
  // With categories, pictures and linked pages.
  depth: 1,
  where: { and: [PUBLISHED, ...conditions] },
})
