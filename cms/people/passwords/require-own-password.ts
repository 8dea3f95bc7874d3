import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { User } from '../../payload-types.ts'
import { findFactor } from '../queries/second-factor.ts'
import { isRightCode, WRONG_CODE } from '../second-factor/check-code.ts'
import { countTry } from '../sign-in/limits.ts'
import { isPassword } from './password-hash.ts'

/** @throws Refusal unless the password is that of the person who is signed in */
export const requireOwn = async (
  req: PayloadRequest,
  own: Pick<User, 'id' | 'email'>,
  password: unknown,
): Promise<void> => {
  if (typeof password !== 'string' || !password)
    throw new Refusal({
      en: 'Enter your own current password.',
      es: 'Escriba su propia contraseña actual.',
    })
  const wasRight = await countTry(req, own.email)
  const stored = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: own.id } },
    req,
  })
  if (!(await isPassword(password, stored ?? {})))
    throw new Refusal({
      en: 'This is not your current password.',
      es: 'Esta no es su contraseña actual.',
    })
  await wasRight()
}

/** @throws Refusal unless whoever is signed in has no second factor, or gave a code of it */
const requireOwnCode = async (req: PayloadRequest, own: number, code: unknown): Promise<void> => {
  if (!(await findFactor(req, own))) return
  if (typeof code !== 'string' || !code)
    throw new Refusal({
      en: 'Enter a code of your own second factor too.',
      es: 'Escriba también un código de su propio segundo factor.',
    })
  if (!(await isRightCode(req, own, code))) throw new Refusal(WRONG_CODE)
}

/**
 * Whoever changes a password or an email address enters their own current password, and a code if
 * they have a second factor, so that a screen left open is not enough. Neither is ever stored.
 */
export const requireOwnPassword: CollectionBeforeValidateHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data || operation !== 'update') return data
  const { currentPassword, currentCode, ...rest } = data
  const email = data.email?.toLowerCase().trim()
  const isChange = Boolean(data.password) || (email !== undefined && email !== originalDoc?.email)
  // What the product itself changes, it changes for nobody, or without a form.
  if (req.user && originalDoc && isChange) {
    await requireOwn(req, req.user, currentPassword)
    await requireOwnCode(req, req.user.id, currentCode)
  }
  return rest
}
