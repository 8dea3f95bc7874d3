import type { PayloadRequest } from 'payload'
import type { Clinic } from '../../payload-types.ts'

type Stored = Partial<Pick<Clinic, 'phone' | 'phones' | 'wrongPhones' | 'lastVerifiedAt'>>

/** How a clinic can be called, as stored: without its draft, whether it is public or not. */
export const storedClinic = async (req: PayloadRequest, id: number): Promise<Stored> => {
  const { docs } = await req.payload.find({
    collection: 'clinics',
    where: { id: { equals: id } },
    select: { phone: true, phones: true, wrongPhones: true, lastVerifiedAt: true },
    trash: true,
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0] ?? {}
}
