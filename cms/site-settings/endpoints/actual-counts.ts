import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { action } from '../../panel-kit/action.ts'
import { panelLanguage } from '../../panel-kit/say.ts'
import { readActualCounts } from '../queries/read-actual-counts.ts'

/** What each figure would say if it were counted. */
export const showActualCounts = action({
  method: 'get',
  path: '/site-settings/truths',
  roles: PUBLISHERS,
  input: z.object({}),
  act: (_, req) => readActualCounts(req.payload, panelLanguage(req.i18n.language)),
})
