import type { PayloadRequest } from 'payload'
import { needs } from '../needs.ts'
import { storeTranslations } from '../translations.ts'
import { idsBySlug } from './existing.ts'

/**
 * Fills the table of needs if it is empty. A row that editors have removed stays removed.
 * @returns how many were added
 */
export const loadNeeds = async (req: PayloadRequest): Promise<number> => {
  const { payload } = req
  const { totalDocs } = await payload.count({ collection: 'needs', req })
  if (totalDocs > 0) return 0
  const categories = await idsBySlug(req, 'categories')
  for (const {
    name: names,
    text,
    links = [],
    words,
    services,
    callFirst,
    isPrivate,
    ...rest
  } of needs) {
    const { id, links: stored } = await payload.create({
      collection: 'needs',
      locale: 'en',
      data: {
        name: names.en,
        words: [...words],
        services: [...services],
        categories: rest.categories.flatMap((slug) => categories.get(slug) ?? []),
        callFirst,
        text: text?.en,
        links: links.map(({ label, address }) => ({ label: label.en, address })),
        isPrivate: isPrivate ?? false,
      },
      req,
    })
    await storeTranslations(names, (locale, name) =>
      payload.update({
        collection: 'needs',
        id,
        locale,
        data: {
          name,
          text: text?.[locale],
          // The languages share the list of links, so each label needs the id of its row.
          links: links.map(({ label, address }, index) => ({
            id: stored?.[index]?.id,
            label: label[locale] ?? label.en,
            address,
          })),
        },
        req,
      }),
    )
  }
  return needs.length
}
