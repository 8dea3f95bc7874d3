import type { Payload, PayloadRequest } from 'payload'
import type { Locale } from '../../contract/constants.ts'
import { hasWords } from '../empty.ts'
import { localizedNames } from '../fields/localized-names.ts'

/**
 * The names of the texts that a reader gets in English, since there are none in their language.
 * @param shown the document with English where it is not translated
 * @param own the same without that
 */
export const textsInEnglish = (
  names: Iterable<string>,
  shown: object,
  own: object | undefined,
): string[] =>
  [...names].filter(
    (name) => hasWords(Reflect.get(shown, name)) && !hasWords(own && Reflect.get(own, name)),
  )

interface Asked {
  collection: 'articles' | 'clinics' | 'guides'
  locale: Locale
  req?: PayloadRequest
}

/**
 * Of each document, the names of the texts that are shown in English.
 * @param shown published documents, read with English as the fallback
 */
export const readInEnglish = async (
  payload: Payload,
  { collection, locale, req }: Asked,
  shown: readonly { id: number }[],
): Promise<Map<number, string[]>> => {
  if (locale === 'en' || shown.length === 0) return new Map()
  const names = localizedNames(payload.collections[collection].config)
  const { docs } = await payload.find({
    collection,
    where: { id: { in: shown.map(({ id }) => id) } },
    select: Object.fromEntries([...names].map((name) => [name, true])),
    locale,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    ...(req && { req }),
  })
  const own = new Map(docs.map((doc) => [doc.id, doc]))
  return new Map(shown.map((doc) => [doc.id, textsInEnglish(names, doc, own.get(doc.id))]))
}
