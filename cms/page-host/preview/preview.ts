import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { LOCALES, type Locale } from '../../contract/constants.ts'
import { isEmpty } from '../../documents/empty.ts'
import { localizedNames } from '../../documents/fields/localized-names.ts'
import { presentArticle, presentGuide } from '../../guides/index.ts'
import { presentClinic, withPoints } from '../../listings/index.ts'
import { action } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { Article, Clinic, Guide } from '../../payload-types.ts'
import { vocabularyOf } from '../../vocabulary/index.ts'

const COLLECTIONS = ['clinics', 'guides', 'articles'] as const
type Previewed = (typeof COLLECTIONS)[number]

const named = { slug: 'preview', updatedAt: new Date(0).toISOString() }

/** How each collection is shown to visitors; an unfinished form is shown as far as it goes. */
const presenters: {
  [Name in Previewed]: (doc: object, locale: Locale, req: PayloadRequest) => Promise<unknown>
} = {
  clinics: async (doc, locale, req) => {
    const clinic = { name: '', city: '', ...named, ...doc } as Clinic
    if (!clinic.state)
      throw new Refusal({
        en: 'Choose a state to see the page here.',
        es: 'Elija un estado para ver la página aquí.',
      })
    const vocabulary = (await vocabularyOf(req))[locale]
    const [placed = clinic] = await withPoints(req, [clinic])
    return JSON.parse(presentClinic(placed, locale, vocabulary).detail)
  },
  guides: async (doc) => presentGuide({ title: '', summary: '', ...named, ...doc } as Guide),
  articles: async (doc, locale) => {
    const article = { title: '', excerpt: '', author: '', ...named, ...doc } as Article
    if (!article.category)
      throw new Refusal({
        en: 'Choose a category to see the page here.',
        es: 'Elija una categoría para ver la página aquí.',
      })
    return presentArticle({ ...article, date: article.date ?? named.updatedAt }, locale)
  },
}

type Values = Record<string, unknown>

const valuesThat = (values: object, holds: (name: string, value: unknown) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => holds(name, value)))

/** The latest English of the localized fields, which visitors read where nothing is translated. */
const englishOf = async (req: PayloadRequest, collection: Previewed, id: number) => {
  const doc = await req.payload.findByID({
    collection,
    id,
    draft: true,
    locale: 'en',
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  const localized = localizedNames(req.payload.collections[collection].config)
  return valuesThat(doc ?? {}, (name) => localized.has(name))
}

/** A form's values as visitors would see them. Fields where nothing was typed are null. */
const fill = async (
  req: PayloadRequest,
  collection: Previewed,
  locale: Locale,
  data: Values,
): Promise<Values> => {
  const isTranslation = locale !== 'en' && typeof data.id === 'number'
  const english = isTranslation ? await englishOf(req, collection, Number(data.id)) : {}
  const typed = valuesThat(
    data,
    (name, value) => value !== null && !(name in english && isEmpty(value)),
  )
  return { ...english, ...typed }
}

/** What visitors would see of a form in its current state, saved or not; nothing is written. */
export const preview = action({
  method: 'post',
  path: '/preview/:collection',
  roles: ['admin', 'editor', 'reviewer'],
  input: z.object({
    collection: z.enum(COLLECTIONS),
    locale: z.enum(LOCALES).catch('en'),
    data: z.record(z.string(), z.unknown()),
  }),
  act: async ({ collection, locale, data }, req) => {
    const doc = await req.payload.findByID({
      collection,
      id: typeof data.id === 'number' ? data.id : 0,
      // Payload takes this data as it is, and only reads what it refers to.
      data: await fill(req, collection, locale, data),
      flattenLocales: false,
      depth: collection === 'clinics' ? 0 : 1,
      locale,
      fallbackLocale: 'en',
      overrideAccess: false,
      req,
    })
    return { page: await presenters[collection](doc, locale, req) }
  },
})
