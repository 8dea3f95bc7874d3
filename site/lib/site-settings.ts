import { api } from '@healthcare-for-all/cms/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from './api-query.ts'

export const siteQuery = apiQuery<'site'>(api.site)

/** The default of the setting `productName`, for the rare page whose settings failed to load. */
const DEFAULT_PRODUCT_NAME = 'Free Clinics'

/** What editors set for the whole site; undefined until it has arrived. */
export const useSite = () => useQuery(siteQuery).data

export const useProductName = () => useSite()?.productName ?? DEFAULT_PRODUCT_NAME
