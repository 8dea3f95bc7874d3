import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { action } from '../../panel-kit/action.ts'
import { type LikelyDuplicate, likelyDuplicates } from '../queries/likely-duplicates.ts'

const text = z.string().trim().max(500).nullish()
const degrees = z.number().min(-180).max(180).nullish()

/** The likely duplicates of the clinic in a form, as its screen receives them. */
export interface LikelyDuplicates {
  duplicates: LikelyDuplicate[]
}

/** Clinics that may be the one whose form is being filled in. */
export const duplicates = action({
  method: 'post',
  path: '/clinics/duplicates',
  roles: PUBLISHERS,
  input: z.object({
    id: z.number().int().nullish(),
    name: text,
    phone: text,
    address: text,
    city: text,
    state: z.number().int().nullish(),
    zipCode: text,
    latitude: degrees,
    longitude: degrees,
  }),
  act: async (
    { id, name, state, latitude, longitude, ...rest },
    req,
  ): Promise<LikelyDuplicates> => ({
    duplicates: await likelyDuplicates(req, {
      ...rest,
      name: name ?? '',
      stateId: state ?? null,
      exceptId: id ?? null,
      point:
        typeof latitude === 'number' && typeof longitude === 'number'
          ? { latitude, longitude }
          : null,
    }),
  }),
})
