import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { User } from '../../payload-types.ts'
import { passwordFault } from './password-fault.ts'

/** @throws Refusal that says what to do */
const check = async (password: unknown, email: string): Promise<void> => {
  const fault = await passwordFault(typeof password === 'string' ? password : '', email)
  if (fault) throw new Refusal(fault)
}

/** Checks the password of a new account, and one that is changed. */
export const checkPassword: CollectionBeforeValidateHook<User> = async ({ data, originalDoc }) => {
  if (data?.password) await check(data.password, data.email ?? originalDoc?.email ?? '')
  return data
}

/** Checks the password that replaces a forgotten one, before the link for it is used up. */
export const checkResetPassword: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'resetPassword' || !('data' in args)) return
  const { password, token } = Object(args.data)
  const user = await req.payload.db.findOne<User>({
    collection: 'users',
    where: {
      resetPasswordToken: { equals: String(token) },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
    },
    req,
  })
  if (user) await check(password, user.email)
}
