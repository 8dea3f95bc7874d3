import type { Payload } from 'payload'
import type { Locale } from '../../contract/constants.ts'
import { published } from '../../documents/queries/published.ts'

/** One published guide, with the pages it links to. */
export const readGuide = async (payload: Payload, slug: string, locale: Locale) => {
  const { docs } = await payload.find({
    collection: 'guides',
    ...published(locale, { slug: { equals: slug } }),
    limit: 1,
    pagination: false,
  })
  return docs[0]
}
