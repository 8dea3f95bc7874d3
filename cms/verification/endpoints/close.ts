import { ROLES } from '../../access/roles.ts'
import { action } from '../../panel-kit/action.ts'
import { outcomeInput, settle } from './settle.ts'

/** Closed for good: the clinic is kept, but no longer shown to visitors. */
export const close = action({
  method: 'post',
  path: '/verification/:clinic/close',
  roles: ROLES,
  input: outcomeInput,
  act: (input, req, user) =>
    settle(req, user, input, {
      outcome: 'closed',
      decide: (clinic) => ({
        data: {
          closedAt: new Date().toISOString(),
          askAgainOn: null,
          reportedWrongAt: null,
          changedAtSourceAt: null,
          _status: 'draft',
        },
        message: `${clinic.name} is closed and no longer listed.`,
      }),
    }),
})
