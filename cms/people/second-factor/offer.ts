import type { PayloadRequest } from 'payload'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { recordSecondFactor } from '../../history/index.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { User } from '../../payload-types.ts'
import { logSecurity } from '../log/security-log.ts'
import { storeFactor } from '../queries/second-factor.ts'
import { tellOwner } from '../tell-owner.ts'
import { requireStamp, stampOf, tooLate } from './half-signed-in.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { seal, unseal } from './sealed.ts'
import { appAddress, newSecret, stepOf } from './totp.ts'

/** There is an app to install first. */
const SECONDS = 20 * 60

/** Where somebody sets up a second factor: signed in, or before they are. */
type From = 'account' | 'sign-in'

const Offered = z.object({
  account: z.number(),
  stamp: z.string(),
  from: z.enum(['account', 'sign-in']),
  secret: z.string(),
})

/** What somebody needs to set up a second factor. Nothing is stored before they send a code. */
export interface Offer {
  /** An SVG that authenticator apps can read. */
  qr: string
  /** The same as text, in groups of four. */
  secret: string
  /** To be sent with the first code. */
  offer: string
}

export const makeOffer = async (req: PayloadRequest, user: User, from: From): Promise<Offer> => {
  const secret = newSecret()
  const offered = { account: user.id, stamp: stampOf(req, user), from, secret }
  return {
    qr: renderSVG(appAddress(secret, user.email), { border: 2 }),
    secret: secret.replace(/(.{4})(?=.)/g, '$1 '),
    offer: await seal(req.payload, 'offered second factor', offered, SECONDS),
  }
}

/** @throws Refusal if the offer is too old, or was made elsewhere or for somebody else */
export const readOffer = async (req: PayloadRequest, offer: string, from: From) => {
  const offered = await unseal(req.payload, 'offered second factor', Offered, offer)
  if (offered?.from !== from) throw tooLate()
  return { ...offered, owner: await requireStamp(req, offered) }
}

/**
 * Adds the second factor that was offered.
 * @returns the recovery codes, which can't be shown again
 * @throws Refusal if the code is wrong, or the account has a second factor by now
 */
export const acceptOffer = async (
  req: PayloadRequest,
  { account, secret, owner }: { account: number; secret: string; owner: User },
  code: string,
): Promise<string[]> => {
  const { payload } = req
  const lastStep = stepOf(secret, code.replace(/\s/g, ''))
  if (lastStep === undefined)
    throw new Refusal({
      en: 'This code is not right. Enter the one that the app shows now, and check that the clock of your phone is right.',
      es: 'Este código no es correcto. Escriba el que ahora muestra la aplicación y revise que el reloj de su teléfono esté bien.',
    })
  const recoveryCodes = newRecoveryCodes()
  const isStored = await storeFactor(req, account, {
    secret: await seal(payload, 'secret of a second factor', { secret }),
    lastStep,
    recoveryCodes: recoveryCodes.map((one) => recoveryHash(payload, account, one)),
  })
  if (!isStored)
    throw new Refusal(
      {
        en: 'This account already has a second factor.',
        es: 'Esta cuenta ya tiene un segundo factor.',
      },
      409,
    )
  logSecurity(req, 'factor.added', { account })
  await recordSecondFactor(req, owner, true)
  tellOwner(req, owner, 'factor added')
  return recoveryCodes
}
