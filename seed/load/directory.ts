import type { PayloadRequest } from 'payload'
import { announce } from '../../cms/database/announce.ts'
import { categories } from '../categories.ts'
import { jurisdictions } from '../jurisdictions.ts'
import { storeTranslations } from '../translations.ts'
import { idsBySlug, stateIds } from './existing.ts'

/**
 * Adds the missing jurisdictions. It bypasses the collection's hooks: 59 times, they would look for
 * clinics whose listings name a state that was only just created.
 * @returns how many were added
 */
export const loadStates = async (req: PayloadRequest): Promise<number> => {
  const there = await stateIds(req)
  const missing = jurisdictions.filter(({ abbreviation }) => !there.has(abbreviation))
  for (const jurisdiction of missing) {
    await req.payload.db.create({
      collection: 'states',
      data: { ...jurisdiction },
      returning: false,
      req,
    })
  }
  if (missing.length > 0) await announce(req)
  return missing.length
}

/** Adds the categories that are missing. @returns how many */
export const loadCategories = async (req: PayloadRequest): Promise<number> => {
  const { payload } = req
  const there = await idsBySlug(req, 'categories')
  const missing = categories.filter(({ slug }) => !there.has(slug))
  for (const { name: names, slug, icon, description, serviceNames } of missing) {
    const { id } = await payload.create({
      collection: 'categories',
      locale: 'en',
      data: {
        name: names.en,
        slug,
        icon,
        description: description.en,
        serviceNames: [...serviceNames],
      },
      req,
    })
    await storeTranslations(names, (locale, name) =>
      payload.update({
        collection: 'categories',
        id,
        locale,
        data: { name, description: description[locale] },
        req,
      }),
    )
  }
  return missing.length
}
