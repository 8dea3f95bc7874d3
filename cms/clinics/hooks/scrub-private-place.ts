import type {
  CollectionAfterChangeHook,
  CollectionAfterOperationHook,
  PayloadRequest,
} from 'payload'
import type { Clinic } from '../../payload-types.ts'
import { type KnownPlace, placePattern } from '../private/place-pattern.ts'
import { namesStreet, slugWithoutStreet } from '../private/slug-without-street.ts'
import { isAddressPublic, knownPlaces, sameClinics } from '../queries/known-places.ts'
import { readSlugs, replaceSlugs } from '../queries/slugs-with-street.ts'
import { emptyPlaces, takeOutOfTexts } from '../queries/take-out-places.ts'

/** Takes private places out of what another capability keeps about some clinics. */
export type ForgetPlaces = (
  req: PayloadRequest,
  ids: readonly number[],
  pattern: string | undefined,
) => Promise<void>

const forgetSlugs = async (
  req: PayloadRequest,
  ids: readonly number[],
  places: readonly KnownPlace[],
) => {
  for (const clinic of await readSlugs(req, ids)) {
    const former = clinic.slugs.filter((slug) => namesStreet(slug, places))
    if (former.length === 0) continue
    const isFormer = former.includes(clinic.slug)
    const slug = isFormer ? await slugWithoutStreet(req, clinic) : clinic.slug
    if (slug) await replaceSlugs(req, clinic.id, former, slug)
  }
}

/**
 * Once a clinic's address is private, its place is taken out of everything that is kept about it: earlier
 * versions, what an undo would bring back, and words of people. A draft of a clinic whose street is public
 * changes nothing yet.
 */
export const scrubPrivatePlace =
  (forgetElsewhere: ForgetPlaces): CollectionAfterChangeHook<Clinic> =>
  async ({ data, doc, previousDoc, req }) => {
    // The document may be only what somebody asked to be answered.
    const { addressIsPrivate } = { ...data, ...doc }
    if (!addressIsPrivate || (await isAddressPublic(req, doc.id))) return
    const ids = await sameClinics(req, doc.id)
    const before: Partial<Clinic> = previousDoc ?? {}
    const places = [before, { address: before.movedFrom ?? null }, ...(await knownPlaces(req, ids))]
    const pattern = placePattern(places)
    await forgetSlugs(req, ids, places)
    // First the points, which are numbers in JSON.
    await emptyPlaces(req, ids)
    if (pattern) await takeOutOfTexts(req, ids, pattern)
    await forgetElsewhere(req, ids, pattern)
  }

/**
 * After a part of a draft was published, the rest is saved again as it was: in another language it may
 * still have the street that has just become private.
 */
export const scrubDraftPutBack: CollectionAfterOperationHook = async ({
  args,
  operation,
  req,
  result,
}) => {
  if (operation !== 'updateByID') return result
  const id = Number(args.id)
  const pattern = placePattern(req.context.privatePlaces?.get(id) ?? [])
  if (pattern && !(await isAddressPublic(req, id))) await takeOutOfTexts(req, [id], pattern)
  return result
}
