import type {
  CollectionAfterChangeHook,
  CollectionAfterLogoutHook,
  CollectionBeforeChangeHook,
} from 'payload'
import type { User } from '../../payload-types.ts'
import { tellOwner } from '../tell-owner.ts'
import { logSecurity, type SecurityEvent } from './security-log.ts'

declare module 'payload' {
  interface RequestContext {
    /** Ids of the accounts that get a new password: after the change, the password is no longer there. */
    newPasswords?: Set<number | string>
  }
}

export const rememberNewPassword: CollectionBeforeChangeHook<User> = ({
  context,
  data,
  originalDoc,
}) => {
  if (data.password && originalDoc)
    context.newPasswords = new Set([...(context.newPasswords ?? []), originalDoc.id])
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
  if (context.newPasswords?.has(id)) {
    log('password.changed')
    tellOwner(req, previousDoc, 'new password')
  }
  if (doc.email !== previousDoc.email) {
    log('email.changed')
    tellOwner(req, previousDoc, 'new email')
  }
  if (role !== previousDoc.role) log('role.changed', { role })
  const isActive = !doc.deactivatedAt
  if (isActive !== !previousDoc.deactivatedAt)
    log(isActive ? 'account.reactivated' : 'account.deactivated')
}

export const logSignOut: CollectionAfterLogoutHook<User> = ({ req }) => {
  logSecurity(req, 'sign-out', { account: req.user?.id })
}
