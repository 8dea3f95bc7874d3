import { apiQuery } from '../../lib/api-query.ts'
import { api } from '../../paths.ts'

/** The texts that have a page of their own. */
export type LegalName = 'privacy' | 'terms'

export const legalQuery = (name: LegalName) => apiQuery<'legalPage'>(api.legalPage(name))
