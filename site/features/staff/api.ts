import { api } from '@healthcare-for-all/cms/contract/paths'
import { apiQuery } from '../../lib/api-query.ts'

export const ownListingQuery = (token: string) => apiQuery<'ownListing'>(api.ownListing(token))
