import {
  isolateObjectProperty,
  type JsonObject,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Adds the document's current Spanish texts to a version that is being restored, if it lacks them: what is in a
 * draft only to a draft only.
 * @param version with localized fields in every language; it is changed in place
 */
export const keepSpanish = async (
  req: PayloadRequest,
  { slug, flattenedFields }: Pick<SanitizedCollectionConfig, 'slug' | 'flattenedFields'>,
  id: unknown,
  version: JsonObject,
  isDraft: boolean,
): Promise<void> => {
  const now: Record<string, unknown> = {
    ...(await req.payload.findByID({
      collection: slug as 'clinics' | 'guides' | 'articles',
      id: Number(id),
      draft: isDraft,
      locale: 'all',
      depth: 0,
      // The request itself keeps its own language.
      req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
    })),
  }
  for (const field of flattenedFields) {
    if (!('localized' in field) || !field.localized) continue
    const kept = now[field.name]
    const restored: unknown = version[field.name]
    if (!isObject(kept) || isEmpty(kept.es)) continue
    if (isObject(restored) && !isEmpty(restored.es)) continue
    version[field.name] = { ...(isObject(restored) && restored), es: kept.es }
  }
}
