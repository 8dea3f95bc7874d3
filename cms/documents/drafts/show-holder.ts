import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { VERSIONED } from '../queries/versions.ts'
import { type FormHolder, holderOf } from './form-lock.ts'

/** Who else is typing in a document's form right now. */
export const showHolder = action({
  method: 'get',
  path: '/form-holder/:collection/:id',
  roles: ROLES,
  input: z.object({ collection: z.enum(VERSIONED), id: documentId }),
  act: async ({ collection, id }, req): Promise<{ holder: FormHolder | null }> => ({
    holder: await holderOf(req, id, collection),
  }),
})
