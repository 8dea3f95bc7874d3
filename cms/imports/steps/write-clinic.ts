import type { PayloadRequest } from 'payload'
import type { Clinic } from '../../payload-types.ts'
import type { ClinicData } from './compare.ts'

// Everything goes through Payload's own path, so that hooks, versions and listings hold. Nobody is
// signed in, so nothing becomes verified by it.

/** @param slug one that is free; where it is empty, Payload finds one */
export const createClinic = (
  req: PayloadRequest,
  data: ClinicData,
  slug: string,
): Promise<Clinic> => {
  req.context.freeSlug = slug
  return req.payload.create({
    collection: 'clinics',
    data: { ...data, slug, _status: 'published' },
    depth: 0,
    req,
  })
}

export const updateClinic = (
  req: PayloadRequest,
  id: number,
  data: Partial<Omit<Clinic, 'id'>>,
): Promise<Clinic> => req.payload.update({ collection: 'clinics', id, data, depth: 0, req })

/** Removes it for good, with its history. */
export const removeClinic = async (req: PayloadRequest, id: number): Promise<void> => {
  await req.payload.delete({ collection: 'clinics', id, depth: 0, req })
}
