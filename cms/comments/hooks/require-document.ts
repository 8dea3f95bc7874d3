import type { CollectionBeforeValidateHook } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { Comment } from '../../payload-types.ts'

/** Refuses a comment on what its author may not read. @throws also if there is no such document */
export const requireDocument: CollectionBeforeValidateHook<Comment> = async ({
  data,
  operation,
  req,
}) => {
  const { document } = data ?? {}
  if (operation !== 'create' || !req.user || !document) return data
  const { relationTo, value } = document
  const id = typeof value === 'object' ? value.id : value
  const { docs } = await req.payload.find({
    collection: relationTo,
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    pagination: false,
    select: {},
    user: req.user,
    req,
  })
  if (docs.length === 0)
    throw new Refusal(
      {
        en: 'What you comment on is not there any more.',
        es: 'Lo que usted comenta ya no existe.',
      },
      404,
    )
  return data
}
