import {
  AuthenticationError,
  addDataAndFileToRequest,
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import { logSecurity } from '../log/security-log.ts'
import { isRightCode, WRONG_CODE } from '../second-factor/check-code.ts'
import { readHalf, sealHalf } from '../second-factor/half-signed-in.ts'
import { acceptOffer, makeOffer, readOffer } from '../second-factor/offer.ts'
import type { FactorMissing } from '../second-factor/require-factor.ts'
import { sentText, withCookie } from './answer.ts'
import { startSession, storedAccount } from './session.ts'

/** @throws Refusal with status 401 if the code is wrong */
const signInWithCode = async (
  req: PayloadRequest,
  account: number,
  half?: string,
): Promise<Response> => {
  if (!(await isRightCode(req, account, sentText(req, 'code'), half)))
    throw new Refusal(WRONG_CODE, 401)
  const session = await startSession(req, account)
  logSecurity(req, 'sign-in', { account })
  return withCookie(req, { message: req.t('authentication:passed'), ...session })
}

/** After the right password: signs in if a code was sent too, or else asks for what is missing. */
export const askForFactor = async (
  req: PayloadRequest,
  { account, next }: FactorMissing,
): Promise<Response> => {
  const isCode = next === 'enter a code'
  if (isCode && sentText(req, 'code')) return signInWithCode(req, account)
  const headers = { 'cache-control': 'no-store' }
  if (isCode) {
    const message = 'Enter the code that your authenticator app shows, or a recovery code.'
    return Response.json({ message, secondFactor: await sealHalf(req, account) }, { headers })
  }
  const user = await storedAccount(req, account)
  if (!user) throw new AuthenticationError(req.t)
  const message = 'Your account needs a second factor. Set it up to sign in.'
  return Response.json({ message, setUp: await makeOffer(req, user, 'sign-in') }, { headers })
}

/** The second step of a sign-in: the code. */
export const giveCode: Omit<Endpoint, 'root'> = {
  method: 'post',
  path: '/second-factor',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { account, id } = await readHalf(req, sentText(req, 'token'))
    return signInWithCode(req, account, id)
  },
}

/** The second step of the first sign-in of somebody who needs a second factor and has none. */
export const setUpFactor: Omit<Endpoint, 'root'> = {
  method: 'post',
  path: '/second-factor/set-up',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const offered = await readOffer(req, sentText(req, 'offer'), 'sign-in')
    await initTransaction(req)
    try {
      const recoveryCodes = await acceptOffer(req, offered, sentText(req, 'code'))
      const session = await startSession(req, offered.account)
      await commitTransaction(req)
      logSecurity(req, 'sign-in', { account: offered.account })
      return withCookie(req, {
        message: req.t('authentication:passed'),
        ...session,
        recoveryCodes,
      })
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  },
}
