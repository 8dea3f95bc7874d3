import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import type { Locale } from '../../cms/contract/constants.ts'
import { hasWords } from '../../cms/documents/empty.ts'
import { readArticles } from '../articles.ts'
import { readGuides } from '../guides.ts'
import { storeTranslations, type Translations } from '../translations.ts'
import { readLegal } from './legal.ts'
import { richTextOf } from './rich-text.ts'

type Texts = Record<string, unknown>

/** Rich text as the database keeps it: the ids of its blocks and links are of no importance. */
const withoutIds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => name !== 'id' && part !== undefined)
      .map(([name, part]) => [name, withoutIds(part)]),
  )
}

/** The seed's texts that are missing in a language while their English is still the seed's own. */
const missingTexts = (
  texts: { en: Texts; own: Texts },
  stored: { english: object; own: object },
): Texts =>
  Object.fromEntries(
    Object.entries(texts.own).filter(
      ([name, text]) =>
        hasWords(text) &&
        !hasWords(Reflect.get(stored.own, name)) &&
        isDeepStrictEqual(
          withoutIds(Reflect.get(stored.english, name)),
          withoutIds(texts.en[name]),
        ),
    ),
  )

/** How a document is read in a language, and written. */
interface Stored {
  read: (locale: Locale) => Promise<object>
  write: (locale: Locale, texts: Texts) => Promise<unknown>
}

/** @returns how many texts were filled */
const fill = async (texts: Translations<Texts>, { read, write }: Stored): Promise<number> => {
  let count = 0
  const english = await read('en')
  await storeTranslations(texts, async (locale, own) => {
    const missing = missingTexts({ en: texts.en, own }, { english, own: await read(locale) })
    if (Object.keys(missing).length === 0) return
    await write(locale, missing)
    count += Object.keys(missing).length
  })
  return count
}

const asText = { depth: 0, fallbackLocale: false } as const

/** Fills the documents of a collection by their slugs. One that has a draft is left to its editors. */
const fillCollection = async (
  req: PayloadRequest,
  collection: 'articles' | 'guides',
  documents: readonly { slug: string; texts: Translations<Texts> }[],
): Promise<number> => {
  const { payload } = req
  let count = 0
  for (const { slug, texts } of documents) {
    const { docs } = await payload.find({
      collection,
      where: { slug: { equals: slug } },
      draft: true,
      depth: 0,
      req,
    })
    const [doc] = docs
    if (doc?._status !== 'published') continue
    const { id } = doc
    count += await fill(texts, {
      read: (locale) => payload.findByID({ collection, id, locale, ...asText, req }),
      write: (locale, data) =>
        payload.update({ collection, id, locale, data: { ...data, _status: 'published' }, req }),
    })
  }
  return count
}

/** Each language's texts with their Markdown as rich text. */
const withBody = (
  texts: Translations<{ body: string }>,
  toBody: (markdown: string) => unknown,
): Translations<Texts> => {
  const inRichText = ({ body, ...words }: { body: string }) => ({ ...words, body: toBody(body) })
  const all: Translations<Texts> = { en: inRichText(texts.en) }
  for (const [locale, text] of Object.entries(texts) as [Locale, { body: string }][])
    all[locale] = inRichText(text)
  return all
}

/**
 * Fills the translations that the seed had not yet when a database was filled, where nobody has
 * written any and the English is still the seed's.
 * @returns how many texts were filled
 */
export const fillTranslations = async (req: PayloadRequest): Promise<number> => {
  const { payload } = req
  const { guides, articles } = payload.collections
  const guideBody = richTextOf(guides.config.flattenedFields, 'body')
  const articleBody = richTextOf(articles.config.flattenedFields, 'body')
  const inBoth = async (
    read: Promise<{ slug: string; texts: Translations<{ body: string }> }[]>,
    toBody: typeof guideBody,
  ) => (await read).map(({ slug, texts }) => ({ slug, texts: withBody(texts, toBody) }))
  const { privacy, terms } = await readLegal(req)
  const legal: Translations<Texts> = { en: { privacy: privacy.en, terms: terms.en } }
  await storeTranslations(privacy, async (locale, text) => {
    legal[locale] = { privacy: text, terms: terms[locale] }
  })
  const slug = 'site-settings'
  return (
    (await fillCollection(req, 'guides', await inBoth(readGuides(), guideBody))) +
    (await fillCollection(req, 'articles', await inBoth(readArticles(), articleBody))) +
    (await fill(legal, {
      read: (locale) => payload.findGlobal({ slug, locale, ...asText, req }),
      write: (locale, data) => payload.updateGlobal({ slug, locale, data, req }),
    }))
  )
}
