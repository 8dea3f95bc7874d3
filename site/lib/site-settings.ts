import { api } from '@healthcare-for-all/cms/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { frameCopy } from '../copy/frame.ts'
import { apiQuery } from './api-query.ts'
import { useCopy } from './language.tsx'

export const siteQuery = apiQuery<'site'>(api.site)

/** What editors set for the whole site; undefined until it has arrived. */
export const useSite = () => useQuery(siteQuery).data

export const useProductName = () => {
  const { usualProduct } = useCopy(frameCopy)
  return useSite()?.productName ?? usualProduct
}
