import { api } from '@healthcare-for-all/cms/contract/paths'
import { apiQuery } from '../../lib/api-query.ts'

/** The texts that have their own page. */
export type LegalName = 'privacy' | 'terms'

export const legalQuery = (name: LegalName) => apiQuery<'legalPage'>(api.legalPage(name))
