import type { CollectionSlug, PayloadRequest, TypedUser } from 'payload'
import { isOthers } from '../../documents/publishing/unpublished-answer.ts'
import { unpublishedChanges } from '../../documents/publishing/unpublished-changes.ts'
import { publishedEver } from '../../documents/queries/was-published.ts'
import type { WaitingDraft } from '../endpoints/answers.ts'
import { isPublished, newestOf, type State } from '../state.ts'
import type { ChosenDocument } from './find-chosen.ts'

/** A document that a change would touch. */
export interface Touched extends ChosenDocument {
  state: State
}

/** The drafts that a publication would make public, and whose changes they hold. */
export const draftsOf = async (
  req: PayloadRequest,
  user: TypedUser,
  collection: CollectionSlug,
  touched: Touched[],
): Promise<WaitingDraft[]> => {
  const ids = touched.map(({ id }) => id)
  const ever = await publishedEver(req, collection, ids)
  const both = touched.map(({ state }) => ({
    published: isPublished(state) ? state.main : null,
    latest: newestOf(state),
  }))
  const changes = await unpublishedChanges(req, collection, both, user.id)
  return touched.map(({ id, name, state }, index) => {
    const own = changes[index] ?? []
    const wasPublic = ever.has(id)
    const past = wasPublic ? 'had one' : 'never had one'
    return {
      id,
      name,
      visitors: isPublished(state) ? 'have one' : past,
      isOwn: own.some(({ isMine }) => isMine) && !own.some((one) => isOthers(one, wasPublic)),
      changes: own,
    }
  })
}
