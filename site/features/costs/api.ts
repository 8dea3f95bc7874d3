import { api } from '@healthcare-for-all/cms/contract/paths'
import { apiQuery } from '../../lib/api-query.ts'

export const costFiguresQuery = apiQuery<'costFigures'>(api.costFigures)
