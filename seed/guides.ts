import type { Localized } from './localized.ts'
import { readMarkdown } from './markdown-file.ts'

export interface Guide {
  slug: string
  title: Localized
  summary: Localized
  /** Markdown. */
  body: string
}

/** The order in which the resources page lists them. */
const SLUGS = ['qualify', 'insurance', 'payment', 'medications'] as const

export const readGuides = (): Promise<Guide[]> =>
  Promise.all(
    SLUGS.map(async (slug) => {
      const { field, body } = await readMarkdown(`guides/${slug}.md`)
      return {
        slug,
        title: { en: field('title'), es: field('title_es') },
        summary: { en: field('summary'), es: field('summary_es') },
        body,
      }
    }),
  )
