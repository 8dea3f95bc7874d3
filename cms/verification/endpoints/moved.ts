import { isDeepStrictEqual } from 'node:util'
import { type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { addressLine } from '../../clinics/index.ts'
import { idOf } from '../../documents/id-of.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import type { Clinic } from '../../payload-types.ts'
import { zipCentroid } from '../../places/index.ts'
import { outcomeInput, refuseWithoutPhone, settle, spokenWith } from './settle.ts'

const place = z.object({
  address: z.string().trim().max(500),
  city: z.string().trim().max(200),
  state: documentId,
  zipCode: z.string().trim().max(10),
})
type Place = z.infer<typeof place>

/** The new point, from the ZIP code. @throws ValidationError that names the field */
const locate = async (
  req: PayloadRequest,
  { address, city, state, zipCode }: Place,
  { addressIsPrivate }: Clinic,
) => {
  const refuse = (path: string, message: string) => {
    throw new ValidationError({ collection: 'clinics', errors: [{ path, message }], req })
  }
  if (!address && !addressIsPrivate) refuse('address', 'Enter the new street address.')
  if (!city) refuse('city', 'Enter the new city.')
  if (!/^\d{5}$/.test(zipCode)) refuse('zipCode', 'Enter the five digits, such as 94952.')
  const { name, abbreviation } = await req.payload.findByID({
    collection: 'states',
    id: state,
    depth: 0,
    req,
  })
  const centroid = await zipCentroid(req, zipCode)
  if (!centroid) return refuse('zipCode', 'This ZIP code does not exist. Check the digits.')
  if (centroid.state !== abbreviation)
    refuse('zipCode', `This ZIP code is in ${centroid.state}, not in ${name}.`)
  return {
    latitude: centroid.latitude,
    longitude: centroid.longitude,
    town: `${city}, ${abbreviation}`,
  }
}

const changesOf = (clinic: Clinic, place: Place) => [
  {
    field: 'Address',
    before: addressLine(clinic),
    after: addressLine(place),
  },
]

/** It has moved: the new address counts as verified, with the ZIP code’s point for now. */
export const move = action({
  method: 'post',
  path: '/verification/:clinic/move',
  roles: ROLES,
  input: outcomeInput.extend({ place }),
  act: (input, req, user) =>
    settle(req, user, input, {
      outcome: 'moved',
      decide: async (clinic) => {
        refuseWithoutPhone(clinic)
        const { latitude, longitude, town } = await locate(req, input.place, clinic)
        const place = clinic.addressIsPrivate ? { ...input.place, address: '' } : input.place
        return {
          data: {
            ...place,
            latitude,
            longitude,
            coordinatesApproximate: true,
            movedFrom: addressLine(clinic),
            movedAt: new Date().toISOString(),
            ...spokenWith(clinic, place),
          },
          changes: changesOf(clinic, place),
          message: `${clinic.name} has moved to ${town}, and is verified.`,
        }
      },
      isKept: ({ address, city, state, zipCode, addressIsPrivate }) =>
        isDeepStrictEqual(
          {
            address: addressIsPrivate ? input.place.address : address,
            city,
            state: idOf(state),
            zipCode,
          },
          input.place,
        ),
    }),
})
