import type { MarkdownFile } from './markdown-file.ts'
import { readTranslations, type Translations } from './translations.ts'

interface GuideText {
  title: string
  summary: string
  /** Markdown. */
  body: string
}

export interface Guide {
  slug: string
  texts: Translations<GuideText>
}

/** The order in which the resources page lists them. */
const SLUGS = ['qualify', 'insurance', 'payment', 'medications', 'emergency'] as const

const textOf = ({ field, body }: MarkdownFile): GuideText => ({
  title: field('title'),
  summary: field('summary'),
  body,
})

export const readGuides = (): Promise<Guide[]> =>
  Promise.all(
    SLUGS.map(async (slug) => ({
      slug,
      texts: await readTranslations(`guides/${slug}.md`, textOf),
    })),
  )
