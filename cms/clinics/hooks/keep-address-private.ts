import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import type { Clinic } from '../../payload-types.ts'
import { type KnownPlace, placePattern, withoutPattern } from '../private/place-pattern.ts'
import { namesStreet, slugWithoutStreet } from '../private/slug-without-street.ts'
import { NO_PLACE } from '../private/without-place.ts'
import { knownPlaces } from '../queries/known-places.ts'

type Values = Partial<Clinic>

declare module 'payload' {
  interface RequestContext {
    /** Where clinics were whose addresses have become private, by id. */
    privatePlaces?: ReadonlyMap<number, readonly KnownPlace[]>
  }
}

/** The page's address has a writing of its own; answers to questions are forgotten once they are saved. */
const APART = ['slug', 'confirmed']

/** All places of a clinic that this request knows: once they are scrubbed, a waiting draft is saved again. */
const placesOf = async (req: PayloadRequest, before: Values, after: Values) => {
  const id = before.id ?? 0
  const earlier = req.context.privatePlaces?.get(id) ?? []
  const places = [...earlier, before, after, ...(await knownPlaces(req, id ? [id] : []))]
  req.context.privatePlaces = new Map(req.context.privatePlaces).set(id, places)
  return places
}

/** No undo makes an address public: only a person who says so, or accepts it of a file. */
const isPrivateAfter = (req: PayloadRequest, before: Values, after: Values): boolean => {
  if (req.context.isRestoringVersion) return before.addressIsPrivate === true
  const wasPrivate = Boolean(req.context.restoresValues && before.addressIsPrivate)
  return wasPrivate || after.addressIsPrivate === true
}

/**
 * A clinic whose address is private has neither street nor point, whoever saves it and how, and no text
 * or page address with the street that it had.
 */
export const keepAddressPrivate: CollectionBeforeValidateHook<Clinic> = async ({
  data = {},
  originalDoc,
  req,
}) => {
  const before: Values = originalDoc ?? {}
  const after: Values = { ...before, ...data }
  const addressIsPrivate = isPrivateAfter(req, before, after)
  if (!addressIsPrivate)
    return req.context.isRestoringVersion ? { ...data, addressIsPrivate } : data
  const places = await placesOf(req, before, after)
  const pattern = placePattern(places)
  const texts = Object.entries(data).map(([name, value]) => [
    name,
    APART.includes(name) ? value : withoutPattern(value, pattern),
  ])
  const slug = after.slug && namesStreet(after.slug, places)
  return {
    ...Object.fromEntries(texts),
    ...(slug && { slug: await slugWithoutStreet(req, after) }),
    ...NO_PLACE,
    addressIsPrivate,
  }
}
