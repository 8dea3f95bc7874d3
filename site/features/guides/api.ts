import { api } from '@healthcare-for-all/cms/contract/paths'
import { apiQuery } from '../../lib/api-query.ts'

export const guideQuery = (slug: string) => apiQuery<'guideBySlug'>(api.guide(slug))
