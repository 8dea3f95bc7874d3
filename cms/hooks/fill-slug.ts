import slugify from '@sindresorhus/slugify'
import type { CollectionSlug, FieldHook, PayloadRequest } from 'payload'
import { RESERVED_SLUGS } from '../fields/validate-slug.ts'
import { takenSlugs } from '../queries/taken-slugs.ts'

/** 'Clínica' becomes 'clinica', 'Children’s' becomes 'childrens'. */
export const toSlug = (text: string): string =>
  slugify(text.replaceAll(/['’]/g, ''), { decamelize: false })

/** The addresses to try, in order: 'a', 'a-b', 'a-b-c', then 'a-b-c-2', 'a-b-c-3' … */
const candidates = (parts: string[]): string[] => {
  const growing = parts.map((_, index) => toSlug(parts.slice(0, index + 1).join(' ')))
  const longest = growing.at(-1) ?? ''
  const numbered = Array.from({ length: 50 }, (_, index) => `${longest}-${index + 2}`)
  return [...new Set([...growing, ...numbered])].filter((slug) => slug !== '')
}

/** The first address made from the parts that is neither reserved nor taken. */
export const freeSlug = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  parts: string[],
): Promise<string> => {
  const wanted = candidates(parts)
  const taken = await takenSlugs(req, collection, wanted)
  return wanted.find((slug) => !RESERVED_SLUGS.includes(slug) && !taken.has(slug)) ?? ''
}

/** Fills an empty slug; one that is there is left as it is. */
export const fillSlug =
  (sources: string[]): FieldHook =>
  async ({ value, originalDoc, data, req, collection }) => {
    if (typeof value === 'string' && value.trim() !== '') return toSlug(value)
    if (originalDoc?.slug && value === undefined) return originalDoc.slug
    if (!collection) return value
    const parts = sources
      .map((source) => data?.[source] ?? originalDoc?.[source])
      .filter((part): part is string => typeof part === 'string' && part.trim() !== '')
    return parts.length > 0 ? freeSlug(req, collection.slug, parts) : value
  }
