import type { CollectionBeforeLoginHook, CollectionBeforeOperationHook } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import { isDeactivated } from '../queries/account.ts'

/** Runs once the password is known to be right, and before a new one that was chosen is kept. */
export const refuseDeactivated: CollectionBeforeLoginHook = ({ user }) => {
  if (user.deactivatedAt)
    throw new Refusal('This account is deactivated. Ask an admin to reactivate it.', 403)
}

/** Answers as for any other address, but sends nothing: a stranger learns nothing of the account. */
export const mailNoDeactivated: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'forgotPassword' || !('data' in args)) return args
  const email: unknown = Reflect.get(args.data ?? {}, 'email')
  if (typeof email !== 'string' || !(await isDeactivated(req, email))) return args
  return { ...args, disableEmail: true }
}
