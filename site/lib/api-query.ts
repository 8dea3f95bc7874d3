import type { Answer, Operation } from '@healthcare-for-all/cms/contract'
import { queryOptions } from '@tanstack/react-query'

/** Query options for one operation of the API at one path; the answer's type is the contract's. */
export const apiQuery = <Name extends Operation>(path: string, failure?: string) =>
  queryOptions<Answer<Name>>({ queryKey: [path], meta: failure ? { failure } : undefined })
