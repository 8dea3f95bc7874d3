import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { addressLine, comparedPhone, isPhoneWrong } from '../../clinics/index.ts'
import { ADDRESS_LABEL } from '../../contract/clinic-facts.ts'
import { refuseFields } from '../../documents/fields/refuse-fields.ts'
import { idOf } from '../../documents/id-of.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { type InEach, sayTo } from '../../panel-kit/say.ts'
import type { Clinic } from '../../payload-types.ts'
import { zipCentroid } from '../../places/index.ts'
import { differences } from './corrections.ts'
import { isNoticeKept, noticeChange, noticeInput } from './notice.ts'
import { outcomeInput, refuseWithoutPhone, settle, spokenWith } from './settle.ts'

const place = z.object({
  address: z.string().trim().max(500),
  city: z.string().trim().max(200),
  state: documentId,
  zipCode: z.string().trim().max(10),
  /** Null if it has kept its number. */
  phone: z.string().trim().max(100).nullable().default(null),
})
type Place = z.infer<typeof place>

/** The new point, from the ZIP code. @throws ValidationError that names the field */
const locate = async (
  req: PayloadRequest,
  { address, city, state, zipCode }: Place,
  { addressIsPrivate }: Clinic,
) => {
  const refuse = (path: string, said: InEach) =>
    refuseFields(req, 'clinics', [{ path, message: sayTo(req)(said) }])
  if (!address && !addressIsPrivate)
    refuse('address', {
      en: 'Enter the new street address.',
      es: 'Escriba la calle y el número nuevos.',
    })
  if (!city) refuse('city', { en: 'Enter the new city.', es: 'Escriba la ciudad nueva.' })
  if (!/^\d{5}$/.test(zipCode))
    refuse('zipCode', {
      en: 'Enter the five digits, such as 94952.',
      es: 'Escriba los cinco dígitos, por ejemplo 94952.',
    })
  const { name, abbreviation } = await req.payload.findByID({
    collection: 'states',
    id: state,
    depth: 0,
    req,
  })
  const centroid = await zipCentroid(req, zipCode)
  if (!centroid)
    return refuse('zipCode', {
      en: 'This ZIP code does not exist. Check the digits.',
      es: 'Este código postal no existe. Revise los dígitos.',
    })
  if (centroid.state !== abbreviation)
    refuse('zipCode', {
      en: `This ZIP code is in ${centroid.state}, not in ${name}.`,
      es: `Este código postal está en ${centroid.state}, no en ${name}.`,
    })
  return {
    latitude: centroid.latitude,
    longitude: centroid.longitude,
    town: `${city}, ${abbreviation}`,
  }
}

/** An extension belongs to the number that it had. */
const newPhone = ({ phone }: Place) => (phone ? { phone, phoneExtension: null } : {})

const addressChange = (clinic: Clinic, place: Place) => ({
  field: ADDRESS_LABEL.en,
  before: addressLine(clinic),
  after: addressLine(place),
})

/** It has moved: the new address counts as verified, with the ZIP code’s point for now. */
export const move = action({
  method: 'post',
  path: '/verification/:clinic/move',
  roles: ROLES,
  input: outcomeInput.extend({ place, notice: noticeInput.optional() }),
  act: (input, req, user) =>
    settle(req, user, input, {
      outcome: 'moved',
      decide: async (clinic) => {
        refuseWithoutPhone(clinic)
        const { latitude, longitude, town } = await locate(req, input.place, clinic)
        const { phone: _, ...there } = input.place
        const place = clinic.addressIsPrivate ? { ...there, address: '' } : there
        const { wrongPhones } = clinic
        if (isPhoneWrong({ phone: input.place.phone, wrongPhones }))
          throw new Refusal({
            en: 'This is a number that didn’t work. Ask for another one.',
            es: 'Este número no funcionó. Pida otro.',
          })
        const { data: phone, changes } = await differences(req, clinic, newPhone(input.place))
        const said = await noticeChange(req, clinic, input.notice)
        return {
          spanish: said.spanish,
          data: {
            ...said.data,
            ...place,
            ...phone,
            latitude,
            longitude,
            coordinatesApproximate: true,
            movedFrom: addressLine(clinic),
            movedAt: new Date().toISOString(),
            ...spokenWith(clinic, { ...place, ...phone }),
          },
          changes: [
            addressChange(clinic, { ...input.place, ...place }),
            ...changes,
            ...said.changes,
          ],
          message: {
            en: `${clinic.name} has moved to ${town}, and is verified.`,
            es: `${clinic.name} se mudó a ${town} y quedó verificada.`,
          },
        }
      },
      isKept: ({ address, city, state, zipCode, addressIsPrivate, phone, ...clinic }) =>
        isNoticeKept(clinic, input.notice) &&
        isDeepStrictEqual(
          {
            address: addressIsPrivate ? input.place.address : address,
            city,
            state: idOf(state),
            zipCode,
            phone: input.place.phone && comparedPhone(phone ?? ''),
          },
          { ...input.place, phone: input.place.phone && comparedPhone(input.place.phone) },
        ),
    }),
})
