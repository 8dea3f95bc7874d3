import type { Payload, PayloadRequest } from 'payload'
import type { Clinic } from '../../cms/payload-types.ts'

/** Makes a clinic in Anderson, South Carolina, published unless the data says otherwise. */
export const newClinic = async (
  payload: Payload,
  data: Partial<Omit<Clinic, 'id' | 'createdAt' | 'updatedAt'>>,
  req?: PayloadRequest,
): Promise<Clinic> => {
  const { docs } = await payload.find({
    collection: 'states',
    where: { abbreviation: { equals: 'SC' } },
    ...(req && { req }),
  })
  const [state] = docs
  if (!state) throw new Error('The seed has South Carolina')
  return payload.create({
    collection: 'clinics',
    data: {
      name: 'Test Clinic',
      slug: '',
      address: '414 North St',
      city: 'Anderson',
      state: state.id,
      zipCode: '29621',
      phone: '864-555-0142',
      source: 'editor',
      _status: 'published',
      ...data,
    },
    ...(req && { req }),
  })
}
