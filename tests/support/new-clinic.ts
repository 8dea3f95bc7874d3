import type { Payload, PayloadRequest } from 'payload'
import type { Clinic } from '../../cms/payload-types.ts'

export const stateId = async (payload: Payload, abbreviation: string, req?: PayloadRequest) => {
  const where = { abbreviation: { equals: abbreviation } }
  const { docs } = await payload.find({ collection: 'states', where, ...(req && { req }) })
  const [state] = docs
  if (!state) throw new Error(`There is no state ${abbreviation}`)
  return state.id
}

/** Makes a clinic in Anderson, South Carolina, published unless the data says otherwise. */
export const newClinic = async (
  payload: Payload,
  data: Partial<Omit<Clinic, 'id' | 'createdAt' | 'updatedAt'>>,
  req?: PayloadRequest,
): Promise<Clinic> =>
  payload.create({
    collection: 'clinics',
    data: {
      name: 'Test Clinic',
      slug: '',
      address: '414 North St',
      city: 'Anderson',
      state: await stateId(payload, 'SC', req),
      zipCode: '29621',
      phone: '864-555-0142',
      source: 'editor',
      _status: 'published',
      ...data,
    },
    ...(req && { req }),
  })
