import {
  AuthenticationError,
  addDataAndFileToRequest,
  type Endpoint,
  loginOperation,
  type PayloadRequest,
} from 'payload'
import { logSecurity } from '../log/security-log.ts'
import { doSameWork } from '../passwords/password-hash.ts'
import { findAccount } from '../queries/account.ts'
import { FactorMissing } from '../second-factor/require-factor.ts'
import { sentText, withCookie } from './answer.ts'
import { askForFactor } from './give-factor.ts'
import { countTry } from './limits.ts'

/**
 * @returns a session, or what the person has to do besides
 * @throws AuthenticationError in the same words and after the same time, whatever is wrong
 */
const checked = async (req: PayloadRequest, email: string, password: string) => {
  const account = await findAccount(req, email)
  if (password.trim() && account?.isActive) {
    const collection = req.payload.collections.users
    return loginOperation({ collection, data: { email, password }, req }).catch(
      (error: unknown) => {
        if (error instanceof FactorMissing) return error
        if (error instanceof AuthenticationError)
          logSecurity(req, 'sign-in.failed', { account: account.id })
        throw error
      },
    )
  }
  await req.payload.db.findOne({ collection: 'users', req, where: { email: { equals: email } } })
  await doSameWork(password)
  logSecurity(req, 'sign-in.failed', { account: account?.id })
  throw new AuthenticationError(req.t)
}

/**
 * In place of Payload’s own sign-in, which tells strangers what accounts there are, and asks for no
 * second factor. Its code can be sent with the password.
 */
export const signIn: Omit<Endpoint, 'root'> = {
  method: 'post',
  path: '/login',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const email = sentText(req, 'email').toLowerCase().trim()
    const password = sentText(req, 'password')
    const wasRight = await countTry(req, email)
    const result = await checked(req, email, password)
    await wasRight()
    if (result instanceof FactorMissing) return askForFactor(req, result)
    logSecurity(req, 'sign-in', { account: req.user?.id })
    return withCookie(req, { message: req.t('authentication:passed'), ...result })
  },
}
