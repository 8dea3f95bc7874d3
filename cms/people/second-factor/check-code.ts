import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { Refusal } from '../../panel-kit/refusal.ts'
import { logSecurity } from '../log/security-log.ts'
import { findSecret, spendRecoveryCode, spendStep } from '../queries/second-factor.ts'
import { countCode } from '../sign-in/limits.ts'
import { recoveryHash } from './recovery-codes.ts'
import { unseal } from './sealed.ts'
import { stepOf } from './totp.ts'

export const WRONG_CODE = {
  en: 'This code is not right, or it was used already. Enter another one.',
  es: 'Este código no es correcto, o ya se usó. Escriba otro.',
}

const Stored = z.object({ secret: z.string() })

const isAppCode = (text: string) => /^\d{6}$/.test(text)

const isNextCode = async (req: PayloadRequest, account: number, code: string, sealed: string) => {
  const { payload } = req
  const stored = await unseal(payload, 'secret of a second factor', Stored, sealed)
  if (!stored)
    throw new Refusal(
      {
        en: 'The code can’t be checked, because the server’s secret has changed. Ask an admin to remove your second factor.',
        es: 'No se puede comprobar el código, porque cambió el secreto del servidor. Pida a Administración que quite su segundo factor.',
      },
      409,
    )
  const step = stepOf(stored.secret, code)
  return step !== undefined && (await spendStep(req, account, step))
}

const isRecoveryCode = async (req: PayloadRequest, account: number, code: string) => {
  const left = await spendRecoveryCode(req, account, recoveryHash(req.payload, account, code))
  if (left === undefined) return false
  logSecurity(req, 'recovery-code.used', { account, left })
  return true
}

/**
 * Whether a code is the app's present one, or a recovery code of the account. It is then used up.
 * @param half the id of the half-signed-in state, if the code comes from there
 * @throws Refusal with status 429 after too many wrong codes
 */
export const isRightCode = async (
  req: PayloadRequest,
  account: number,
  typed: string,
  half?: string,
): Promise<boolean> => {
  const code = typed.replace(/\s/g, '')
  const sealed = await findSecret(req, account)
  if (!sealed || !code) return false
  const wasRight = await countCode(req, account, half)
  const isRight = isAppCode(code)
    ? await isNextCode(req, account, code, sealed)
    : await isRecoveryCode(req, account, code)
  if (isRight) await wasRight()
  else logSecurity(req, 'factor.failed', { account })
  return isRight
}
