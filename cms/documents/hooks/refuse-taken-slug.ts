import type { CollectionBeforeValidateHook } from 'payload'
import { sayTo } from '../../panel-kit/say.ts'
import { refuseFields } from '../fields/refuse-fields.ts'
import { takenSlugs } from '../queries/taken-slugs.ts'

declare module 'payload' {
  interface RequestContext {
    /** Slugs that the caller has already found free, in a check of many together. */
    freeSlugs?: ReadonlySet<string>
  }
}

/** Postgres guards published documents only; a draft could take another page’s address. */
export const refuseTakenSlug: CollectionBeforeValidateHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const slug: unknown = data?.slug
  if (typeof slug !== 'string') return data
  if (slug === originalDoc?.slug || req.context.freeSlugs?.has(slug)) return data
  const taken = await takenSlugs(req, collection.slug, [slug], originalDoc?.id ?? null)
  if (taken.size === 0) return data
  const message = sayTo(req)({
    en: `Another page already has the address “${slug}”.`,
    es: `Otra página ya tiene la dirección «${slug}».`,
  })
  return refuseFields(req, collection.slug, [{ path: 'slug', message }])
}
