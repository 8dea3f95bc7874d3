import { apiQuery } from '../../lib/api-query.ts'
import { api } from '../../paths.ts'

export const guideQuery = (slug: string) => apiQuery<'guideBySlug'>(api.guide(slug))
