import type { Answer, Operation } from '@healthcare-for-all/cms/contract'
import { queryOptions } from '@tanstack/react-query'

/** Query options for one API operation at one path; the response type comes from the contract. */
export const apiQuery = <Name extends Operation>(path: string, failure?: string) =>
  queryOptions<Answer<Name>>({ queryKey: [path], meta: failure ? { failure } : undefined })
