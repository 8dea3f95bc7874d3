import type { PayloadRequest } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { BulkChange } from '../../payload-types.ts'

/** An entry of the log. @throws Refusal if there is none */
export const findEntry = async (req: PayloadRequest, id: number): Promise<BulkChange> => {
  const { docs } = await req.payload.find({
    collection: 'bulk-changes',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    showHiddenFields: true,
    req,
  })
  if (!docs[0])
    throw new Refusal({ en: 'There is no such entry.', es: 'No existe esa entrada.' }, 404)
  return docs[0]
}
