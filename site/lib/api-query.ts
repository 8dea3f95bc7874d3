import type { Answer, Operation } from '@healthcare-for-all/cms/contract'
import { queryOptions } from '@tanstack/react-query'

/** Query options for one API operation at one path; the response type comes from the contract. */
export const apiQuery = <Name extends Operation>(path: string, failure?: string) =>
  queryOptions<Answer<Name>>({ queryKey: [path], meta: failure ? { failure } : undefined })

/** The same, but what is asked goes in the body of a POST: it is in no address, and in no log. */
export const quietQuery = <Name extends Operation>(path: string, failure?: string) =>
  queryOptions<Answer<Name>>({
    queryKey: [path],
    meta: { quiet: true, ...(failure && { failure }) },
  })
