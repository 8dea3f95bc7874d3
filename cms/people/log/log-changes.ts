import type {
  CollectionAfterChangeHook,
  CollectionAfterLogoutHook,
  CollectionBeforeChangeHook,
} from 'payload'
import type { User } from '../../payload-types.ts'
import { tellOwner } from '../tell-owner.ts'
import { logSecurity, type SecurityEvent } from './security-log.ts'

/** After the change, the new password is no longer there. */
const CHANGED = Symbol('accounts with a new password')

export const rememberNewPassword: CollectionBeforeChangeHook<User> = ({
  context,
  data,
  originalDoc,
}) => {
  const others: unknown = Reflect.get(context, CHANGED)
  if (data.password && originalDoc)
    Reflect.set(context, CHANGED, [...(Array.isArray(others) ? others : []), originalDoc.id])
  return data
}

/** Logs what was changed in an account, and by whom, and tells its owner. */
export const logChanges: CollectionAfterChangeHook<User> = ({
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const { id, role } = doc
  const log = (event: SecurityEvent, details = {}) =>
    logSecurity(req, event, { account: id, ...details })
  if (operation === 'create') return log('account.created', { role })
  const changed: unknown = Reflect.get(context, CHANGED)
  if (Array.isArray(changed) && changed.includes(id)) {
    log('password.changed')
    tellOwner(req, previousDoc.email, 'new password')
  }
  if (doc.email !== previousDoc.email) {
    log('email.changed')
    tellOwner(req, previousDoc.email, 'new email')
  }
  if (role !== previousDoc.role) log('role.changed', { role })
  const isActive = !doc.deactivatedAt
  if (isActive !== !previousDoc.deactivatedAt)
    log(isActive ? 'account.reactivated' : 'account.deactivated')
}

export const logSignOut: CollectionAfterLogoutHook<User> = ({ req }) => {
  logSecurity(req, 'sign-out', { account: req.user?.id })
}
