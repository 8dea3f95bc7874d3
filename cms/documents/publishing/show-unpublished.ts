import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { readBoth } from '../queries/both.ts'
import { VERSIONED } from '../queries/versions.ts'
import type { UnpublishedChanges } from './unpublished-answer.ts'
import { unpublishedChanges } from './unpublished-changes.ts'

/** What publishing a draft would make public: whose changes, by field and language. */
export const showUnpublished = action({
  method: 'get',
  path: '/unpublished/:collection/:id',
  roles: PUBLISHERS,
  input: z.object({ collection: z.enum(VERSIONED), id: documentId }),
  act: async ({ collection, id }, req, user): Promise<UnpublishedChanges> => {
    const both = await readBoth(req, collection, id)
    if (!both) throw new Refusal({ en: 'This no longer exists.', es: 'Esto ya no existe.' }, 404)
    const [changes = []] = await unpublishedChanges(req, collection, [both], user.id)
    return { isPublic: both.published !== null, changes }
  },
})
