import type { PayloadRequest, TypedUser } from 'payload'
import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { logSecurity } from '../log/security-log.ts'
import { requireOwn } from '../passwords/require-own-password.ts'
import { findFactor, replaceRecoveryCodes } from '../queries/second-factor.ts'
import { endSessions } from '../queries/sessions.ts'
import { isRightCode, WRONG_CODE } from '../second-factor/check-code.ts'
import { acceptOffer, makeOffer, readOffer } from '../second-factor/offer.ts'
import { newRecoveryCodes, recoveryHash } from '../second-factor/recovery-codes.ts'
import { removeFactor } from '../second-factor/remove-factor.ts'
import { ownSession, storedAccount } from '../sign-in/session.ts'

const text = z.string().max(4_096)
const proof = z.object({ password: text, code: text })

const NONE = {
  en: 'This account has no second factor.',
  es: 'Esta cuenta no tiene segundo factor.',
}

/** The first step of setting up one's own second factor. */
export const offerFactor = action({
  method: 'post',
  path: '/people/second-factor/offer',
  roles: ROLES,
  input: z.object({ password: text }),
  act: async ({ password }, req, { id, email }) => {
    await requireOwn(req, { id, email }, password)
    if (await findFactor(req, id))
      throw new Refusal(
        { en: 'You already have a second factor.', es: 'Usted ya tiene un segundo factor.' },
        409,
      )
    const user = await storedAccount(req, id)
    if (!user)
      throw new Refusal({ en: 'There is no such account.', es: 'No existe esa cuenta.' }, 404)
    return makeOffer(req, user, 'account')
  },
})

/** The last step. Sessions that were started without the second factor end, except this one. */
export const addOwnFactor = action({
  method: 'post',
  path: '/people/second-factor/add',
  roles: ROLES,
  input: z.object({ offer: text, code: text }),
  act: async ({ offer, code }, req, user) => {
    const offered = await readOffer(req, offer, 'account')
    if (offered.account !== user.id)
      throw new Refusal(
        { en: 'This was offered to somebody else.', es: 'Esto se ofreció a otra persona.' },
        403,
      )
    const recoveryCodes = await acceptOffer(req, offered, code)
    await endSessions(req, user.id, ownSession(req)?.id)
    return { recoveryCodes }
  },
})

/** @throws Refusal unless the password and a code are right */
const requireProof = async (
  req: PayloadRequest,
  { id, email }: TypedUser,
  { password, code }: z.infer<typeof proof>,
): Promise<void> => {
  await requireOwn(req, { id, email }, password)
  if (!(await findFactor(req, id))) throw new Refusal(NONE, 409)
  if (!(await isRightCode(req, id, code))) throw new Refusal(WRONG_CODE)
}

export const makeRecoveryCodes = action({
  method: 'post',
  path: '/people/second-factor/recovery-codes',
  roles: ROLES,
  input: proof,
  act: async (input, req, user) => {
    await requireProof(req, user, input)
    const recoveryCodes = newRecoveryCodes()
    const hashes = recoveryCodes.map((code) => recoveryHash(req.payload, user.id, code))
    await replaceRecoveryCodes(req, user.id, hashes)
    logSecurity(req, 'recovery-codes.made', { account: user.id })
    return { recoveryCodes }
  },
})

export const removeOwnFactor = action({
  method: 'post',
  path: '/people/second-factor/remove',
  roles: ROLES,
  input: proof,
  act: async (input, req, user) => {
    await requireProof(req, user, input)
    await removeFactor(req, user.id)
    return { removed: true }
  },
})

/** For somebody who lost their phone and their recovery codes. It ends their sessions. */
export const removeFactorOf = action({
  method: 'post',
  path: '/people/:id/second-factor/remove',
  roles: ['admin'],
  input: z.object({ id: documentId, password: text }),
  act: async ({ id, password }, req, user) => {
    if (id === user.id)
      throw new Refusal(
        {
          en: 'Turn off your own second factor under Account.',
          es: 'Desactive su propio segundo factor en Cuenta.',
        },
        409,
      )
    await requireOwn(req, { id: user.id, email: user.email }, password)
    if (!(await removeFactor(req, id))) throw new Refusal(NONE, 409)
    await endSessions(req, id)
    return { removed: true }
  },
})
