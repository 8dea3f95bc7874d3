import type { Answer } from '@healthcare-for-all/cms/contract'
import { api } from '@healthcare-for-all/cms/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { frameCopy } from '../copy/frame.ts'
import { apiQuery } from './api-query.ts'
import { useCopy } from './language.tsx'

export const siteQuery = apiQuery<'site'>(api.site)

const SiteContext = createContext<Answer<'site'> | undefined>(undefined)

interface SiteProviderProps {
  children: ReactNode
}

/** Asks once for what editors set: a page reads it in many places, and each query has its cost. */
export const SiteProvider = ({ children }: SiteProviderProps) => (
  <SiteContext value={useQuery(siteQuery).data}>{children}</SiteContext>
)

/** What editors set for the whole site; undefined until it has arrived. */
export const useSite = () => useContext(SiteContext)

export const useProductName = () => {
  const { usualProduct } = useCopy(frameCopy)
  return useSite()?.productName ?? usualProduct
}
