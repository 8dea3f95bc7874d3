import { z } from 'zod'
import { action } from '../../panel-kit/action.ts'
import { readTruths } from '../queries/read-truths.ts'

/** What each figure would say if it were counted. */
export const trueFigures = action({
  method: 'get',
  path: '/site-settings/truths',
  roles: ['admin', 'editor'],
  input: z.object({}),
  act: (_, req) => readTruths(req.payload),
})
