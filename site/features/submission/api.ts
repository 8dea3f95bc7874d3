import { api } from '@healthcare-for-all/cms/contract/paths'
import { apiQuery } from '../../lib/api-query.ts'

export const submissionQuery = (token: string) =>
  apiQuery<'submissionProgress'>(api.submissionProgress(token))
