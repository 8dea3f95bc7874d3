import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { VERSIONED } from '../../documents/queries/versions.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { versionBeside } from '../versions.ts'

/** Who made a version, and how it differs from another. */
export const showVersion = action({
  method: 'get',
  path: '/versions/:collection/:id',
  roles: ROLES,
  input: z.object({
    collection: z.enum(VERSIONED),
    id: documentId,
    /** The previous version if left out. */
    from: documentId.optional(),
  }),
  act: async ({ collection, id, from }, req) => {
    const found = await versionBeside(req, collection, id, from ?? null)
    if (!found)
      throw new Refusal(
        { en: 'This version no longer exists.', es: 'Esta versión ya no existe.' },
        404,
      )
    return found
  },
})
