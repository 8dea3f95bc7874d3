import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { User } from '../../payload-types.ts'
import { countTry } from '../sign-in/limits.ts'
import { isPassword } from './password-hash.ts'

/** @throws Refusal unless the password is that of the person who is signed in */
export const requireOwn = async (
  req: PayloadRequest,
  own: Pick<User, 'id' | 'email'>,
  password: unknown,
): Promise<void> => {
  if (typeof password !== 'string' || !password)
    throw new Refusal('Enter your own current password.')
  const wasRight = await countTry(req, own.email)
  const stored = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: own.id } },
    req,
  })
  if (!(await isPassword(password, stored ?? {})))
    throw new Refusal('This is not your current password.')
  await wasRight()
}

/**
 * Whoever changes a password or an email address enters their own current password, so that a
 * screen left open is not enough. It is never stored.
 */
export const requireOwnPassword: CollectionBeforeValidateHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data || operation !== 'update') return data
  const { currentPassword, ...rest } = data
  const email = data.email?.toLowerCase().trim()
  const isChange = Boolean(data.password) || (email !== undefined && email !== originalDoc?.email)
  // What the product itself changes, it changes for nobody, or without a form.
  if (req.user && originalDoc && isChange) await requireOwn(req, req.user, currentPassword)
  return rest
}
