import slugify from '@sindresorhus/slugify'
import type { FieldHook } from 'payload'
import { RESERVED_SLUGS } from '../fields/validate-slug.ts'
import { takenSlugs } from '../queries/taken-slugs.ts'

/** Documents that may agree in everything their addresses are made from. */
const MOST_NAMESAKES = 50

/** 'Clínica' becomes 'clinica', 'Children’s' becomes 'childrens'. */
export const toSlug = (text: string): string =>
  slugify(text.replaceAll(/['’]/g, ''), { decamelize: false })

/** The addresses to try, in order: 'a', 'a-b', 'a-b-c', then 'a-b-c-2', 'a-b-c-3' … */
export const slugCandidates = (parts: string[]): string[] => {
  const growing = parts.map((_, index) => toSlug(parts.slice(0, index + 1).join(' ')))
  const longest = growing.at(-1) ?? ''
  const numbered = Array.from({ length: MOST_NAMESAKES }, (_, index) => `${longest}-${index + 2}`)
  const all = [...new Set([...growing, ...numbered])]
  return all.filter((slug) => slug !== '' && !RESERVED_SLUGS.includes(slug))
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
    const candidates = slugCandidates(parts)
    const taken = await takenSlugs(req, collection.slug, candidates)
    return candidates.find((slug) => !taken.has(slug)) ?? value
  }
