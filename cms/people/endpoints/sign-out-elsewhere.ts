import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { action } from '../../panel-kit/action.ts'
import { logSecurity } from '../log/security-log.ts'
import { endSessions } from '../queries/sessions.ts'
import { ownSession } from '../sign-in/session.ts'

/** Ends one's own sessions, except the one that asks. */
export const signOutElsewhere = action({
  method: 'post',
  path: '/people/sign-out-elsewhere',
  roles: ROLES,
  input: z.object({}),
  act: async (_, req, { id }) => {
    const ended = await endSessions(req, id, ownSession(req)?.id)
    logSecurity(req, 'sessions.ended', { account: id, ended })
    return { ended }
  },
})
