import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { action } from '../../panel-kit/action.ts'
import { countPairs, listPairs } from '../queries/pair-rows.ts'
import { type PairsPage, PER_PAGE } from './answers.ts'
import { queueFilter } from './filter.ts'

/** The queue of likely pairs, or those that people have decided on. */
export const showPairs = action({
  method: 'get',
  path: '/duplicates',
  roles: PUBLISHERS,
  input: z.object({
    ...queueFilter,
    show: z.enum(['open', 'decided']).default('open'),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  act: async ({ show, page, ...filter }, req): Promise<PairsPage> => {
    const chosen = { ...filter, isOpen: show === 'open' }
    return {
      pairs: await listPairs(req, chosen, PER_PAGE, (page - 1) * PER_PAGE),
      total: await countPairs(req, chosen),
      open: await countPairs(req, { isOpen: true }),
      decided: await countPairs(req, { isOpen: false }),
    }
  },
})
