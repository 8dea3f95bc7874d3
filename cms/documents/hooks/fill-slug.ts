import slugify from '@sindresorhus/slugify'
import type { CollectionSlug, FieldHook } from 'payload'
import { RESERVED_SLUGS } from '../fields/validate-slug.ts'
import { takenSlugs } from '../queries/taken-slugs.ts'
import { wasPublished } from '../queries/was-published.ts'

/** How many documents may share everything that their slugs are made from. */
const MOST_NAMESAKES = 50

/** 'Clínica' becomes 'clinica', 'Children’s' becomes 'childrens'. */
export const toSlug = (text: string): string =>
  slugify(text.replaceAll(/['’]/g, ''), { decamelize: false })

/**
 * The slugs to try, in order: 'a', 'a-b', 'a-b-c', then 'a-b-c-2', 'a-b-c-3' …
 * @param wished a slug to try before these
 */
export const slugCandidates = (parts: string[], wished = ''): string[] => {
  const growing = parts.map((_, index) => toSlug(parts.slice(0, index + 1).join(' ')))
  const longest = growing.at(-1)
  if (!longest) return []
  const numbered = Array.from({ length: MOST_NAMESAKES }, (_, index) => `${longest}-${index + 2}`)
  const all = [...new Set([wished, ...growing, ...numbered])]
  return all.filter((slug) => slug !== '' && !RESERVED_SLUGS.includes(slug))
}

const isText = (part: unknown): part is string => typeof part === 'string' && part.trim() !== ''

/** The texts that a slug is made from; none until the first source is filled in. */
const textsOf = (doc: Record<string, unknown> | undefined, sources: string[]): string[] => {
  const [first, ...rest] = sources.map((source) => doc?.[source])
  return isText(first) ? [first, ...rest.filter(isText)] : []
}

/**
 * Whether a slug was made from the document's current values and may still change with them, since
 * it was never public.
 */
const follows = async (
  slug: string,
  sources: string[],
  originalDoc: Record<string, unknown> | undefined,
  { req, collection }: Pick<Parameters<FieldHook>[0], 'req' | 'collection'>,
): Promise<boolean> => {
  if (!originalDoc || !collection?.versions?.drafts || originalDoc._status !== 'draft') return false
  if (!slugCandidates(textsOf(originalDoc, sources)).includes(slug)) return false
  return !(await wasPublished(req, collection.slug as CollectionSlug, Number(originalDoc.id)))
}

/**
 * Fills an empty slug. An existing one is kept, except in an unpublished draft whose slug was made
 * from its name: the panel saves a draft from the first letter on.
 */
export const fillSlug =
  (sources: string[]): FieldHook =>
  async ({ value, originalDoc, data, req, collection }) => {
    const chosen = typeof value === 'string' ? toSlug(value) : ''
    const known: string = originalDoc?.slug ?? ''
    const current = value === undefined ? known : chosen
    if (!collection) return value
    const parts = textsOf({ ...originalDoc, ...data }, sources)
    const renamed = parts.join() !== textsOf(originalDoc, sources).join()
    const remade =
      current === known &&
      renamed &&
      (await follows(known, sources, originalDoc, { req, collection }))
    if (current !== '' && !remade) return current
    const candidates = slugCandidates(parts)
    const taken = await takenSlugs(req, collection.slug, candidates, originalDoc?.id ?? null)
    // Null rather than empty: otherwise two drafts without a name would have the same slug.
    return candidates.find((slug) => !taken.has(slug)) ?? null
  }
