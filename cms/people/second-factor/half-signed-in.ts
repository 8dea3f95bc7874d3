import { createHmac, randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { User } from '../../payload-types.ts'
import { storedAccount } from '../sign-in/session.ts'
import { seal, unseal } from './sealed.ts'

const SECONDS = 5 * 60

/** Somebody who gave the right password, and has not given the second factor yet. */
const HalfSignedIn = z.object({
  account: z.number(),
  /** Changes when the password does. */
  stamp: z.string(),
  id: z.string(),
})
export type HalfSignedIn = z.infer<typeof HalfSignedIn>

/** Stands for the password that an account has, without telling it. */
export const stampOf = ({ payload }: PayloadRequest, { hash }: Pick<User, 'hash'>): string =>
  createHmac('sha256', payload.secret)
    .update(hash ?? '')
    .digest('base64url')

/** @throws Refusal if the password of the account has changed since the stamp was made */
export const requireStamp = async (
  req: PayloadRequest,
  { account, stamp }: { account: number; stamp: string },
): Promise<User> => {
  const user = await storedAccount(req, account)
  if (!user || stampOf(req, user) !== stamp) throw tooLate()
  return user
}

export const tooLate = () =>
  new Refusal(
    {
      en: 'This took too long. Please sign in again.',
      es: 'Esto tardó demasiado. Inicie sesión de nuevo.',
    },
    401,
  )

/** A token for five minutes that is good for nothing but to send the code with it. */
export const sealHalf = async (req: PayloadRequest, account: number): Promise<string> => {
  const user = await storedAccount(req, account)
  const half: HalfSignedIn = { account, stamp: stampOf(req, user ?? {}), id: randomUUID() }
  return seal(req.payload, 'half signed in', half, SECONDS)
}

/** @throws Refusal with status 401 if the token is too old, or not one of these */
export const readHalf = async (req: PayloadRequest, token: string): Promise<HalfSignedIn> => {
  const half = await unseal(req.payload, 'half signed in', HalfSignedIn, token)
  if (!half) throw tooLate()
  await requireStamp(req, half)
  return half
}
