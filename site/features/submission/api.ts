import { apiQuery } from '../../lib/api-query.ts'
import { api } from '../../paths.ts'

export const submissionQuery = (token: string) =>
  apiQuery<'submissionProgress'>(api.submissionProgress(token))
