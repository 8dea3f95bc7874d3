import { z } from 'zod'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { readBoth } from '../queries/both.ts'
import { nameOfId } from '../queries/people.ts'
import { labelsOf, VERSIONED } from '../queries/versions.ts'
import { unpublishedParts } from './unpublished.ts'
import type { UnpublishedChange, UnpublishedChanges } from './unpublished-answer.ts'

/** What publishing a draft would make public: whose changes, by field and language. */
export const showUnpublished = action({
  method: 'get',
  path: '/unpublished/:collection/:id',
  roles: ['admin', 'editor'],
  input: z.object({ collection: z.enum(VERSIONED), id: documentId }),
  act: async ({ collection, id }, req, user): Promise<UnpublishedChanges> => {
    const both = await readBoth(req, collection, id)
    if (!both) throw new Refusal('This no longer exists.', 404)
    const labels = labelsOf(req.payload.collections[collection].config)
    const changes: UnpublishedChange[] = []
    for (const { name, locale, by } of unpublishedParts(req, collection, both))
      changes.push({
        field: labels.get(name) ?? name,
        locale,
        who: by === null ? null : await nameOfId(req, by),
        isMine: by === user.id,
      })
    return { isPublic: both.published !== null, changes }
  },
})
