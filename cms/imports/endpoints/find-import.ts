import type { PayloadRequest } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { Import } from '../../payload-types.ts'

/** @throws Refusal if there is no import with that id */
export const findImport = async (req: PayloadRequest, id: number): Promise<Import> => {
  const { docs } = await req.payload.find({
    collection: 'imports',
    where: { id: { equals: id } },
    depth: 1,
    limit: 1,
    showHiddenFields: true,
    req,
  })
  const [found] = docs
  if (!found)
    throw new Refusal(
      { en: 'This import no longer exists.', es: 'Esta importación ya no existe.' },
      404,
    )
  return found
}
