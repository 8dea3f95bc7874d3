import type { Endpoint } from 'payload'
import { endSession } from '../queries/sessions.ts'
import { ownSession } from './session.ts'

type OwnEndpoint = Omit<Endpoint, 'root'>

/** Once somebody gets a new session, the one that their browser had before ends. */
export const endingEarlierSession = ({ handler, ...endpoint }: OwnEndpoint): OwnEndpoint => ({
  ...endpoint,
  handler: async (req) => {
    const earlier = ownSession(req)
    const response = await handler(req)
    if (earlier && response.headers.has('set-cookie')) await endSession(req, earlier)
    return response
  },
})
