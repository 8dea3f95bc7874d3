import { PUBLISHERS } from '../../access/publishers.ts'
import { action } from '../../panel-kit/action.ts'
import { reviewChange } from '../steps/review-change.ts'
import { Asked } from './for-collection.ts'

/** What a change of many documents would do: how many, what of each, whose drafts. */
export const reviewBulk = action({
  method: 'post',
  path: '/bulk/review',
  roles: PUBLISHERS,
  input: Asked,
  act: ({ collection, chosen, change }, req, user) =>
    reviewChange(req, user, collection, chosen, change),
})
