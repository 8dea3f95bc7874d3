import { api } from '@healthcare-for-all/cms/contract/paths'
import { apiQuery } from '../../lib/api-query.ts'

/** The texts that have a page of their own. */
export type LegalName = 'privacy' | 'terms'

export const legalQuery = (name: LegalName) => apiQuery<'legalPage'>(api.legalPage(name))
